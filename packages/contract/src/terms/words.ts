/** The texts that a person accepts, each with versions of its own. */
export const termsKinds = ['terms-of-use', 'privacy-notice'] as const
export type TermsKind = (typeof termsKinds)[number]
