import type { DocumentKind } from '../documents/words.ts'

/** The documents that a customer may be asked for. */
export const requirementCodes = [
  'identity',
  'proof-of-income',
  'balance-sheet',
  'tax-folder',
  'monthly-tax-returns',
] as const
export type RequirementCode = (typeof requirementCodes)[number]

/** The documents that each kind of customer may be asked for. */
export const requirementCodesOf: Readonly<Record<'person' | 'company', readonly RequirementCode[]>> = {
  person: ['identity', 'proof-of-income'],
  company: ['balance-sheet', 'tax-folder', 'monthly-tax-returns', 'proof-of-income'],
}

/** The slot of each requirement among a customer's documents; for an identity document, its front. */
export const requirementSlots: Readonly<
  Record<RequirementCode, { readonly kind: DocumentKind; readonly page: number }>
> = {
  identity: { kind: 'identity', page: 1 },
  // Lower pages of this kind are evidence for larger amounts.
  'proof-of-income': { kind: 'source-of-funds', page: 10 },
  'balance-sheet': { kind: 'economics', page: 1 },
  'tax-folder': { kind: 'economics', page: 2 },
  'monthly-tax-returns': { kind: 'economics', page: 3 },
}

/** The state of a requirement. */
export const requirementStates = ['missing', 'waiting', 'refused', 'too-old', 'accepted'] as const
export type RequirementState = (typeof requirementStates)[number]

/** The files of an identity document: two sides of a card, and the proof that its renewal was requested. */
export const identityParts = ['front', 'back', 'renewal-proof'] as const
export type IdentityPart = (typeof identityParts)[number]

/** Groups of identity cards whose validity a decree extends. */
export const extensionGroups = ['chilean', 'foreign'] as const
export type ExtensionGroup = (typeof extensionGroups)[number]
