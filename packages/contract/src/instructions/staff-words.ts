/** Whose list shows an instruction. */
export const instructionPartners = ['bank', 'rails'] as const
export type InstructionPartner = (typeof instructionPartners)[number]

/** What an instruction moves: a recipient's money, a payer's, or what was earned. */
export const instructionKinds = ['payout', 'refund', 'sweep'] as const
export type InstructionKind = (typeof instructionKinds)[number]

/** Why a partner holds an instruction that the books have not sent. */
export const differenceExplanations = ['same-instruction', 'already-done', 'not-ours'] as const
export type DifferenceExplanation = (typeof differenceExplanations)[number]
