import type { Id, MemberInvitationState, MemberRole } from '@puente/contract'

const DAY_MS = 24 * 3_600_000

/** Life of a link, and limits on invitations; in real time. */
export const invitationRules = {
  lifeMs: 7 * DAY_MS,
  /** Mails of one invitation. */
  mailsMax: 5,
  /** Invitations of one company within `windowMs`. */
  companyMax: 30,
  windowMs: DAY_MS,
} as const

/** An invitation of a person to act for a company. */
export interface MemberInvitation {
  readonly id: Id<'member-invitation'>
  readonly customerId: Id<'customer'>
  readonly email: string
  readonly role: MemberRole
  readonly status: Exclude<MemberInvitationState, 'expired'>
  /** The administrator who invited. */
  readonly invitedBy: Id<'user'>
  readonly sentAt: Date
  readonly expiresAt: Date
  /** How many mails were sent for it. */
  readonly mails: number
}

/** The state of an invitation at a time. */
export const stateOf = ({ status, expiresAt }: MemberInvitation, now: Date): MemberInvitationState =>
  status === 'open' && expiresAt <= now ? 'expired' : status
