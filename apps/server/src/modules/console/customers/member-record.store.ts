import type { Id, MemberRole } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** The latest orders of a customer among which those of a member are found. */
const SCANNED_MAX = 2000

/** The latest transfers of a customer that a user ordered, the newest first. */
export async function orderedBy(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
  limit: number,
): Promise<Id<'transfer'>[]> {
  const rows = await work.tx.many<{ id: Id<'transfer'> }>(sql`
    select id from (
      select id, user_id, created_at from transfers.v_ordered_by where customer_id = ${customerId}
      order by created_at desc, id desc limit ${SCANNED_MAX}) as latest
    where user_id = ${userId} order by created_at desc, id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** An order of a company that a member asked signatures for, or signed. */
export interface SignedOrder {
  readonly id: Id<'signature-request'>
  readonly did: 'requested' | 'signed'
  readonly at: Date
  readonly state: 'open' | 'completed' | 'declined' | 'withdrawn' | 'expired'
  readonly sendMinor: bigint
  readonly transferId: Id<'transfer'> | null
}

/**
 * The latest orders that a member asked signatures for or signed, the newest first. Who asks signs too: the order is listed
 * as one that they asked for.
 */
export const signedBy = (
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
  limit: number,
): Promise<SignedOrder[]> =>
  work.tx.many<SignedOrder>(sql`
    select id, did, at, state, send_minor, transfer_id from (
      select distinct on (id) id, state, send_minor, transfer_id, created_at,
        case when requested_by = ${userId} then 'requested' else 'signed' end as did,
        coalesce(case when requested_by = ${userId} then created_at end, signed_at, created_at) as at
      from transfers.v_signature_request
      where customer_id = ${customerId} and (signed_by = ${userId} or requested_by = ${userId})
      order by id, signed_by = ${userId} desc nulls last) as one
    order by created_at desc, id desc limit ${limit}`)

/** A change of a membership in the audit trail. */
interface KeptChange {
  readonly at: Date
  readonly action: 'change-member-role' | 'remove-member'
  readonly actor: string
  readonly fromRole: MemberRole | null
  readonly toRole: MemberRole | null
}

/** The changes of the membership of a user for a customer, the latest first. */
export const membershipChangesOf = (
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
  limit: number,
): Promise<KeptChange[]> =>
  work.tx.many<KeptChange>(sql`
    select at, action, actor, coalesce(facts->>'from', facts->>'role') as from_role, facts->>'to' as to_role
    from platform.v_audit
    where subject = ${userId} and action in ('change-member-role', 'remove-member') and outcome = 'done'
      and facts->>'customerId' = ${customerId}
    order by at desc, id desc limit ${limit}`)
