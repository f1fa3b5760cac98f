export { payinEvents } from './events.ts'
export {
  reopenForPayment,
  closeOrder,
  fundingOf,
  openOrder,
  postponeDeadline,
  reopenOrder,
} from './orders.ts'
export { referenceFrom, referenceIn, type Payment } from './payin.ts'
export { payinJobs } from './payins.jobs.ts'
export { bankInstructionsKnown } from './refunds/instructions-known.ts'
export { accountNumberIndexes, payerQuery, type PayerSearched } from './payer-index.ts'
export { rutIndex, rutIndexes } from './payins.store.ts'
export { payinHandlers } from './payins.customer.ts'
export { staffPayinHandlers } from './payins.staff.ts'
export { heldMinor, otherRutPayments, payersOf, paymentsOf } from './received/payments.store.ts'
export { receivePayment } from './received/receive-payment.ts'
export { payBack } from './refunds/pay-back.ts'
export { refundExcess } from './refunds/refund-excess.ts'
export { refundOrder } from './refunds/refund-order.ts'
export { refundedOutside } from './refunds/refund-instructions.store.ts'
export {
  ordersOfRejectedRefunds,
  refundedOf,
  refundsOf,
  refundsWithoutAccount,
} from './refunds/refunds-by-order.store.ts'
export { refundsUnderWay } from './refunds/refunds.store.ts'
export { suspendStatementCredit, type StatementCredit } from './received/statement-payment.ts'
export { requestPayment } from './received/request-payment.ts'
export { payinsEncrypted, payinsPersonal } from './encrypted-columns.ts'
export { payerOf, payinsIndexed, rutOfPayer, valuesOfRuts } from './indexed-tables.ts'
export { recordRefund } from './refunds/record-refund.ts'
export { decideUnpaid, REFUND_ACTION } from './refunds/declare-refund-unpaid.ts'
export { countSuspense } from './suspense/count-suspense.ts'
export { assignSuspense, decideSuspense } from './suspense/decide-suspense.ts'
export { decideWriteOff } from './receivables/write-off.ts'
export {
  openReceivablesOf,
  debtOfOrder,
  partsOfReceivables,
  receivableFor,
  receivableOfPayment,
  receivableOwner,
  receivableReferred,
  sentBackOf,
} from './receivables/receivables.store.ts'
export { customerDebts } from './received/lists.ts'
export { receivedMinor, WRITE_OFF_ACTION, type Receivable } from './receivables/receivable.ts'
export { SUSPENSE_ACTION } from './suspense/suspense.ts'
export { setOff } from './receivables/set-off.ts'
export { orderSweep, recordSweep } from './sweeps/sweep-earnings.ts'
export { payinTerms } from './terms.ts'
export { reversedPaymentGate } from './receivables/write-off.ts'
export { indexAccounts } from './received/payer-index.store.ts'
