import { transferStates } from '@puente/contract'
import type { AgedKind, AgedOwner } from '@puente/contract/staff'
import { sql, type Sql } from '@puente/postgres'
import { ownerOf } from './aged.ts'

/** One kind of waiting sum: the tables it is read from, and its owner when that is always the same. */
export interface Branch {
  readonly kind: AgedKind
  readonly since: Sql
  readonly id: Sql
  readonly owner: AgedOwner | Sql
  readonly columns: Sql
  readonly from: Sql
  /** Condition of the frozen ones, which have no maximum age. */
  readonly frozen?: Sql
}

const owners = transferStates.map(ownerOf)
const none = sql`null::uuid`

const ofTransfer = (kind: 'client-funds' | 'payout-funds'): Branch => ({
  kind,
  since: sql`u.since`,
  id: sql`u.owner`,
  owner: sql`coalesce(t.turn, owners_of.team, 'nobody')`,
  frozen: sql`coalesce(t.state = 'frozen', false)`,
  columns: sql`u.posted_minor as amount_minor, u.currency, t.state, null::uuid as staff_id, t.due_at, t.id as transfer_id,
    t.reference, t.customer_id, ${none} as payment_id, ${none} as refund_id`,
  // The books determine whose money it is. A transfer unknown to them has no row here, and its money has no owner.
  from: sql`ledger.v_unsettled u left join transfers.v_moving_money t on t.id = u.owner
    left join unnest(${transferStates}::text[], ${owners}::text[]) as owners_of (state, team) on owners_of.state = t.state
    where u.code = ${kind} and u.owner is not null`,
})

/** Every kind of waiting sum. Each query reads only open rows. */
export const branches: readonly Branch[] = [
  {
    kind: 'suspense',
    since: sql`s.waits_since`,
    id: sql`s.id`,
    owner: sql`s.owner_team`,
    columns: sql`s.amount_minor, 'CLP' as currency, s.status as state, s.owner_staff_id as staff_id, s.due_at,
      s.order_id as transfer_id, t.reference, ${none} as customer_id, s.payment_id, s.refund_id`,
    from: sql`payins.v_suspense s left join transfers.v_moving_money t on t.id = s.order_id where true`,
  },
  ofTransfer('client-funds'),
  ofTransfer('payout-funds'),
  {
    kind: 'payout-clearing',
    since: sql`t.changed_at`,
    id: sql`t.id`,
    owner: 'treasury',
    columns: sql`t.receive_minor as amount_minor, t.currency, t.state, ${none} as staff_id, null::timestamptz as due_at,
      t.id as transfer_id, t.reference, t.customer_id, ${none} as payment_id, ${none} as refund_id`,
    from: sql`transfers.v_moving_money t where t.state = 'payout-submitted'`,
  },
  {
    kind: 'refund-clearing',
    since: sql`r.waits_since`,
    id: sql`r.id`,
    owner: 'treasury',
    columns: sql`r.amount_minor, 'CLP' as currency, null as state, ${none} as staff_id, null::timestamptz as due_at,
      r.order_id as transfer_id, t.reference, ${none} as customer_id, r.payment_id, r.id as refund_id`,
    from: sql`payins.v_refund_under_way r left join transfers.v_moving_money t on t.id = r.order_id where true`,
  },
  {
    kind: 'sweep-clearing',
    since: sql`w.created_at`,
    id: sql`w.id`,
    owner: 'treasury',
    columns: sql`w.amount_minor, 'CLP' as currency, null as state, ${none} as staff_id, null::timestamptz as due_at,
      ${none} as transfer_id, null as reference, ${none} as customer_id, ${none} as payment_id, ${none} as refund_id`,
    from: sql`payins.v_sweep_under_way w where true`,
  },
  {
    kind: 'customer-receivable',
    since: sql`c.opened_at`,
    id: sql`c.id`,
    owner: 'treasury',
    columns: sql`c.outstanding_minor as amount_minor, 'CLP' as currency, null as state, ${none} as staff_id, c.due_at,
      c.order_id as transfer_id, t.reference, c.customer_id, c.payment_id, ${none} as refund_id`,
    from: sql`payins.v_receivable c left join transfers.v_moving_money t on t.id = c.order_id where true`,
  },
  {
    kind: 'partner-receivable',
    since: sql`k.opened_at`,
    id: sql`k.id`,
    owner: 'treasury',
    columns: sql`k.amount_minor, k.currency, null as state, ${none} as staff_id, k.due_at,
      k.transfer_id, k.reference, k.customer_id, ${none} as payment_id, ${none} as refund_id`,
    from: sql`transfers.v_claim k where true`,
  },
]
