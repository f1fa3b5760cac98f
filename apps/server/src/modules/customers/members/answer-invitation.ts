import { isRefusal, refuse, type Id, type Refusal } from '@puente/contract'
import type { ReceivedInvitation } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import {
  contactsOf,
  insertMember,
  linkTokenHash,
  lockMembers,
  maskedEmail,
  type Member,
} from '../../access/index.ts'
import { customerEvents } from '../events.ts'
import { customerFor } from '../records/customers.store.ts'
import type { MemberInvitation } from './member-invitation.ts'
import { endInvitation, lockInvitationOfLink } from './member-invitations.store.ts'

type Refused = Refusal<'invitation-gone' | 'invitation-of-another'>

interface Received extends MemberInvitation {
  readonly members: readonly Member[]
  readonly inviter: Member
}

/**
 * The open invitation of a link, locked with the members of its company. Refuses a user whose address is another one,
 * and the invitation of a person who is no administrator any more.
 */
async function received(work: Work, userId: Id<'user'>, token: string): Promise<Received | Refused> {
  const hash = linkTokenHash(token)
  const invitation = hash && (await lockInvitationOfLink(work, hash))
  if (invitation === undefined) return refuse('invitation-gone')
  const contact = (await contactsOf(work, [userId])).get(userId)
  if (contact?.email !== invitation.email)
    return refuse('invitation-of-another', { sentTo: maskedEmail(invitation.email) })
  const members = await lockMembers(work, invitation.customerId)
  const inviter = members.find((one) => one.userId === invitation.invitedBy)
  if (inviter?.role !== 'administrator') return refuse('invitation-gone')
  return { ...invitation, members, inviter }
}

/** The invitation of a link as the invited user sees it. */
export async function receivedInvitation(
  work: Work,
  userId: Id<'user'>,
  token: string,
): Promise<ReceivedInvitation | Refused> {
  const invitation = await received(work, userId, token)
  if (isRefusal(invitation)) return invitation
  const { customerId, role, inviter, expiresAt } = invitation
  const company = (await customerFor(work, customerId))?.name ?? ''
  return { company, role, invitedBy: inviter.name, expiresAt: expiresAt.toISOString() }
}

/** Makes the invited user a member of the company. Returns the company. */
export async function acceptInvitation(
  work: Work,
  userId: Id<'user'>,
  token: string,
): Promise<Id<'customer'> | Refused | Refusal<'already-member'>> {
  const invitation = await received(work, userId, token)
  if (isRefusal(invitation)) return invitation
  const { id, customerId, role } = invitation
  if (!(await insertMember(work, { customerId, userId, role }))) return refuse('already-member')
  await endInvitation(work, id, 'accepted')
  await work.emit({ name: customerEvents.memberJoined, subject: customerId, facts: { userId } })
  await work.audit({ action: 'acceptMemberInvitation', subject: id, facts: { customerId, role } })
  return customerId
}

/** Declines an invitation. Its link stops working. */
export async function declineInvitation(
  work: Work,
  userId: Id<'user'>,
  token: string,
): Promise<true | Refused> {
  const invitation = await received(work, userId, token)
  if (isRefusal(invitation)) return invitation
  const { id, customerId } = invitation
  await endInvitation(work, id, 'declined')
  await work.audit({ action: 'declineMemberInvitation', subject: id, facts: { customerId } })
  return true
}
