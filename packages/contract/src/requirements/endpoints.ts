import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant } from '../shapes.ts'
import { announcedIdentity, identityView, requirement } from './shapes.ts'

export type { AnnouncedIdentity, IdentityView, RequirementWire } from './shapes.ts'

export const getIdentity = endpoint({
  name: 'getIdentity',
  summary:
    'The identity document of the acting customer: the valid one, its end, and missing parts of a new one.',
  method: 'GET',
  path: '/api/identity',
  who: 'customer',
  power: 'read',
  reply: identityView,
  refusals: [],
})

export const announceIdentity = endpoint({
  name: 'announceIdentity',
  summary: 'Announces which identity document is sent; staff read the document itself.',
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
  summary: 'The document requirements of the acting customer, with the state of each.',
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
