export const documentRequirementRefusals = {
  /** The customer is already asked for this document. */
  'document-asked-already': { status: 409 },
  /** The customer has the highest level. */
  'no-higher-level': { status: 409 },
  /** No level that the customer can apply for needs a selfie, or theirs was accepted. */
  'selfie-not-needed': { status: 409 },
  /** The customer has not consented to a selfie, or has withdrawn the consent. */
  'selfie-consent-missing': { status: 409 },
  /** The selfie or the identity document to compare is not there, or another one was sent meanwhile. */
  'selfie-missing': { status: 409 },
} as const
