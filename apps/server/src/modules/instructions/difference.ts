import type { DifferenceExplanation, InstructionKind, InstructionPartner } from '@puente/contract/staff'

/** An instruction as a partner's own list shows it. */
export interface HeldInstruction {
  readonly partner: InstructionPartner
  readonly kind: InstructionKind
  /** Our id of it. */
  readonly reference: string
  readonly partnerId: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly status: string
  /** What money it moved: our reference of the order for a payout, the bank's id of the payment for a refund. */
  readonly about: string | undefined
  readonly orderedAt: Date
}

/** What the books have of an instruction: nothing, or one that was never handed to the partner. */
export type DifferenceStanding = 'unknown' | 'never-sent'

/** Where a partner is ahead of the books. */
export interface Difference extends HeldInstruction {
  readonly id: string
  readonly standing: DifferenceStanding
  readonly foundAt: Date
  readonly explanation: DifferenceExplanation | undefined
  readonly note: string | undefined
  readonly explainedBy: string | undefined
  readonly explainedAt: Date | undefined
  readonly sentAt: Date | undefined
}

/** `comparing` lasts from a start until both lists have been read; `closed` until every difference is explained. */
export type GateState = 'open' | 'comparing' | 'closed'
