import type { DocumentKind } from '../documents/words.ts'

/** What a customer may be asked to show. */
export const requirementCodes = [
  'identity',
  'proof-of-income',
  'balance-sheet',
  'tax-folder',
  'monthly-tax-returns',
] as const
export type RequirementCode = (typeof requirementCodes)[number]

/** What each sort of customer can be asked for. */
export const requirementCodesOf: Readonly<Record<'person' | 'company', readonly RequirementCode[]>> = {
  person: ['identity', 'proof-of-income'],
  company: ['balance-sheet', 'tax-folder', 'monthly-tax-returns', 'proof-of-income'],
}

/** Where among a customer's documents each stands; of an identity document it is its front. */
export const requirementPlaces: Readonly<
  Record<RequirementCode, { readonly kind: DocumentKind; readonly page: number }>
> = {
  identity: { kind: 'identity', page: 1 },
  // The first pages of this kind are evidence for larger amounts.
  'proof-of-income': { kind: 'source-of-funds', page: 10 },
  'balance-sheet': { kind: 'economics', page: 1 },
  'tax-folder': { kind: 'economics', page: 2 },
  'monthly-tax-returns': { kind: 'economics', page: 3 },
}

/** Where something that is asked for stands. */
export const requirementStates = ['missing', 'waiting', 'refused', 'too-old', 'accepted'] as const
export type RequirementState = (typeof requirementStates)[number]

/** The files of an identity document: two sides of a card, and the proof that it is being renewed. */
export const identityParts = ['front', 'back', 'renewal-proof'] as const
export type IdentityPart = (typeof identityParts)[number]

/** Whose cards a decree lets hold longer than they say. */
export const extensionGroups = ['chilean', 'foreign'] as const
export type ExtensionGroup = (typeof extensionGroups)[number]
