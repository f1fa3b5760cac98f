import { z } from 'zod/mini'
import { customerSession } from '../../access/endpoints.ts'
import { memberRoles } from '../../access/powers.ts'
import { endpoint } from '../../endpoint.ts'
import { instant, text, wireId } from '../../shapes.ts'
import { memberInvitationStates } from '../words.ts'

/** An invitation of a person to act for a company, as its administrators see it. */
const memberInvitation = z.strictObject({
  id: wireId('member-invitation'),
  email: text(254),
  role: z.enum(memberRoles),
  status: z.enum(memberInvitationStates),
  /** When its newest mail was sent. */
  sentAt: instant,
  /** Until when the link of the newest mail may be used. */
  expiresAt: instant,
})
export type MemberInvitationWire = z.output<typeof memberInvitation>

/** An invitation as the invited person sees it. */
const receivedInvitation = z.strictObject({
  company: text(200),
  role: z.enum(memberRoles),
  invitedBy: text(200),
  expiresAt: instant,
})
export type ReceivedInvitation = z.output<typeof receivedInvitation>

const id = z.strictObject({ id: wireId('member-invitation') })
const token = z.strictObject({
  /** The token of the link in the newest mail. */
  token: text(200),
})

export const listMemberInvitations = endpoint({
  name: 'listMemberInvitations',
  summary: 'The newest 100 invitations of the acting company, the newest first.',
  method: 'GET',
  path: '/api/member-invitations',
  who: 'customer',
  power: 'administer',
  reply: z.strictObject({ items: z.array(memberInvitation) }),
  refusals: [],
})

export const inviteMember = endpoint({
  name: 'inviteMember',
  summary:
    'Mails a person an invitation to act for the company; the response is the same whether the address has an account.',
  method: 'POST',
  path: '/api/member-invitations',
  who: 'customer',
  power: 'administer',
  stepUp: true,
  idempotent: true,
  body: z.strictObject({ email: text(254, 3), role: z.enum(memberRoles) }),
  reply: memberInvitation,
  status: 201,
  refusals: ['not-found', 'fields-wrong', 'already-invited', 'too-many-invitations'],
})

export const resendMemberInvitation = endpoint({
  name: 'resendMemberInvitation',
  summary: 'Mails a new link for an open or expired invitation; the link of the earlier mail stops working.',
  method: 'POST',
  path: '/api/member-invitations/:id/mails',
  who: 'customer',
  power: 'administer',
  stepUp: true,
  idempotent: true,
  params: id,
  reply: memberInvitation,
  refusals: ['not-found', 'invitation-closed', 'too-many-invitations'],
})

export const withdrawMemberInvitation = endpoint({
  name: 'withdrawMemberInvitation',
  summary: 'Withdraws an invitation; its link stops working.',
  method: 'DELETE',
  path: '/api/member-invitations/:id',
  who: 'customer',
  power: 'administer',
  params: id,
  refusals: ['not-found', 'invitation-closed'],
})

export const getReceivedInvitation = endpoint({
  name: 'getReceivedInvitation',
  summary: 'The invitation of a link, for the signed-in user whose address it was sent to.',
  method: 'GET',
  path: '/api/received-invitations/:token',
  who: 'customer',
  power: 'own',
  params: token,
  reply: receivedInvitation,
  refusals: ['invitation-gone', 'invitation-of-another'],
})

export const acceptMemberInvitation = endpoint({
  name: 'acceptMemberInvitation',
  summary: 'Accepts an invitation: the user becomes a member of the company, and this session acts for it.',
  method: 'POST',
  path: '/api/received-invitations/:token/acceptance',
  who: 'customer',
  power: 'own',
  params: token,
  reply: customerSession,
  refusals: ['invitation-gone', 'invitation-of-another', 'already-member'],
})

export const declineMemberInvitation = endpoint({
  name: 'declineMemberInvitation',
  summary: 'Declines an invitation; its link stops working.',
  method: 'POST',
  path: '/api/received-invitations/:token/refusal',
  who: 'customer',
  power: 'own',
  params: token,
  refusals: ['invitation-gone', 'invitation-of-another'],
})

export const leaveCompany = endpoint({
  name: 'leaveCompany',
  summary: 'Ends the membership of the signed-in user in the acting company, and their sessions for it.',
  method: 'DELETE',
  path: '/api/membership',
  who: 'customer',
  power: 'own',
  refusals: ['last-administrator'],
})
