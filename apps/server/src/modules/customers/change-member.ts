import { isRefusal, refuse, type MemberRole, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { deleteMember, lockMembers, setMemberRole, type Member } from '../access/index.ts'

type Refused = Refusal<'not-found' | 'last-administrator'>

/** Gives a member of the customer another role; it holds from their next request on. */
export async function changeMemberRole(
  work: Work,
  customerId: string,
  userId: string,
  role: MemberRole,
): Promise<Member | Refused> {
  const member = await changeable(work, customerId, userId, role)
  if (isRefusal(member)) return member
  await setMemberRole(work, customerId, userId, role)
  await work.audit({
    action: 'change-member-role',
    subject: userId,
    facts: { customerId, from: member.role, to: role },
  })
  return { ...member, role }
}

/** Ends that somebody acts for the customer, at once and in every session. */
export async function removeMember(work: Work, customerId: string, userId: string): Promise<true | Refused> {
  const member = await changeable(work, customerId, userId, undefined)
  if (isRefusal(member)) return member
  await deleteMember(work, customerId, userId)
  await work.audit({ action: 'remove-member', subject: userId, facts: { customerId, role: member.role } })
  return true
}

/** The member, when an administrator is left once they are what they are to be; every member is held until the work ends. */
async function changeable(
  work: Work,
  customerId: string,
  userId: string,
  role: MemberRole | undefined,
): Promise<Member | Refused> {
  const members = await lockMembers(work, customerId)
  const member = members.find((one) => one.userId === userId)
  if (member === undefined) return refuse('not-found')
  const isLeft = members.some((one) => (one === member ? role : one.role) === 'administrator')
  return isLeft ? member : refuse('last-administrator')
}
