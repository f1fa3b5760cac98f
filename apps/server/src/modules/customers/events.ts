/** Events of customers; the subject is the customer. */
export const customerEvents = {
  /** A restriction was set, changed or ended. facts: restrictionId, kind, change */
  restrictionChanged: 'customers.restriction-changed',
} as const
