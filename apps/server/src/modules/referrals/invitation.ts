import type { InvitationState } from '@puente/contract'

/** A user opened an account with another user's code. */
export interface Invitation {
  readonly id: string
  readonly inviterUserId: string
  readonly invitedUserId: string
  readonly termsVersion: number
  readonly state: InvitationState
  readonly invitedAt: Date
  readonly endedAt: Date | undefined
}
