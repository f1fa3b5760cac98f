/** What a customer can or must do. A kind without its words and its place in the list does not compile. */
export const taskKinds = [
  'pending-item',
  'pay-debt',
  'correct-recipient',
  'choose',
  'pay-order',
  'give-refund-account',
  'answer-thread',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** What happened to the money that has to be decided about. */
export const choiceKinds = ['short', 'late', 'held'] as const
