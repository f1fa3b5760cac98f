import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { day, instant, moneyShape, text, wireId } from '../shapes.ts'

/** A signature on an order of a company, as staff see it. */
export const staffSignature = z.strictObject({
  userId: wireId('user'),
  name: text(200, 0),
  at: instant,
  /** The version of the powers that was in force, and the document that states them. */
  powers: z.strictObject({ since: day, documentId: z.optional(wireId('document')) }),
})
export type StaffSignature = z.output<typeof staffSignature>

/** An order of a company that waits for signatures, as staff see it. */
export const staffSignatureRequest = z.strictObject({
  id: wireId('signature-request'),
  recipientName: text(140),
  country: z.string(),
  send: moneyShape,
  receive: moneyShape,
  requestedBy: text(200, 0),
  requestedAt: instant,
  expiresAt: instant,
  signatures: z.array(staffSignature),
  /** How many signatures are missing; absent when the members cannot give them. */
  missing: z.optional(z.int()),
})
export type StaffSignatureRequest = z.output<typeof staffSignatureRequest>

export const listCustomerSignatureRequests = endpoint({
  name: 'listCustomerSignatureRequests',
  summary: 'The orders of a company that wait for signatures; the view is recorded.',
  method: 'GET',
  path: '/api/customers/:id/signature-requests',
  who: staffRoles,
  params: z.strictObject({ id: wireId('customer') }),
  reply: z.strictObject({ items: z.array(staffSignatureRequest) }),
  refusals: [],
})
