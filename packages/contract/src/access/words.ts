/** Whether a customer is a natural person or a company. */
export const customerKinds = ['person', 'company'] as const
export type CustomerKind = (typeof customerKinds)[number]

/**
 * Methods of step-up. A code by mail is allowed only without a second factor; a code by SMS to a verified
 * phone only without a second factor and when mail to the account bounces.
 */
export const proofMethods = ['passkey', 'totp', 'recovery-code', 'mail', 'sms'] as const
export type ProofMethod = (typeof proofMethods)[number]
