import type { CaseOrder, Id, MoneyOrder } from '@puente/contract'
import type { ReceivableStatus } from '@puente/contract/staff'
import type { List } from '../../../platform/lists/list.ts'
import { listsInOrders } from '../../../platform/lists/orders.ts'
import type { PayinFilter } from './payin-filter.ts'
import { payinOrders, payinRows, type Payin } from './payin-lists.store.ts'
import type { Receivable } from '../receivables/receivable.ts'
import {
  customerReceivables,
  listReceivableRows,
  receivableOrders,
} from '../receivables/receivables.store.ts'
import { listRefundRows, refundOrders, type Refund, type RefundFilter } from '../refunds/refunds.store.ts'
import type { Suspense } from '../suspense/suspense.ts'
import { listSuspenseRows, suspenseOrders, type SuspenseFilter } from '../suspense/suspense.store.ts'

/** Every payment in each order of its list. */
export const payins: Readonly<Record<MoneyOrder, List<PayinFilter, Payin>>> = listsInOrders(
  'payins',
  payinOrders,
  payinRows,
)

/** Money in suspense in each order of its list. */
export const suspenseItems: Readonly<Record<CaseOrder, List<SuspenseFilter, Suspense>>> = listsInOrders(
  'suspense',
  suspenseOrders,
  listSuspenseRows,
)

/** Refunds in one state, in each order of their list. */
export const refunds: Readonly<Record<CaseOrder, List<RefundFilter, Refund>>> = listsInOrders(
  'refunds',
  refundOrders,
  listRefundRows,
)

/** Open and closed debts of one customer, newest first. */
export const customerDebts: List<{ readonly customerId: Id<'customer'> }, Receivable> = {
  name: 'customer-debts',
  keyOf: ({ id }) => [id],
  read: (work, { customerId }, after, limit) => customerReceivables(work, customerId, after, limit),
}

/** Receivables in one status, in each order of their list. */
export const receivables: Readonly<
  Record<CaseOrder, List<{ readonly status: ReceivableStatus }, Receivable>>
> = listsInOrders('receivables', receivableOrders, listReceivableRows)
