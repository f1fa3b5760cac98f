export { payinEvents } from './events.ts'
export {
  askAgain,
  closeOrder,
  fundingOf,
  openOrder,
  postponeDeadline,
  reopenOrder,
  type OpenOrder,
} from './orders.ts'
export { referenceFrom, referenceIn, type Payment } from './payin.ts'
export { payinJobs } from './payins.jobs.ts'
export { bankInstructionsKnown } from './instructions-known.ts'
export { rutIndex } from './payins.store.ts'
export { payinHandlers } from './payins.customer.ts'
export { staffPayinHandlers } from './payins.staff.ts'
export { heldMinor, lastCreditAt, otherRutSeen, paymentsOf } from './payments.store.ts'
export { receivePayment } from './receive-payment.ts'
export { payBack } from './pay-back.ts'
export { refundExcess } from './refund-excess.ts'
export { refundOrder } from './refund-order.ts'
export { refundedOutside } from './refund-instructions.store.ts'
export { refundedOf, refundsOf, refundsWithoutAccount } from './refunds-by-order.store.ts'
export { refundsUnderWay } from './refunds.store.ts'
export { requestPayment } from './request-payment.ts'
export { payinsSealed } from './sealed.ts'
export { recordRefund } from './record-refund.ts'
export { decideUnpaid, REFUND_ACTION } from './declare-refund-unpaid.ts'
export { decideSuspense } from './decide-suspense.ts'
export { decideWriteOff } from './write-off.ts'
export {
  openReceivablesOf,
  owedOverOrder,
  partsOfReceivables,
  receivableFor,
  receivableOfPayment,
  receivableOwner,
  sentBackOf,
} from './receivables.store.ts'
export { customerDebts } from './lists.ts'
export { receivedMinor, WRITE_OFF_ACTION, type Receivable } from './receivable.ts'
export { SUSPENSE_ACTION } from './suspense.ts'
export { setOff } from './set-off.ts'
export { orderSweep, recordSweep } from './sweep-earnings.ts'
export { payinTerms } from './terms.ts'
export { reversedPaymentGate } from './write-off.ts'
