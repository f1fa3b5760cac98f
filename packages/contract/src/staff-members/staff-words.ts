/** Invited: has yet to set a password. Closed: signs in no more, and keeps their name in what they did. */
export const staffStatuses = ['invited', 'active', 'closed'] as const
export type StaffStatus = (typeof staffStatuses)[number]
