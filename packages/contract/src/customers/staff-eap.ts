import { z } from 'zod/mini'
import { proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { eapAnswers } from './eap.ts'

const compliance = ['analyst', 'officer'] as const

/** A request for the EAP confirmation, and the customer’s answers. */
const eapRequest = z.strictObject({
  id: wireId('eap-request'),
  reason: text(1000),
  /** The name of the member of staff who sent the request. */
  by: text(200, 0),
  askedAt: instant,
  dueAt: instant,
  confirmed: z.optional(
    z.strictObject({ at: instant, version: z.int(), hash: text(64), answers: eapAnswers }),
  ),
})
export type EapRequestWire = z.output<typeof eapRequest>

export const askEap = endpoint({
  name: 'askEap',
  summary: 'Requests the confirmation from these customers; an open request is not repeated.',
  method: 'POST',
  path: '/api/eap-requests',
  who: ['officer'],
  idempotent: true,
  body: z.strictObject({
    customerIds: z.array(wireId('customer')).check(z.minLength(1), z.maxLength(500)),
    reason: proposalNote,
  }),
  reply: z.strictObject({ asked: z.int(), askedBefore: z.int() }),
  refusals: ['fields-wrong'],
})

export const listEapRequests = endpoint({
  name: 'listEapRequests',
  summary: 'The confirmations requested from a customer and their answers, newest first.',
  method: 'GET',
  path: '/api/customers/:id/eap-requests',
  who: compliance,
  params: z.strictObject({ id: wireId('customer') }),
  query: z.strictObject(paging),
  reply: pageOf(eapRequest),
  refusals: ['not-found'],
})
