import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { priceShape } from '../quotes/endpoints.ts'
import { emptyBody, instant, moneyShape, pesos, text, wireId } from '../shapes.ts'
import { orderedRecipient, orderRefusals, orderShape } from './endpoints.ts'
import { purposes } from './states.ts'
import { signatureActions, signatureRequestStates } from './words.ts'

const id = z.strictObject({ id: wireId('signature-request') })

/** A signature that was given. */
export const givenSignature = z.strictObject({
  name: text(200, 0),
  isYou: z.boolean(),
  at: instant,
})

/** A request for signatures, as lists show it. */
export const signatureRequestSummary = z.strictObject({
  id: wireId('signature-request'),
  state: z.enum(signatureRequestStates),
  recipientName: text(140),
  country: z.string(),
  /** As shown when the signatures were requested. */
  send: moneyShape,
  receive: moneyShape,
  requestedBy: text(200, 0),
  requestedAt: instant,
  expiresAt: instant,
  signatures: z.array(givenSignature),
  /** How many signatures are missing by the powers in force; absent once it ended, or when members cannot give them. */
  missing: z.optional(z.int()),
  /** What the caller may do. */
  youMay: z.array(z.enum(signatureActions)),
})
export type SignatureRequestSummaryWire = z.output<typeof signatureRequestSummary>

/** A request for signatures: what is ordered, who asked, who signed, and who can sign. */
export const signatureRequestShape = z.strictObject({
  ...signatureRequestSummary.shape,
  recipient: orderedRecipient,
  /** Whether the recipient was changed after the request; it cannot be signed then. */
  recipientChanged: z.boolean(),
  purpose: z.enum(purposes),
  /** The price now, while it is open and there is a rate. It is fixed when the last signature is given. */
  price: z.optional(priceShape),
  /** Names of the members who can sign next; empty once it ended. */
  canSign: z.array(text(200)),
  /** Why a member declined. */
  reason: z.optional(text(500)),
  endedAt: z.optional(instant),
  endedBy: z.optional(text(200, 0)),
  /** The transfer that the last signature ordered. */
  transferId: z.optional(wireId('transfer')),
})
export type SignatureRequestWire = z.output<typeof signatureRequestShape>

export const createSignatureRequest = endpoint({
  name: 'createSignatureRequest',
  summary: 'Asks the members of a company for the signatures that an order requires; the caller’s counts.',
  method: 'POST',
  path: '/api/signature-requests',
  who: 'customer',
  power: 'operate',
  blocks: 'sending',
  idempotent: true,
  body: orderShape,
  reply: signatureRequestShape,
  status: 201,
  refusals: [...orderRefusals, 'signatures-not-needed', 'too-many-signature-requests'],
})

export const listSignatureRequests = endpoint({
  name: 'listSignatureRequests',
  summary: 'The company’s requests for signatures, open ones first, then the newest; at most 100.',
  method: 'GET',
  path: '/api/signature-requests',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({ items: z.array(signatureRequestSummary) }),
  refusals: [],
})

export const getSignatureRequest = endpoint({
  name: 'getSignatureRequest',
  summary: 'One request for signatures, with the price now while it is open.',
  method: 'GET',
  path: '/api/signature-requests/:id',
  who: 'customer',
  power: 'read',
  owns: 'signature-request',
  params: id,
  reply: signatureRequestShape,
  refusals: [],
})

export const createSignature = endpoint({
  name: 'createSignature',
  summary: 'Signs a request; the last sufficient signature fixes the price and creates the order.',
  method: 'POST',
  path: '/api/signature-requests/:id/signatures',
  who: 'customer',
  power: 'operate',
  blocks: 'sending',
  owns: 'signature-request',
  idempotent: true,
  params: id,
  body: z.strictObject({
    /** The amount that the signer was shown, in CLP. A higher amount is refused. */
    shownSendMinor: pesos,
  }),
  reply: signatureRequestShape,
  status: 201,
  refusals: [
    ...orderRefusals,
    'signatures-needed',
    'not-in-this-state',
    'signed-price-higher',
    'signed-recipient-changed',
    'corridor-unknown',
    'amount-below-minimum',
    'receives-nothing',
    'fields-wrong',
  ],
})

export const declineSignatureRequest = endpoint({
  name: 'declineSignatureRequest',
  summary: 'Ends a request that the caller could sign, with a reason for the member who asked.',
  method: 'POST',
  path: '/api/signature-requests/:id/refusal',
  who: 'customer',
  power: 'operate',
  owns: 'signature-request',
  idempotent: true,
  params: id,
  body: z.strictObject({ reason: text(500) }),
  reply: signatureRequestShape,
  refusals: ['not-in-this-state', 'signing-power-missing'],
})

export const withdrawSignatureRequest = endpoint({
  name: 'withdrawSignatureRequest',
  summary: 'Ends a request of the caller; administrators may end any.',
  method: 'POST',
  path: '/api/signature-requests/:id/withdrawal',
  who: 'customer',
  power: 'operate',
  owns: 'signature-request',
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: signatureRequestShape,
  refusals: ['not-in-this-state', 'not-allowed'],
})
