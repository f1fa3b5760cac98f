import type { TransferState } from '@puente/contract'
import type { ChoiceKind } from './choices.store.ts'

/** What of a transfer decides what its customer can do about it. Amounts in CLP. */
export interface Standing {
  readonly state: TransferState
  readonly fundingDeadlineAt: Date
  readonly remainingMinor: bigint
  readonly choice: { readonly kind: ChoiceKind; readonly dueAt: Date } | undefined
  /** Until when whom it goes to can be put right; undefined where people of ours act. */
  readonly correctionDueAt: Date | undefined
}

/** What there is to do about a transfer. */
export type TransferTaskKind = 'pay-order' | 'choose' | 'correct-recipient'

/** What a customer has to do about a transfer, and until when. */
export interface TransferTask {
  readonly kind: TransferTaskKind
  readonly dueAt: Date
}

/** Whether an order takes a payment at its price: it waits, something is missing, and its deadline has not passed. */
export const mayBePaid = (standing: Standing, now: Date): boolean =>
  taskOf(standing, now)?.kind === 'pay-order'

/**
 * The one thing that a customer can do about a transfer that does not go on by itself, or undefined. What the customer
 * reads of a transfer, the list of tasks and what the server accepts all ask here.
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
