import type { BankPayment } from '../../../partners/bank.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { NewPayment } from './payments.store.ts'

/** A payment of the bank as stored, before it is matched. */
export const paymentOf = (payment: BankPayment): Omit<NewPayment, 'status' | 'why'> => ({
  id: derivedId('payment', payment.id),
  bankPaymentId: payment.id,
  orderId: undefined,
  namedOrderId: undefined,
  customerId: undefined,
  receivableId: undefined,
  amountMinor: payment.amountMinor,
  payer: {
    rut: payment.payerRut,
    name: payment.payerName,
    bank: payment.payerBank,
    account: payment.payerAccount,
    words: payment.reference,
  },
  payerBank: payment.payerBank,
  creditedAt: payment.creditedAt,
})
