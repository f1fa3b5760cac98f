import { isRefusal, refuse, type MemberRole, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { deleteMember, lockMembers, setMemberRole, type Member } from '../../access/index.ts'
import { withdrawInvitationsBy } from './member-invitations.store.ts'

type Refused = Refusal<'not-found' | 'last-administrator'>

/** Changes the role of a member, effective from their next request. Only administrators' invitations stay open. */
export async function changeMemberRole(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
  role: MemberRole,
): Promise<Member | Refused> {
  const member = await changeable(work, customerId, userId, role)
  if (isRefusal(member)) return member
  await setMemberRole(work, customerId, userId, role)
  if (role !== 'administrator') await withdrawInvitationsBy(work, customerId, userId)
  await work.audit({
    action: 'change-member-role',
    subject: userId,
    facts: { customerId, from: member.role, to: role },
  })
  return { ...member, role }
}

/** Removes a member from the customer and ends their sessions for it. */
export async function removeMember(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
): Promise<true | Refused> {
  const member = await changeable(work, customerId, userId, undefined)
  if (isRefusal(member)) return member
  await withdrawInvitationsBy(work, customerId, userId)
  await deleteMember(work, customerId, userId)
  await work.audit({ action: 'remove-member', subject: userId, facts: { customerId, role: member.role } })
  return true
}

/** The member, unless no administrator would be left after the change. Locks every member until the work ends. */
async function changeable(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
  role: MemberRole | undefined,
): Promise<Member | Refused> {
  const members = await lockMembers(work, customerId)
  const member = members.find((one) => one.userId === userId)
  if (member === undefined) return refuse('not-found')
  const isLeft = members.some((one) => (one === member ? role : one.role) === 'administrator')
  return isLeft ? member : refuse('last-administrator')
}
