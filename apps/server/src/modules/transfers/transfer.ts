import type { FundsSource, PublicState, Purpose, Relationship, TransferState, Id } from '@puente/contract'

/** The promise to a customer: amounts to send and to receive at a price. */
export interface Transfer {
  readonly id: Id<'transfer'>
  readonly reference: string
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
  readonly recipientId: Id<'recipient'>
  readonly quoteId: Id<'quote'>
  readonly corridorId: string
  readonly state: TransferState
  /** The state before a review, to which a release returns. */
  readonly reviewedFrom: 'awaiting-payin' | 'funded' | 'correcting' | undefined
  readonly sendMinor: bigint
  readonly receiveMinor: bigint
  readonly currency: string
  readonly usdCents: bigint
  readonly purpose: Purpose
  readonly fundsSource: FundsSource
  readonly relationship: Relationship
  readonly createdAt: Date
  readonly changedAt: Date
  readonly fundingDeadlineAt: Date
  /** Number of unpaid orders that shortened the deadline; 0 when it is the usual one. */
  readonly unpaidBefore: number
  /** When a refund was requested or decided during a review or a freeze: the money is refunded when it ends. */
  readonly cancelAskedAt: Date | undefined
}

/** Originator and beneficiary at the time of the order, unaffected by later changes of their data. */
export interface Parties {
  readonly originator: {
    readonly kind: 'person' | 'company'
    readonly name: string
    readonly rut: string
    readonly country: string
    readonly address: string | undefined
    /** The comuna of the address, by name. Orders from before it was recorded have the address only. */
    readonly comuna?: string | undefined
  }
  readonly beneficiary: {
    readonly kind: 'person' | 'company'
    readonly name: string
    readonly country: string
    readonly fields: Readonly<Record<string, string>>
    readonly accountEnding: string
  }
}

interface Edge {
  readonly from: TransferState
  readonly to: TransferState
  readonly event: string
}

/** Every change of state that a transfer may make. `advance` skips all others. */
export const transferEdges = [
  { from: 'awaiting-payin', to: 'funded', event: 'funded' },
  { from: 'awaiting-payin', to: 'in-review', event: 'review-opened' },
  { from: 'awaiting-payin', to: 'expired', event: 'expired' },
  { from: 'awaiting-payin', to: 'cancelled', event: 'cancelled' },
  { from: 'awaiting-payin', to: 'refunding', event: 'given-back' },
  // The bank credited the money in time and reported it late, or it arrived a few days after the deadline.
  { from: 'expired', to: 'awaiting-payin', event: 'reopened' },
  { from: 'funded', to: 'in-review', event: 'review-opened' },
  { from: 'funded', to: 'converting', event: 'converted' },
  { from: 'funded', to: 'refunding', event: 'given-back' },
  // A pending item of the customer stops it before its conversion.
  { from: 'funded', to: 'held', event: 'hold-opened' },
  { from: 'held', to: 'funded', event: 'hold-settled' },
  // The locked rate has expired and the customer accepted today's.
  { from: 'held', to: 'awaiting-payin', event: 'repriced' },
  { from: 'held', to: 'awaiting-payin', event: 'payin-reversed' },
  { from: 'held', to: 'refunding', event: 'given-back' },
  { from: 'funded', to: 'awaiting-payin', event: 'payin-reversed' },
  { from: 'in-review', to: 'awaiting-payin', event: 'released-unfunded' },
  { from: 'in-review', to: 'funded', event: 'released-funded' },
  { from: 'in-review', to: 'correcting', event: 'released-correcting' },
  { from: 'in-review', to: 'rejected', event: 'review-refused' },
  { from: 'in-review', to: 'cancelled', event: 'cancelled' },
  { from: 'rejected', to: 'refunding', event: 'given-back' },
  { from: 'rejected', to: 'frozen', event: 'frozen' },
  // Needs an officer and a second person.
  { from: 'frozen', to: 'refunding', event: 'given-back' },
  { from: 'converting', to: 'payout-submitted', event: 'payout-submitted' },
  { from: 'converting', to: 'payout-unknown', event: 'payout-unknown' },
  { from: 'converting', to: 'returned', event: 'payout-rejected' },
  { from: 'payout-unknown', to: 'payout-submitted', event: 'payout-submitted' },
  { from: 'payout-unknown', to: 'converting', event: 'payout-not-received' },
  { from: 'payout-unknown', to: 'returned', event: 'payout-rejected' },
  { from: 'payout-submitted', to: 'delivered', event: 'delivered' },
  { from: 'payout-submitted', to: 'returned', event: 'payout-rejected' },
  { from: 'delivered', to: 'returned', event: 'returned' },
  { from: 'returned', to: 'correcting', event: 'correction-asked' },
  { from: 'returned', to: 'converting', event: 'sent-again' },
  { from: 'returned', to: 'refunding', event: 'given-back' },
  { from: 'correcting', to: 'converting', event: 'sent-again' },
  { from: 'correcting', to: 'in-review', event: 'review-opened' },
  { from: 'correcting', to: 'refunding', event: 'given-back' },
  { from: 'refunding', to: 'refunded', event: 'refunded' },
] as const satisfies readonly Edge[]

export type TransferEvent = (typeof transferEdges)[number]['event']

/** The state that `event` leads to from `from`, or undefined when the edge does not exist. */
export function nextState(from: TransferState, event: TransferEvent): TransferState | undefined {
  return transferEdges.find((edge) => edge.from === from && edge.event === event)?.to
}

/** The public name of a state: neutral, and the same whatever the cause of a review. */
export const publicState: Readonly<Record<TransferState, PublicState>> = {
  'awaiting-payin': 'waiting-for-payment',
  'in-review': 'checking',
  funded: 'converting',
  held: 'on-hold',
  converting: 'converting',
  'payout-submitted': 'sent-to-bank',
  // It is unknown whether the rail has it.
  'payout-unknown': 'converting',
  delivered: 'delivered',
  returned: 'returned',
  correcting: 'needs-correction',
  rejected: 'stopped',
  refunding: 'refunding',
  refunded: 'refunded',
  frozen: 'stopped',
  expired: 'expired',
  cancelled: 'cancelled',
}

/** States in which an order counts against the customer's limits. */
export const countingStates: readonly TransferState[] = [
  'awaiting-payin',
  'in-review',
  'funded',
  'held',
  'converting',
  'payout-submitted',
  'payout-unknown',
  'delivered',
  'returned',
  'correcting',
]
