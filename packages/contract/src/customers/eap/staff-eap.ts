import { z } from 'zod/mini'
import { proposalNote } from '../../approvals/shapes.ts'
import { endpoint } from '../../endpoint.ts'
import { instant, pageOf, paging, text, wireId } from '../../shapes.ts'

const compliance = ['analyst', 'officer'] as const

/** Answers with the question as the customer read it, or its code when the text does not have it any more. */
const eapAnswersRead = z
  .array(z.strictObject({ question: text(300), answer: text(1000, 0) }))
  .check(z.maxLength(5))

/** A request for the EAP confirmation, and the customer’s answers. */
const eapRequest = z.strictObject({
  id: wireId('eap-request'),
  /** The title of the text that the customer confirmed or, until then, of the text in force. */
  title: text(200),
  reason: text(1000),
  /** The name of the member of staff who sent the request. */
  by: text(200, 0),
  askedAt: instant,
  dueAt: instant,
  confirmed: z.optional(
    z.strictObject({
      at: instant,
      version: z.int(),
      hash: text(64),
      /** The answers; `question` is what the customer read. */
      answers: eapAnswersRead,
    }),
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
