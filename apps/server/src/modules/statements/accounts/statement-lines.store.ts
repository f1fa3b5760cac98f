import { transferStates, type PublicState, type Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { Work } from '../../../platform/work.ts'
import { publicState } from '../../transfers/index.ts'
import { instantsOf, type Period, type Sum } from './account-statement.ts'

/** The transfers of a statement: a customer and a period. */
export interface Scope extends Period {
  readonly customerId: Id<'customer'>
}

/** One transfer of a statement; fee and IVA are zero until they are earned. */
export interface LineRow {
  readonly id: string
  readonly reference: string
  readonly state: PublicState
  readonly orderedAt: Date
  /** When the recipient last received the money, even if it was returned later. */
  readonly deliveredAt: Date | null
  readonly orderedMinor: bigint
  readonly feeNetMinor: bigint
  readonly feeIvaMinor: bigint
  /** The amount that the recipient is promised or has received. */
  readonly receiveMinor: bigint
  readonly receivedMinor: bigint
  readonly currency: string
  /** CLP for one unit. */
  readonly customerRate: string
  readonly midRate: string
  readonly spreadMinor: bigint
  readonly refundedMinor: bigint
}

const publicStates = transferStates.map((state) => publicState[state])

/** The lines of a scope. Defines which figures of a transfer count. */
function linesIn({ customerId, ...period }: Scope, more: Sql = sql`true`): Sql {
  const { from, until } = instantsOf(period)
  return sql`
    select t.id, t.reference, public_state.state, t.quote_id, t.created_at as ordered_at, t.delivered_at,
      t.send_minor as ordered_minor, t.receive_minor, t.currency,
      case when t.delivered_at is null then 0 else p.fee_net_minor end as fee_net_minor,
      case when t.delivered_at is null then 0 else p.fee_iva_minor end as fee_iva_minor,
      case when t.delivered_at is null then 0 else p.spread_minor end as spread_minor,
      case when public_state.state = 'delivered' then t.receive_minor else 0 end as received_minor,
      trim_scale(p.customer_rate)::text as customer_rate, trim_scale(p.mid_rate)::text as mid_rate,
      coalesce(r.settled_minor, 0) as refunded_minor
    from transfers.v_paper t
    join quotes.v_price p on p.id = t.quote_id
    join unnest(${transferStates}::text[], ${publicStates}::text[]) as public_state (kept, state) on public_state.kept = t.state
    left join lateral (
      select s.settled_minor from payins.v_settled_refund s where s.order_id = t.id
    ) as r on true
    where t.customer_id = ${customerId} and t.created_at >= ${from} and t.created_at < ${until} and ${more}`
}

/** Lines of a scope in the order of their orders, starting after `after`. */
export const lineRows = (
  work: Work,
  scope: Scope,
  after: Key | undefined,
  limit: number,
): Promise<LineRow[]> =>
  work.tx.many<LineRow>(sql`
    ${linesIn(scope, after && sql`(t.created_at, t.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`)}
    order by t.created_at, t.id limit ${limit}`)

/** The totals of the lines of a scope by state and currency. */
export async function sumsOf(work: Work, scope: Scope): Promise<Sum[]> {
  const rows = await work.tx.many<Omit<Sum, 'transfers'> & { transfers: bigint }>(sql`
    select state, currency, count(*) as transfers, sum(ordered_minor)::bigint as ordered_minor,
      sum(fee_net_minor)::bigint as fee_net_minor, sum(fee_iva_minor)::bigint as fee_iva_minor,
      sum(refunded_minor)::bigint as refunded_minor, sum(received_minor)::bigint as received_minor
    from (${linesIn(scope)}) as line group by state, currency order by state, currency`)
  return rows.map((row) => ({ ...row, transfers: Number(row.transfers) }))
}

/** SHA-256 of all lines of a scope. */
export async function fingerprintOfLines(work: Work, scope: Scope): Promise<Buffer> {
  const row = await work.tx.one<{ fingerprint: Buffer }>(sql`
    select sha256(convert_to(coalesce(string_agg(concat_ws('|', id, state, quote_id, extract(epoch from delivered_at),
      ordered_minor, receive_minor, refunded_minor), E'\n' order by ordered_at, id), ''), 'UTF8')) as fingerprint
    from (${linesIn(scope)}) as line`)
  return row.fingerprint
}
