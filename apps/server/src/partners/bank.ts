import type { PartnerAnswer, PartnerHttp } from './http.ts'

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

/** A move between the operator's two accounts; settled when it is answered. */
export interface BankSweep {
  readonly id: string
  readonly clientReference: string
  readonly status: 'settled'
}

export interface RefundOrder {
  readonly clientReference: string
  readonly amountMinor: bigint
  readonly paymentId: string
  readonly toRut: string
  readonly toName: string
  readonly toBank: string
  readonly toAccount: string
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
  paymentsAfter(
    cursor: string | undefined,
    limit: number,
  ): Promise<PartnerAnswer<{ readonly items: readonly BankPayment[]; readonly nextCursor?: string }>>
  refund(order: RefundOrder): Promise<PartnerAnswer<BankRefund>>
  refundByReference(clientReference: string): Promise<PartnerAnswer<BankRefund>>
  /** Moves money from the clients' account to the operator's. */
  sweep(order: {
    readonly clientReference: string
    readonly amountMinor: bigint
  }): Promise<PartnerAnswer<BankSweep>>
  sweepByReference(clientReference: string): Promise<PartnerAnswer<BankSweep>>
}

interface WirePayment extends Omit<BankPayment, 'amountMinor' | 'creditedAt'> {
  readonly amount: string
  readonly creditedAt: string
}

const toPayment = ({ amount, creditedAt, ...rest }: WirePayment): BankPayment => ({
  ...rest,
  amountMinor: BigInt(amount),
  creditedAt: new Date(creditedAt),
})

const mapped = <A, B>(answer: PartnerAnswer<A>, change: (value: A) => B): PartnerAnswer<B> =>
  answer.outcome === 'ok' ? { ...answer, value: change(answer.value) } : answer

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
    paymentsAfter: async (cursor, limit) => {
      const query = new URLSearchParams({
        limit: String(limit),
        ...(cursor === undefined ? {} : { after: cursor }),
      })
      const answer = await http.get<{ items: WirePayment[]; nextCursor?: string | null }>(
        'list-payments',
        `/bank/payments?${query}`,
      )
      return mapped(answer, ({ items, nextCursor }) => ({
        items: items.map(toPayment),
        ...(nextCursor === undefined || nextCursor === null ? {} : { nextCursor }),
      }))
    },
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
  }
}
