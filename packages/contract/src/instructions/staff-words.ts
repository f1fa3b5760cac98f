/** The partners whose lists are compared with the books. */
export const instructionPartners = ['bank', 'rails'] as const
export type InstructionPartner = (typeof instructionPartners)[number]

/** What an instruction pays: a recipient, a refund to a payer, or earnings. */
export const instructionKinds = ['payout', 'refund', 'sweep'] as const
export type InstructionKind = (typeof instructionKinds)[number]

/** Why a partner's list contains an instruction that the books have not sent. */
export const differenceExplanations = ['same-instruction', 'already-done', 'not-ours'] as const
export type DifferenceExplanation = (typeof differenceExplanations)[number]
