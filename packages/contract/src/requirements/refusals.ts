export const documentRequirementRefusals = {
  /** The customer is already asked for this document. */
  'document-asked-already': { status: 409 },
  /** The customer has the highest level. */
  'no-higher-level': { status: 409 },
} as const
