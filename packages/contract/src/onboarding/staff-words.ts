/** Why an application waits for staff; only analyst and officer may read it. */
export const waitingCauses = [
  'screening-hit',
  'too-many-attempts',
  'registry-silent',
  'politically-exposed',
  'enhanced-diligence',
  'checks-open',
] as const
export type WaitingCause = (typeof waitingCauses)[number]

/** The decision of staff: confirm the identity, return the application, or refuse the account. */
export const applicationOutcomes = ['approve', 'reopen', 'refuse'] as const
export type ApplicationOutcome = (typeof applicationOutcomes)[number]
