/**
 * Where the selfie of a customer stands: consent to be given, photo to be sent, to be compared, accepted, to be sent again,
 * or to be replaced by another check because the customer refused.
 */
export const selfieStates = ['consent', 'photo', 'waiting', 'accepted', 'refused', 'other-way'] as const
export type SelfieState = (typeof selfieStates)[number]

/** What a person says after comparing a selfie with the identity document. */
export const selfieVerdicts = ['same', 'different', 'unsure'] as const
export type SelfieVerdict = (typeof selfieVerdicts)[number]

/** How staff check an identity without a selfie. */
export const otherChecks = ['video-call', 'visit'] as const
export type OtherCheck = (typeof otherChecks)[number]

/** The answer to the request for consent. */
export const selfieAnswers = ['given', 'refused'] as const
export type SelfieAnswer = (typeof selfieAnswers)[number]

/** The advice of the provider: its verdict, or that none came yet or will come. */
export const selfieAdviceStates = ['waiting', 'same', 'different', 'unsure', 'none'] as const
export type SelfieAdviceState = (typeof selfieAdviceStates)[number]
