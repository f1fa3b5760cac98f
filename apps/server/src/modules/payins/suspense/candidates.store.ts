import type { Id } from '@puente/contract'
import type { CandidateFit } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** An open order to which money without a usable reference may belong. */
export interface Candidate {
  readonly orderId: Id<'transfer'>
  readonly reference: string
  readonly remainingMinor: bigint
  readonly deadlineAt: Date
  readonly fits: readonly CandidateFit[]
}

const SHOWN_MAX = 20

/**
 * Open orders of the payer's RUT, orders that lack exactly this amount, and orders whose reference differs from the
 * text by one character.
 */
export async function candidatesFor(
  work: Work,
  money: {
    /** The indexes of the payer's RUT. */
    readonly payerRut: readonly Buffer[]
    readonly amountMinor: bigint
    /** LIKE patterns of references. */
    readonly patterns: readonly string[]
  },
): Promise<Candidate[]> {
  const rows = await work.tx.many<{
    id: string
    reference: string
    remaining: bigint
    deadlineAt: Date
    rut: boolean
    amount: boolean
    slip: boolean
  }>(sql`
    select * from (
      select o.id, o.reference, o.deadline_at, held.remaining, o.payer_rut_index = any(${money.payerRut}::bytea[]) as rut,
        held.remaining = ${money.amountMinor} as amount, o.reference like any(${money.patterns}::text[]) as slip
      from payins.payin_order o
      cross join lateral (
        select o.amount_minor - coalesce(sum(p.amount_minor - p.refunded_minor), 0)::bigint as remaining
        from payins.payment p where p.order_id = o.id and p.status = 'matched'
      ) as held
      where o.closed_at is null
    ) as open where rut or amount or slip
    order by rut desc, slip desc, amount desc, id limit ${SHOWN_MAX}`)
  return rows.map((row) => ({
    orderId: row.id,
    reference: row.reference,
    remainingMinor: row.remaining,
    deadlineAt: row.deadlineAt,
    fits: [
      ...(row.rut ? (['rut'] as const) : []),
      ...(row.amount ? (['amount'] as const) : []),
      ...(row.slip ? (['reference'] as const) : []),
    ],
  }))
}
