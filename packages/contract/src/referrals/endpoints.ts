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
  summary: 'The benefit of signing up with an invitation code; nothing about its owner.',
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
  summary: 'The caller’s invitation code, its benefit, and the rewards to use, donate or keep.',
  method: 'GET',
  path: '/api/referral-program',
  who: 'customer',
  power: 'own',
  reply: programShape,
  refusals: [],
})

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  summary: 'Records the invitation code of the caller: once, and before their first order.',
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
  summary: 'Sign-ups with the caller’s code, newest first, without their identity.',
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
  summary: 'The caller’s rewards with their states, newest first.',
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
  summary: 'Applies all unspent rewards to the fees of the caller’s next transfers for the acting customer.',
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
  summary: 'Keeps all unspent rewards; the question is not repeated for some weeks.',
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
  summary: 'Starts a donation of all unspent rewards; nothing moves until it is confirmed.',
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
  summary: 'Confirms a donation; it cannot be undone.',
  method: 'POST',
  path: '/api/donations/:id/confirmation',
  who: 'customer',
  power: 'own',
  idempotent: true,
  params: z.strictObject({ id: wireId('donation') }),
  body: emptyBody,
  reply: donationShape,
  refusals: ['not-found', 'donation-expired', 'changed-meanwhile'],
})
