import type { Id } from '@puente/contract'
import type { DifferenceExplanation, InstructionKind, InstructionPartner } from '@puente/contract/staff'

/** An instruction in a partner's list. */
export interface ListedInstruction {
  readonly partner: InstructionPartner
  readonly kind: InstructionKind
  /** Our id of the instruction. */
  readonly reference: string
  readonly partnerId: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly status: string
  /** The money it moved: our order reference for a payout, the bank's payment id for a refund. */
  readonly about: string | undefined
  readonly orderedAt: Date
}

/** The books' record of an instruction: missing, or never sent. */
export type DifferenceStanding = 'unknown' | 'never-sent'

/** A partner whose list contains an instruction that the books have not sent. */
export interface Difference extends ListedInstruction {
  readonly id: Id<'difference'>
  readonly standing: DifferenceStanding
  readonly foundAt: Date
  readonly explanation: DifferenceExplanation | undefined
  readonly note: string | undefined
  readonly explainedBy: string | undefined
  readonly explainedAt: Date | undefined
  readonly sentAt: Date | undefined
}

/** `comparing`: from a start until both lists have been read. `closed`: until every difference is explained. */
export type GateState = 'open' | 'comparing' | 'closed'
