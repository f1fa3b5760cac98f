import type { Id, MoneyOrder } from '@puente/contract'
import type { ReceivableStatus } from '@puente/contract/staff'
import type { List } from '../../../platform/lists/list.ts'
import { listsInOrders } from '../../../platform/lists/orders.ts'
import type { PayinFilter } from './payin-filter.ts'
import { payinOrders, payinRows, type Payin } from './payin-lists.store.ts'
import type { Receivable } from '../receivables/receivable.ts'
import { customerReceivables, listReceivableRows } from '../receivables/receivables.store.ts'
import { listRefundRows, type Refund, type RefundFilter } from '../refunds/refunds.store.ts'
import type { Suspense } from '../suspense/suspense.ts'
import { listSuspenseRows, type SuspenseFilter } from '../suspense/suspense.store.ts'

/** Every payment in each order of its list. */
export const payins: Readonly<Record<MoneyOrder, List<PayinFilter, Payin>>> = listsInOrders(
  'payins',
  payinOrders,
  payinRows,
)

/** Money in suspense, longest waiting first. */
export const suspenseItems: List<SuspenseFilter, Suspense> = {
  name: 'suspense',
  keyOf: ({ waitsSince, id }) => [waitsSince.toISOString(), id],
  read: listSuspenseRows,
}

/** Refunds in one state, longest waiting first. */
export const refunds: List<RefundFilter, Refund> = {
  name: 'refunds',
  keyOf: ({ waitsSince, id }) => [waitsSince.toISOString(), id],
  read: listRefundRows,
}

/** Open and closed debts of one customer, newest first. */
export const customerDebts: List<{ readonly customerId: Id<'customer'> }, Receivable> = {
  name: 'customer-debts',
  keyOf: ({ id }) => [id],
  read: (work, { customerId }, after, limit) => customerReceivables(work, customerId, after, limit),
}

/** Receivables in one status, oldest first. */
export const receivables: List<{ readonly status: ReceivableStatus }, Receivable> = {
  name: 'receivables',
  keyOf: ({ id }) => [id],
  read: listReceivableRows,
}
