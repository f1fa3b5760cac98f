import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../shapes.ts'

/** Partners that send messages: the bank, the payout rails, and the mailbox that reports bounced e-mail. */
export const webhookPartners = ['bank', 'rails', 'inbox'] as const

/** The header with the partner's signature of the raw body. */
export const SIGNATURE_HEADER = 'x-partner-signature'

/** A message from a partner. Unknown fields are kept unchanged. */
export const partnerMessage = z.looseObject({
  /** The partner's own ID of the message: a second message with the same ID is ignored. */
  id: text(100),
  type: text(60),
})

/**
 * Where partners send messages. Each partner has its own endpoint, which verifies the signature of the raw
 * bytes.
 */
export const receivePartnerMessage = endpoint({
  name: 'receivePartnerMessage',
  summary: 'Stores a signed message of a partner; a job then queries the partner.',
  method: 'POST',
  path: '/api/partners/:partner/webhook',
  who: 'partner',
  params: z.strictObject({
    /** The partner that signed the message. */
    partner: z.enum(webhookPartners),
  }),
  body: partnerMessage,
  reply: z.strictObject({ received: z.literal(true) }),
  refusals: ['signed-out', 'not-found', 'malformed', 'too-large'],
})
