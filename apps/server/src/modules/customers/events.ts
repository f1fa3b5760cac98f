/** Events of customers. The subject is a customer. Facts are ids only. */
export const customerEvents = {
  /** A person was invited to act for a company, or again with a new link. facts: invitationId. */
  memberInvited: 'customers.member-invited',
  /** An invited person became a member. facts: userId. */
  memberJoined: 'customers.member-joined',
} as const
