/** Events of document requirements. The subject is a customer. */
export const requirementEvents = {
  /**
   * Staff decided on powers that a company sent to replace accepted ones. No pending item changes, because the accepted
   * ones were in force meanwhile. facts: outcome ('single', 'joint' or 'refused').
   */
  newerPowersDecided: 'requirements.newer-powers-decided',
  /** A customer declared income, purposes or political exposure. */
  declarationChanged: 'requirements.declaration-changed',
  /** Staff decided an application for a level. facts: level, outcome ('granted' or 'sent-back'). */
  levelDecided: 'requirements.level-decided',
} as const
