/**
 * Proposed: waits for confirmation by a second person. Invited: has no password yet. Closed: cannot sign in; the name
 * stays in the audit trail.
 */
export const staffStatuses = ['proposed', 'invited', 'active', 'closed'] as const
/** Changes of a staff account that two people decide. 'confirm-early' needs two compliance officers. */
export const staffChanges = ['role', 'close', 'invite', 'invite-again', 'confirm-early'] as const
export type StaffChangeWord = (typeof staffChanges)[number]
export type StaffStatus = (typeof staffStatuses)[number]
