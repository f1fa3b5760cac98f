import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant } from '../shapes.ts'
import { announcedIdentity, identityView, requirement } from './shapes.ts'

export type { AnnouncedIdentity, IdentityView, RequirementWire } from './shapes.ts'

export const getIdentity = endpoint({
  name: 'getIdentity',
  summary: 'The identity document of the acting customer: what counts, until when, and what a new one lacks.',
  method: 'GET',
  path: '/api/identity',
  who: 'customer',
  power: 'read',
  reply: identityView,
  refusals: [],
})

export const announceIdentity = endpoint({
  name: 'announceIdentity',
  summary: 'Says which identity document is being sent; staff read it on the document itself.',
  method: 'PUT',
  path: '/api/identity/announcement',
  who: 'customer',
  power: 'administer',
  body: announcedIdentity,
  reply: identityView,
  refusals: ['fields-wrong'],
})

export const listRequirements = endpoint({
  name: 'listRequirements',
  summary: 'Everything that the acting customer is asked to show, and where each stands.',
  method: 'GET',
  path: '/api/required-documents',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({
    items: z.array(requirement),
    /** The deadline of staff's answer about what was sent last. */
    answerBy: z.optional(instant),
  }),
  refusals: [],
})
