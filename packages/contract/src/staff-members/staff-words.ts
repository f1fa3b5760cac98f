/**
 * Proposed: waits for confirmation by a second person. Invited: has no password yet. Locked: cannot sign in until two
 * people let the person register again. Closed: cannot sign in; the name stays in the audit trail.
 */
export const staffStatuses = ['proposed', 'invited', 'active', 'locked', 'closed'] as const
/**
 * Changes of a staff account that two people decide. After 'register-again' the former password and second factors no
 * longer work, and a code sets new ones. 'confirm-early' needs two compliance officers.
 */
export const staffChanges = [
  'role',
  'close',
  'invite',
  'invite-again',
  'register-again',
  'confirm-early',
] as const
export type StaffChangeWord = (typeof staffChanges)[number]
export type StaffStatus = (typeof staffStatuses)[number]
