/** The events of dossiers; the subject is a customer. */
export const dossierEvents = {
  /**
   * Staff decided about powers that a company sent in the place of accepted ones: no item says so, because the accepted
   * ones counted meanwhile. facts: outcome ('single', 'joint' or 'refused').
   */
  newerPowersDecided: 'dossiers.newer-powers-decided',
} as const
