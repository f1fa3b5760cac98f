import { isRefusal, toWireId, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints, type MemberInvitationWire } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { actInSession } from '../../access/index.ts'
import { acceptInvitation, declineInvitation, receivedInvitation } from './answer-invitation.ts'
import { removeMember } from './change-member.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from './invite-member.ts'
import { stateOf, type MemberInvitation } from './member-invitation.ts'
import { invitationsOf } from './member-invitations.store.ts'
import { sessionCustomers } from './session-customers.ts'

function acting({ actor }: Work) {
  if (actor.kind !== 'customer') throw new Error('members are a customer’s')
  return actor
}

const toWire = ({ realNow }: Work, invitation: MemberInvitation): MemberInvitationWire => ({
  id: toWireId('member-invitation', invitation.id),
  email: invitation.email,
  role: invitation.role,
  status: stateOf(invitation, realNow),
  sentAt: invitation.sentAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
})

/** Handlers by which administrators invite people to a company. */
const invitingHandlers: readonly Handler[] = [
  handler(endpoints.listMemberInvitations, async (work) => {
    const found = await invitationsOf(work, acting(work).customerId)
    return { items: found.map((invitation) => toWire(work, invitation)) }
  }),
  handler(endpoints.inviteMember, async (work, { body }) => {
    const invited = await inviteMember(work, acting(work), body)
    return isRefusal(invited) ? invited : toWire(work, invited)
  }),
  handler(endpoints.resendMemberInvitation, async (work, { params }) => {
    const id = uuidOf('member-invitation', params.id)
    const resent = await resendInvitation(work, acting(work).customerId, id)
    return isRefusal(resent) ? resent : toWire(work, resent)
  }),
  handler(endpoints.withdrawMemberInvitation, async (work, { params }) => {
    const id = uuidOf('member-invitation', params.id)
    const withdrawn = await withdrawInvitation(work, acting(work).customerId, id)
    return isRefusal(withdrawn) ? withdrawn : undefined
  }),
]

/** Handlers of invitations to a company, of the invited person's answers, and of leaving a company. */
export const memberInvitationHandlers: readonly Handler[] = [
  ...invitingHandlers,
  handler(endpoints.getReceivedInvitation, (work, { params }) =>
    receivedInvitation(work, acting(work).userId, params.token),
  ),
  handler(endpoints.acceptMemberInvitation, async (work, { params, request }) => {
    const accepted = await acceptInvitation(work, acting(work).userId, params.token)
    return isRefusal(accepted) ? accepted : actInSession(work, sessionCustomers, request, accepted)
  }),
  handler(endpoints.declineMemberInvitation, async (work, { params }) => {
    const declined = await declineInvitation(work, acting(work).userId, params.token)
    return isRefusal(declined) ? declined : undefined
  }),
  handler(endpoints.leaveCompany, async (work) => {
    const { customerId, userId } = acting(work)
    const left = await removeMember(work, customerId, userId)
    return isRefusal(left) ? left : undefined
  }),
]
