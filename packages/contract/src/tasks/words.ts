/** Kinds of tasks. The compiler requires a text and a sort position for each. */
export const taskKinds = [
  'pending-item',
  'pay-debt',
  'correct-recipient',
  'choose',
  'pay-order',
  'sign-transfer',
  'give-refund-account',
  'accept-recipient',
  'answer-thread',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** What happened to the money that a choice is about. */
export const choiceKinds = ['short', 'late', 'held'] as const
