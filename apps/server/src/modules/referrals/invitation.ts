import type { InvitationState } from '@puente/contract'

/** That somebody opened an account with somebody's code. */
export interface Invitation {
  readonly id: string
  readonly inviterUserId: string
  readonly invitedUserId: string
  readonly termsVersion: number
  readonly state: InvitationState
  readonly invitedAt: Date
  readonly endedAt: Date | undefined
}
