import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { instant, moneyShape, text, wireId } from '../shapes.ts'
import { publicStates } from '../transfers/states.ts'

export const getReceipt = fileEndpoint({
  name: 'getReceipt',
  summary: 'The receipt of a transfer that was delivered or refunded, as a PDF that anyone can verify.',
  method: 'GET',
  path: '/api/transfers/:id/receipt',
  who: 'customer',
  power: 'read',
  owns: 'transfer',
  params: z.strictObject({ id: wireId('transfer') }),
  stream: 'application/pdf',
  refusals: ['not-in-this-state'],
})

export const getOrderConfirmation = fileEndpoint({
  name: 'getOrderConfirmation',
  summary: 'The confirmation of an order as a PDF: what was promised, how to pay, and the customer’s rights.',
  method: 'GET',
  path: '/api/transfers/:id/order-confirmation',
  who: 'customer',
  power: 'read',
  owns: 'transfer',
  params: z.strictObject({ id: wireId('transfer') }),
  stream: 'application/pdf',
  refusals: [],
})

/** The data to check a receipt against. It contains no more personal data than the receipt itself. */
export const verificationShape = z.strictObject({
  folio: text(20),
  reference: text(20),
  /** The current state of the transfer, which may differ from the receipt. */
  state: z.enum(publicStates),
  send: moneyShape,
  receive: moneyShape,
  refunded: z.optional(moneyShape),
  country: z.string(),
  recipient: z.strictObject({ initials: text(20), accountEnding: text(4) }),
  orderedAt: instant,
  deliveredAt: z.optional(instant),
  /** When the recipient's bank returned a delivered payout. */
  returnedAt: z.optional(instant),
  refundedAt: z.optional(instant),
  /** Every version of the document: when it was first issued, and the printed fingerprint. */
  issues: z.array(
    z.strictObject({
      kind: z.enum(['order', 'delivery', 'refund']),
      issuedAt: instant,
      fingerprint: text(20),
    }),
  ),
})
export type VerificationWire = z.output<typeof verificationShape>

export const verifyReceipt = endpoint({
  name: 'verifyReceipt',
  summary: 'The receipt with this code, for public verification.',
  method: 'GET',
  path: '/api/receipt-verifications/:code',
  who: 'anyone',
  atMost: { times: 60, perMinutes: 10 },
  params: z.strictObject({
    /** The verification code that is printed on the document. */
    code: text(40),
  }),
  reply: verificationShape,
  refusals: [],
})
