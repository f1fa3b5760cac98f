/** What a customer may answer about money that did not arrive as ordered. */
export const choiceAnswers = ['send', 'refund'] as const
export type ChoiceAnswer = (typeof choiceAnswers)[number]

/** Why a payout was returned, as the customer reads it; each has a text in the web. */
export const correctionReasons = [
  'account-closed',
  'account-wrong',
  'name-differs',
  'recipient-unknown',
  'cannot-receive',
  'other',
] as const
export type CorrectionReason = (typeof correctionReasons)[number]

/** Why money is refunded, as the customer reads it. */
export const refundReasons = [
  'cancelled',
  'not-paid-whole',
  'below-minimum',
  'paid-late',
  'not-allowed-now',
  'not-settled',
  'payout-returned',
  'stopped',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** What staff may do about a transfer; proposed by one person, confirmed by another. */
export const transferActions = [
  'hold',
  'release',
  'cancel',
  'retry-payout',
  'payout-unpaid',
  'refund',
  'unfreeze',
  'write-off-payout',
  'recall-asked-bank',
  'recall-not-possible',
] as const
export type TransferAction = (typeof transferActions)[number]

/** The reasons for holding, releasing or cancelling a transfer. Other actions have only a note. */
export const transferActionReasons = {
  hold: ['customer-asked', 'fraud-suspected', 'recipient-doubtful', 'funds-doubtful', 'other'],
  release: ['checked', 'customer-confirmed', 'other'],
  cancel: ['customer-asked', 'order-mistaken', 'fraud-suspected', 'other'],
} as const
export type ReasonedAction = keyof typeof transferActionReasons
export type TransferActionReason = (typeof transferActionReasons)[ReasonedAction][number]
/** The actions with a declared reason. */
export const reasonedActions = Object.keys(transferActionReasons) as [ReasonedAction, ...ReasonedAction[]]
/** Every reason, once. */
export const allActionReasons = [
  ...new Set(
    reasonedActions.flatMap((action): readonly TransferActionReason[] => transferActionReasons[action]),
  ),
] as [TransferActionReason, ...TransferActionReason[]]

/** Why staff cannot hold, release or cancel a transfer now. */
export const actionObstacles = [
  'in-review',
  'not-stopped',
  'decided-in-review',
  'review-proposed',
  'converted',
  'delivered',
  'came-back',
  'ended',
  'customer-frozen',
] as const
export type ActionObstacle = (typeof actionObstacles)[number]

/** The states of a request for signatures. */
export const signatureRequestStates = ['open', 'completed', 'declined', 'withdrawn', 'expired'] as const
export type SignatureRequestState = (typeof signatureRequestStates)[number]

/** What a member may do about an open request for signatures. */
export const signatureActions = ['sign', 'decline', 'withdraw'] as const
export type SignatureAction = (typeof signatureActions)[number]
