import type { TransferState } from '@puente/contract'
import type { ChoiceKind } from '../holds/choices.store.ts'

/** The facts of a transfer that determine the customer's task. Amounts in CLP. */
export interface Standing {
  readonly state: TransferState
  readonly fundingDeadlineAt: Date
  readonly remainingMinor: bigint
  readonly choice: { readonly kind: ChoiceKind; readonly dueAt: Date } | undefined
  /** Deadline of the correction; undefined when staff act instead. */
  readonly correctionDueAt: Date | undefined
}

/** Kinds of tasks. */
export type TransferTaskKind = 'pay-order' | 'choose' | 'correct-recipient'

/** The customer's task about a transfer and its deadline. */
export interface TransferTask {
  readonly kind: TransferTaskKind
  readonly dueAt: Date
}

/**
 * Whether a payment funds the order at its price: the order waits, an amount is missing, and the deadline has not
 * passed.
 */
export const mayBePaid = (standing: Standing, now: Date): boolean =>
  taskOf(standing, now)?.kind === 'pay-order'

/**
 * The task of a transfer, or undefined. A transfer has at most one. Texts, the list of tasks and the checks of the
 * server all use this function.
 */
export function taskOf(standing: Standing, now: Date): TransferTask | undefined {
  const { state, choice, correctionDueAt, fundingDeadlineAt, remainingMinor } = standing
  if (state === 'correcting')
    return correctionDueAt === undefined || correctionDueAt <= now
      ? undefined
      : { kind: 'correct-recipient', dueAt: correctionDueAt }
  if (state !== 'awaiting-payin' && state !== 'held') return undefined
  if (choice !== undefined) return choice.dueAt <= now ? undefined : { kind: 'choose', dueAt: choice.dueAt }
  return state === 'awaiting-payin' && remainingMinor > 0n && fundingDeadlineAt > now
    ? { kind: 'pay-order', dueAt: fundingDeadlineAt }
    : undefined
}
