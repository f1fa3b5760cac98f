import type { InvitationState, Id } from '@puente/contract'

/** A user opened an account with another user's code. */
export interface Invitation {
  readonly id: Id<'invitation'>
  readonly inviterUserId: Id<'user'>
  readonly invitedUserId: Id<'user'>
  readonly termsVersion: number
  readonly state: InvitationState
  readonly invitedAt: Date
  readonly endedAt: Date | undefined
}
