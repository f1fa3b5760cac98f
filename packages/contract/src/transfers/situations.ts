import type { PublicState } from './states.ts'

/**
 * The situation of a transfer, derived from its public state, the amount received, open choices and refunds.
 * It determines the texts of headline, list, timeline and e-mails.
 */
export const situations = [
  'unpaid',
  'part-paid',
  'overdue-unpaid',
  'overdue-paid',
  'choose-short',
  'choose-late',
  'choose-held',
  'checking-unpaid',
  'checking-part-paid',
  'checking-paid',
  'hold-identity',
  'hold-documents',
  'hold-staff',
  'hold-over',
  'converting',
  'sent-to-bank',
  'delivered',
  'returned',
  'needs-correction',
  'refunding',
  'refund-rejected',
  'refunded',
  'set-off',
  'expired',
  'expired-refund',
  'cancelled',
  'cancelled-refund',
  'stopped-unpaid',
  'stopped-paid',
] as const
export type Situation = (typeof situations)[number]

/** The facts that determine the situation. Amounts in CLP. */
export interface SituationFacts {
  readonly state: PublicState
  readonly sendMinor: bigint
  /** The amount received, less reversed payments and refunds. */
  readonly receivedMinor: bigint
  /** The amount refunded or being refunded. */
  readonly refundMinor: bigint
  /** Whether the bank rejected a refund that waits for another account. */
  readonly refundRejected: boolean
  /** Whether a payment funds it now. */
  readonly open: boolean
  readonly choice: 'short' | 'late' | 'held' | undefined
  /** What a transfer on hold waits for. */
  readonly hold: 'identity' | 'documents' | 'staff' | undefined
}

/** The situation of a transfer. Every combination of facts has one. */
export function situationOf(facts: SituationFacts): Situation {
  const { state, sendMinor, receivedMinor, refundMinor, refundRejected, open, choice, hold } = facts
  const isPaid = receivedMinor > 0n
  switch (state) {
    case 'waiting-for-payment':
      if (choice !== undefined) return `choose-${choice}`
      if (open) return isPaid ? 'part-paid' : 'unpaid'
      return isPaid ? 'overdue-paid' : 'overdue-unpaid'
    case 'checking':
      if (!isPaid) return 'checking-unpaid'
      return receivedMinor < sendMinor ? 'checking-part-paid' : 'checking-paid'
    case 'on-hold':
      if (choice !== undefined) return 'choose-held'
      return hold === undefined ? 'hold-over' : `hold-${hold}`
    case 'refunding':
      if (refundRejected) return 'refund-rejected'
      return refundMinor > 0n ? state : 'set-off'
    case 'refunded':
      return refundMinor > 0n ? state : 'set-off'
    case 'expired':
    case 'cancelled':
      return refundMinor > 0n ? `${state}-refund` : state
    case 'stopped':
      return isPaid ? 'stopped-paid' : 'stopped-unpaid'
    case 'converting':
    case 'sent-to-bank':
    case 'delivered':
    case 'returned':
    case 'needs-correction':
      return state
  }
}
