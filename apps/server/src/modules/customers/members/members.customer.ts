import { fromWireId, isRefusal, toWireId } from '@puente/contract'
import { customerEndpoints, type MemberWire } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { membersFor, type Member } from '../../access/index.ts'
import { companySigning, signingOf, type CompanySigning } from '../signing-powers/signing.ts'
import { changeMemberRole, removeMember } from './change-member.ts'

function actingMember({ actor }: Work) {
  if (actor.kind !== 'customer') throw new Error('members are a customer’s')
  return actor
}

const toWire = (
  { userId, name, role, since }: Member,
  you: string,
  signing: CompanySigning | undefined,
): MemberWire => ({
  id: toWireId('user', userId),
  name,
  role,
  since: since.toISOString(),
  isYou: userId === you,
  ...(signing === undefined ? {} : { signing: [...signingOf(signing, userId)] }),
})

const memberId = ({ id }: { readonly id: string }): string => fromWireId('user', id) ?? ''

/** Handlers of a company's members: read by all, changed by administrators. */
export const memberHandlers: readonly Handler[] = [
  handler(customerEndpoints.listMembers, async (work) => {
    const { customerId, userId } = actingMember(work)
    const members = await membersFor(work, customerId)
    const signing = await companySigning(work, customerId)
    return { items: members.map((member) => toWire(member, userId, signing)) }
  }),
  handler(customerEndpoints.changeMemberRole, async (work, { params, body }) => {
    const { customerId, userId } = actingMember(work)
    const changed = await changeMemberRole(work, customerId, memberId(params), body.role)
    if (isRefusal(changed)) return changed
    return toWire(changed, userId, await companySigning(work, customerId))
  }),
  handler(customerEndpoints.removeMember, async (work, { params }) => {
    const removed = await removeMember(work, actingMember(work).customerId, memberId(params))
    return isRefusal(removed) ? removed : undefined
  }),
]
