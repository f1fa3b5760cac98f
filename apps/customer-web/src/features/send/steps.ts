import { paths } from '../../paths.ts'
import type { SendDraft } from '../session-storage/draft-store.ts'

/** The steps of a transfer, in order. */
export const steps = ['amount', 'recipient', 'purpose', 'review'] as const
export type Step = (typeof steps)[number]

const isAnswered: Readonly<Record<Step, (draft: SendDraft) => boolean>> = {
  amount: ({ corridorId, side, amount }) =>
    corridorId !== undefined && side !== undefined && amount !== undefined,
  recipient: ({ recipientId }) => recipientId !== undefined,
  purpose: ({ purpose, fundsSource }) => purpose !== undefined && fundsSource !== undefined,
  review: () => false,
}

export const stepPaths: Readonly<Record<Step, () => string>> = {
  amount: paths.sendAmount,
  recipient: paths.sendRecipient,
  purpose: paths.sendPurpose,
  review: paths.sendReview,
}

/** The first unanswered step; review when all are answered. */
export function nextStep(draft: SendDraft): Step {
  return steps.find((step) => !isAnswered[step](draft)) ?? 'review'
}

/** The page to redirect to when an earlier step is unanswered; undefined when the step is available. */
export function detourBefore(step: Step, draft: SendDraft): string | undefined {
  const next = nextStep(draft)
  return steps.indexOf(next) < steps.indexOf(step) ? stepPaths[next]() : undefined
}

/** The steps with the payment, as the customer sees them. */
export const way = [...steps, 'pay'] as const
export type WayStop = (typeof way)[number]
