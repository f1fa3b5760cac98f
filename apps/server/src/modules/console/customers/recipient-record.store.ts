import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

const SAME_MAX = 20

export interface SameAccount {
  readonly id: Id<'recipient'>
  readonly customerId: Id<'customer'>
}

/** Recipients of other customers with the account of this one, the last stored first; at most 20. */
export const sameAccount = (work: Work, id: string): Promise<SameAccount[]> =>
  work.tx.many<SameAccount>(sql`
    select other.id, other.customer_id
    from recipients.v_recipient one join recipients.v_recipient other on other.account_index = one.account_index
    where one.id = ${id} and other.customer_id <> one.customer_id and other.replaced_by is null
    order by other.id desc limit ${SAME_MAX}`)
