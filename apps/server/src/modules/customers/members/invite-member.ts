import { refuse, type Id, type MemberRole, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { contactsOf, lockMembers, newLinkToken, parseEmail } from '../../access/index.ts'
import { customerEvents } from '../events.ts'
import { kindOf } from '../records/customers.store.ts'
import { invitationRules, stateOf, type MemberInvitation } from './member-invitation.ts'
import {
  countInvitationsSince,
  endInvitation,
  insertInvitation,
  lockInvitation,
  lockOpenInvitation,
  setLink,
} from './member-invitations.store.ts'

interface Inviter {
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
}

const expiryFrom = ({ realNow }: Work): Date => new Date(realNow.getTime() + invitationRules.lifeMs)

/**
 * Invites a person to act for a company. The mail with the link is sent after the work commits. The address is compared
 * with those of the company's members only, so the result does not show whether another account has it.
 */
export async function inviteMember(
  work: Work,
  { customerId, userId }: Inviter,
  typed: { readonly email: string; readonly role: MemberRole },
): Promise<
  MemberInvitation | Refusal<'not-found' | 'fields-wrong' | 'already-invited' | 'too-many-invitations'>
> {
  if ((await kindOf(work, customerId)) !== 'company') return refuse('not-found')
  const email = parseEmail(typed.email)
  if (email === undefined) return refuse('fields-wrong', {}, [{ at: 'email', fault: 'wrong-format' }])
  const since = new Date(work.realNow.getTime() - invitationRules.windowMs)
  if ((await countInvitationsSince(work, customerId, since)) >= invitationRules.companyMax)
    return refuse('too-many-invitations', { most: invitationRules.companyMax })
  if (await isOfMember(work, customerId, email))
    return refuse('fields-wrong', {}, [{ at: 'email', fault: 'already-member' }])
  const open = await lockOpenInvitation(work, customerId, email)
  if (open !== undefined && stateOf(open, work.realNow) === 'open') return refuse('already-invited')
  if (open !== undefined) await endInvitation(work, open.id, 'withdrawn')
  const invitation: MemberInvitation = {
    id: work.id(),
    customerId,
    email,
    role: typed.role,
    status: 'open',
    invitedBy: userId,
    sentAt: work.realNow,
    expiresAt: expiryFrom(work),
    mails: 1,
  }
  await insertInvitation(work, invitation, newLinkToken())
  await announce(work, 'inviteMember', invitation)
  return invitation
}

/** Whether a member of the company signs in with this address. */
async function isOfMember(work: Work, customerId: Id<'customer'>, email: string): Promise<boolean> {
  const members = await lockMembers(work, customerId)
  const contacts = await contactsOf(
    work,
    members.map(({ userId }) => userId),
  )
  return [...contacts.values()].some((contact) => contact.email === email)
}

/** Mails a new link for an open invitation, also after the former one expired. The former link stops working. */
export async function resendInvitation(
  work: Work,
  customerId: Id<'customer'>,
  id: string,
): Promise<MemberInvitation | Refusal<'not-found' | 'invitation-closed' | 'too-many-invitations'>> {
  const invitation = await lockInvitation(work, customerId, id)
  if (invitation === undefined) return refuse('not-found')
  if (invitation.status !== 'open') return refuse('invitation-closed')
  if (invitation.mails >= invitationRules.mailsMax)
    return refuse('too-many-invitations', { most: invitationRules.mailsMax })
  const expiresAt = expiryFrom(work)
  await setLink(work, invitation, newLinkToken(), expiresAt)
  await announce(work, 'resendMemberInvitation', invitation)
  return { ...invitation, expiresAt, sentAt: work.realNow }
}

/** Withdraws an open invitation. Its link stops working. */
export async function withdrawInvitation(
  work: Work,
  customerId: Id<'customer'>,
  id: string,
): Promise<true | Refusal<'not-found' | 'invitation-closed'>> {
  const invitation = await lockInvitation(work, customerId, id)
  if (invitation === undefined) return refuse('not-found')
  if (invitation.status !== 'open') return refuse('invitation-closed')
  await endInvitation(work, invitation.id, 'withdrawn')
  await work.audit({ action: 'withdrawMemberInvitation', subject: invitation.id, facts: { customerId } })
  return true
}

async function announce(
  work: Work,
  action: 'inviteMember' | 'resendMemberInvitation',
  { id, customerId, role }: MemberInvitation,
): Promise<void> {
  await work.emit({ name: customerEvents.memberInvited, subject: customerId, facts: { invitationId: id } })
  await work.audit({ action, subject: id, facts: { customerId, role } })
}
