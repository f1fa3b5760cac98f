/** Why a file waits for staff; only analyst and officer ever read it. */
export const waitingCauses = ['screening-hit', 'too-many-attempts', 'registry-silent'] as const
export type WaitingCause = (typeof waitingCauses)[number]

/** How staff end the wait: confirm the identity, give the draft back, or refuse the account. */
export const applicationOutcomes = ['approve', 'reopen', 'refuse'] as const
export type ApplicationOutcome = (typeof applicationOutcomes)[number]
