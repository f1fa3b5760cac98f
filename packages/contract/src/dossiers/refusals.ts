export const dossierRefusals = {
  /** The customer is asked for this document already. */
  'document-asked-already': { status: 409 },
} as const
