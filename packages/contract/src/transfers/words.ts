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

/** What staff may do about a transfer that is stuck; proposed by one person, confirmed by another. */
export const transferActions = [
  'retry-payout',
  'payout-unpaid',
  'refund',
  'unfreeze',
  'write-off-payout',
  'recall-asked-bank',
  'recall-not-possible',
] as const
export type TransferAction = (typeof transferActions)[number]

/** The states of a request for signatures. */
export const signatureRequestStates = ['open', 'completed', 'declined', 'withdrawn', 'expired'] as const
export type SignatureRequestState = (typeof signatureRequestStates)[number]

/** What a member may do about an open request for signatures. */
export const signatureActions = ['sign', 'decline', 'withdraw'] as const
export type SignatureAction = (typeof signatureActions)[number]
