import type { Id } from '@puente/contract'
/** The amount that a transfer awaits; its id is the transfer's. */
export interface PayinOrder {
  readonly id: Id<'transfer'>
  readonly reference: string
  readonly customerId: Id<'customer'>
  readonly amountMinor: bigint
  readonly deadlineAt: Date
  readonly closedAt: Date | undefined
}

/** The payer and the account for refunds. Stored encrypted. */
export interface Payer {
  readonly rut: string
  readonly name: string
  readonly bank: string
  readonly account: string
  /** The text that the payer wrote. */
  readonly words: string
}

/**
 * matched: pays its order; suspense: purpose unknown; returned: refunded in full; applied: paid a debt; reversed: taken
 * back by the bank.
 */
export type PaymentStatus = 'matched' | 'suspense' | 'returned' | 'applied' | 'reversed'

export interface Payment {
  readonly id: string
  readonly bankPaymentId: string
  readonly orderId: Id<'transfer'> | undefined
  readonly amountMinor: bigint
  readonly refundedMinor: bigint
  readonly status: PaymentStatus
  readonly payerBank: string
  readonly creditedAt: Date
}

/** Letters and digits without those that people confuse. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const ORDER_REFERENCE = /\bPU[2-9A-HJ-NP-Z]{8}\b/
const DEBT_REFERENCE = /\bPD[2-9A-HJ-NP-Z]{8}\b/

/** An order's reference, short enough to type: 40 random bits of its id. */
export const referenceFrom = (id: string): string => `PU${signsFrom(id)}`

/** A debt's reference, of the same form. */
export const debtReferenceFrom = (id: string): string => `PD${signsFrom(id)}`

function signsFrom(id: string): string {
  const random = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  let text = ''
  for (let left = random, n = 0; n < 8; n++, left >>= 5n) text += ALPHABET[Number(left & 31n)]
  return text
}

/** The order's reference within the text of a payment, in any case and between other words. */
export const referenceIn = (words: string): string | undefined =>
  ORDER_REFERENCE.exec(words.toUpperCase())?.[0]

/** The debt's reference within the text of a payment. */
export const debtReferenceIn = (words: string): string | undefined =>
  DEBT_REFERENCE.exec(words.toUpperCase())?.[0]
