/** Events of customers; the subject is the customer. */
export const customerEvents = {
  /** The customer changed data of the profile. */
  factsChanged: 'customers.facts-changed',
  /** A restriction was set, changed or ended. facts: restrictionId, kind, change */
  restrictionChanged: 'customers.restriction-changed',
  /** The closing of the account was asked for, withdrawn or completed. facts: closureId, change */
  closureChanged: 'customers.closure-changed',
  /** A person was invited to act for a company, or again with a new link. facts: invitationId. */
  memberInvited: 'customers.member-invited',
  /** An invited person became a member. facts: userId. */
  memberJoined: 'customers.member-joined',
} as const
