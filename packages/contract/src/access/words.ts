/** Whether a customer is a natural person or a company. */
export const customerKinds = ['person', 'company'] as const
export type CustomerKind = (typeof customerKinds)[number]

/**
 * How someone may show once more who they are; a code by mail only for those without a second factor, and by SMS to a
 * proven phone only for those of them whose mail comes back.
 */
export const proofMethods = ['passkey', 'totp', 'recovery-code', 'mail', 'sms'] as const
export type ProofMethod = (typeof proofMethods)[number]
