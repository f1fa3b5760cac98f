/** Proposed: a second person has yet to agree. Invited: has yet to set a password. Closed: signs in no more, and keeps their name in what they did. */
export const staffStatuses = ['proposed', 'invited', 'active', 'closed'] as const
/** What two people decide about somebody's account; 'confirm-early' two compliance officers. */
export const staffChanges = ['role', 'close', 'invite', 'invite-again', 'confirm-early'] as const
export type StaffChangeWord = (typeof staffChanges)[number]
export type StaffStatus = (typeof staffStatuses)[number]
