/** The kinds of acts by which the trail is filtered. */
export const auditKinds = [
  'decisions',
  'proposals',
  'settings',
  'views',
  'exports',
  'access',
  'refused',
  'alarms',
] as const
export type AuditKind = (typeof auditKinds)[number]
