import type { Id } from '@puente/contract'
import { listPage, mapped, type ListPage, type PartnerAnswer, type PartnerHttp } from './http.ts'

export interface BankPayment {
  readonly id: string
  readonly reference: string
  readonly amountMinor: bigint
  readonly payerRut: string
  readonly payerName: string
  readonly payerBank: string
  readonly payerAccount: string
  readonly status: 'confirmed' | 'rejected' | 'reversed'
  readonly creditedAt: Date
}

export interface BankRefund {
  readonly id: string
  readonly clientReference: string
  readonly status: 'accepted' | 'settled' | 'rejected'
}

/** A transfer between the operator's two accounts. It is settled when the bank responds. */
export interface BankSweep {
  readonly id: string
  readonly clientReference: string
  readonly status: 'settled'
}

export interface RefundOrder {
  readonly clientReference: string
  readonly amountMinor: bigint
  /** The bank's payment that is refunded; absent while the bank has reported none. */
  readonly paymentId?: Id<'payment'>
  readonly toRut: string
  readonly toName: string
  readonly toBank: string
  readonly toAccount: string
}

/** A transfer out of our accounts that we ordered, as the bank lists it. Compared with the books. */
export interface BankTransfer {
  readonly id: string
  readonly kind: 'refund' | 'sweep'
  readonly clientReference: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly status: string
  /** The bank's payment that a refund returns. */
  readonly paymentId?: Id<'payment'>
  readonly createdAt: Date
}

/** The bank that takes customers' pesos and pays refunds. Every order is idempotent by our reference. */
export interface BankPort {
  requestPayment(order: {
    readonly clientReference: string
    readonly amountMinor: bigint
    readonly payerRut: string
    readonly returnUrl: string
  }): Promise<PartnerAnswer<{ readonly id: string; readonly url: string }>>
  payment(id: string): Promise<PartnerAnswer<BankPayment>>
  /** Payments in the order of booking after `cursor`: how lost messages are found. */
  paymentsAfter(cursor: string | undefined, limit: number): Promise<PartnerAnswer<ListPage<BankPayment>>>
  refund(order: RefundOrder): Promise<PartnerAnswer<BankRefund>>
  refundByReference(clientReference: string): Promise<PartnerAnswer<BankRefund>>
  /** Moves money from the clients' account to the operator's. */
  sweep(order: {
    readonly clientReference: string
    readonly amountMinor: bigint
  }): Promise<PartnerAnswer<BankSweep>>
  sweepByReference(clientReference: string): Promise<PartnerAnswer<BankSweep>>
  /** Transfers out of our accounts, in the order in which the bank accepted them. */
  transfersAfter(cursor: string | undefined, limit: number): Promise<PartnerAnswer<ListPage<BankTransfer>>>
}

type WireTransfer = Omit<BankTransfer, 'amountMinor' | 'createdAt' | 'paymentId'> & {
  readonly amount: string
  readonly createdAt: string
  readonly paymentId?: Id<'payment'> | null
}

const toTransfer = ({ amount, createdAt, paymentId, ...rest }: WireTransfer): BankTransfer => ({
  ...rest,
  amountMinor: BigInt(amount),
  createdAt: new Date(createdAt),
  ...(paymentId === undefined || paymentId === null ? {} : { paymentId }),
})

interface WirePayment extends Omit<BankPayment, 'amountMinor' | 'creditedAt'> {
  readonly amount: string
  readonly creditedAt: string
}

const toPayment = ({ amount, creditedAt, ...rest }: WirePayment): BankPayment => ({
  ...rest,
  amountMinor: BigInt(amount),
  creditedAt: new Date(creditedAt),
})

/** The bank over its HTTP interface. */
export function bankOverHttp(http: PartnerHttp): BankPort {
  return {
    requestPayment: ({ clientReference, amountMinor, payerRut, returnUrl }) =>
      http.post('request-payment', '/bank/payment-requests', {
        clientReference,
        amount: String(amountMinor),
        payerRut,
        description: clientReference,
        returnUrl,
        account: 'client-money',
      }),
    payment: async (id) =>
      mapped(
        await http.get<WirePayment>('get-payment', `/bank/payments/${encodeURIComponent(id)}`),
        toPayment,
      ),
    paymentsAfter: (cursor, limit) =>
      listPage(http, 'list-payments', '/bank/payments', { cursor, limit, toItem: toPayment }),
    refund: ({ amountMinor, ...order }) =>
      http.post('refund', '/bank/refunds', {
        ...order,
        amount: String(amountMinor),
        account: 'client-money',
      }),
    refundByReference: (reference) =>
      http.get('get-refund', `/bank/refunds/by-reference/${encodeURIComponent(reference)}`),
    sweep: ({ clientReference, amountMinor }) =>
      http.post('sweep', '/bank/sweeps', { clientReference, amount: String(amountMinor) }),
    sweepByReference: (reference) =>
      http.get('get-sweep', `/bank/sweeps/by-reference/${encodeURIComponent(reference)}`),
    transfersAfter: (cursor, limit) =>
      listPage(http, 'list-transfers', '/bank/transfers', { cursor, limit, toItem: toTransfer }),
  }
}
