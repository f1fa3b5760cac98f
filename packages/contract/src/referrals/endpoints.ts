import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf, paging, text, wireId, emptyBody } from '../shapes.ts'
import {
  causeShape,
  donationShape,
  invitationShape,
  programShape,
  promiseShape,
  rewardShape,
} from './shapes.ts'

const typedCode = text(20)

export const getInvitationCode = endpoint({
  name: 'getInvitationCode',
  summary: 'What an invitation code brings whoever signs up with it; nothing of whose it is.',
  method: 'GET',
  path: '/api/invitation-codes/:code',
  who: 'anyone',
  atMost: { times: 60, perMinutes: 10 },
  params: z.strictObject({
    /** The invitation code as typed. */
    code: typedCode,
  }),
  reply: z.strictObject({ code: text(8, 8), promise: promiseShape }),
  refusals: ['code-unknown'],
})

export const getReferralProgram = endpoint({
  name: 'getReferralProgram',
  summary: 'The caller’s invitation code, what it brings, and what is there to use, donate or keep.',
  method: 'GET',
  path: '/api/referral-program',
  who: 'customer',
  power: 'own',
  reply: programShape,
  refusals: [],
})

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  summary: 'The caller was invited with this code; before their first order, and once.',
  method: 'POST',
  path: '/api/invitations',
  who: 'customer',
  power: 'own',
  idempotent: true,
  body: z.strictObject({ code: typedCode }),
  reply: programShape,
  status: 201,
  refusals: ['code-unknown', 'own-code', 'invited-too-late'],
})

export const listInvitations = endpoint({
  name: 'listInvitations',
  summary: 'Who signed up with the caller’s code, the latest first; nothing of who they are.',
  method: 'GET',
  path: '/api/invitations',
  who: 'customer',
  power: 'own',
  query: z.strictObject(paging),
  reply: pageOf(invitationShape),
  refusals: [],
})

export const listRewards = endpoint({
  name: 'listRewards',
  summary: 'The caller’s rewards and what became of each, the latest first.',
  method: 'GET',
  path: '/api/rewards',
  who: 'customer',
  power: 'own',
  query: z.strictObject(paging),
  reply: pageOf(rewardShape),
  refusals: [],
})

export const applyRewards = endpoint({
  name: 'applyRewards',
  summary:
    'Sets all that is unspent for the fees of the next transfers that the caller orders for whom they act for now.',
  method: 'POST',
  path: '/api/reward-applications',
  who: 'customer',
  power: 'operate',
  idempotent: true,
  body: emptyBody,
  reply: programShape,
  status: 201,
  refusals: ['no-reward'],
})

export const keepRewards = endpoint({
  name: 'keepRewards',
  summary: 'Keeps all that is unspent for later; nobody asks about it for some weeks.',
  method: 'POST',
  path: '/api/reward-holds',
  who: 'customer',
  power: 'own',
  idempotent: true,
  body: emptyBody,
  reply: programShape,
  status: 201,
  refusals: ['no-reward'],
})

export const listCauses = endpoint({
  name: 'listCauses',
  summary: 'The causes that the operator supports now.',
  method: 'GET',
  path: '/api/causes',
  who: 'customer',
  power: 'own',
  reply: z.strictObject({ items: z.array(causeShape) }),
  refusals: [],
})

export const startDonation = endpoint({
  name: 'startDonation',
  summary: 'Asks to give all that is unspent to a cause; nothing moves until it is confirmed once more.',
  method: 'POST',
  path: '/api/donations',
  who: 'customer',
  power: 'own',
  idempotent: true,
  body: z.strictObject({ causeId: text(40) }),
  reply: donationShape,
  status: 201,
  refusals: ['no-reward', 'cause-unknown'],
})

export const confirmDonation = endpoint({
  name: 'confirmDonation',
  summary: 'Confirms a donation: the rewards are the cause’s from here on, and do not come back.',
  method: 'POST',
  path: '/api/donations/:id/confirmation',
  who: 'customer',
  power: 'own',
  idempotent: true,
  params: z.strictObject({ id: wireId('don') }),
  body: emptyBody,
  reply: donationShape,
  refusals: ['not-found', 'donation-expired', 'changed-meanwhile'],
})
