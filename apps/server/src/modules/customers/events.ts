/** Events of customers; the subject is the customer. */
export const customerEvents = {
  /** A restriction was set, changed or ended. facts: restrictionId, kind, change */
  restrictionChanged: 'customers.restriction-changed',
  /** The closing of the account was asked for, withdrawn or completed. facts: closureId, change */
  closureChanged: 'customers.closure-changed',
} as const
