/** The texts that a user accepts; each has its own versions. */
export const termsKinds = ['terms-of-use', 'privacy-notice'] as const
export type TermsKind = (typeof termsKinds)[number]
