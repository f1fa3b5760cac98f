import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'
import { details, recipientShape } from './endpoints.ts'
import { recipientFormStates, recipientKinds, relationships } from './words.ts'

/** A form that the customer shares with a recipient, and the proposal that the recipient sent with it. */
const recipientForm = z.strictObject({
  id: wireId('recipient-form'),
  corridorId: text(20),
  country: z.string(),
  /** The alias that the recipient will have. Only the customer sees it. */
  alias: z.optional(text(60)),
  status: z.enum(recipientFormStates),
  createdAt: instant,
  /** Until when the link may be used, or until when a proposal may be accepted. */
  expiresAt: instant,
  /** What the recipient sent. */
  proposal: z.optional(
    z.strictObject({
      at: instant,
      kind: z.enum(recipientKinds),
      name: text(140),
      details,
      accountEnding: text(4),
    }),
  ),
})
export type RecipientFormWire = z.output<typeof recipientForm>

/** A form as its recipient sees it: who asks, and the corridor whose fields it has. */
const sharedForm = z.strictObject({
  /** The given names of a person, or the name of a company. */
  senderName: text(200),
  corridorId: text(20),
  country: z.string(),
  expiresAt: instant,
})
export type SharedFormWire = z.output<typeof sharedForm>

const id = z.strictObject({ id: wireId('recipient-form') })
const token = z.strictObject({
  /** The token of a shared form. */
  token: text(200),
})

export const listRecipientForms = endpoint({
  name: 'listRecipientForms',
  summary: 'The forms of the customer that are open or wait for acceptance, the newest first, at most 100.',
  method: 'GET',
  path: '/api/recipient-forms',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({ items: z.array(recipientForm) }),
  refusals: [],
})

export const createRecipientForm = endpoint({
  name: 'createRecipientForm',
  summary: 'Creates a form for a recipient and returns its public link, which is not shown again.',
  method: 'POST',
  path: '/api/recipient-forms',
  who: 'customer',
  power: 'operate',
  idempotent: true,
  body: z.strictObject({
    corridorId: text(20),
    alias: z.optional(text(60)),
  }),
  reply: z.strictObject({ form: recipientForm, url: text(500) }),
  status: 201,
  refusals: ['account-closed', 'corridor-unknown', 'too-many-recipient-forms'],
})

export const getRecipientForm = endpoint({
  name: 'getRecipientForm',
  summary: 'One of the customer’s forms, with the proposal that waits for acceptance.',
  method: 'GET',
  path: '/api/recipient-forms/:id',
  who: 'customer',
  power: 'read',
  owns: 'recipient-form',
  params: id,
  reply: recipientForm,
  refusals: [],
})

export const endRecipientForm = endpoint({
  name: 'endRecipientForm',
  summary: 'Revokes the link of an open form, or discards a proposal. The proposed data are deleted.',
  method: 'DELETE',
  path: '/api/recipient-forms/:id',
  who: 'customer',
  power: 'operate',
  owns: 'recipient-form',
  params: id,
  refusals: ['recipient-form-closed'],
})

export const acceptRecipientForm = endpoint({
  name: 'acceptRecipientForm',
  summary: 'Stores the proposed recipient, checked by the corridor in force.',
  method: 'POST',
  path: '/api/recipient-forms/:id/acceptance',
  who: 'customer',
  power: 'operate',
  idempotent: true,
  stepUp: true,
  owns: 'recipient-form',
  params: id,
  body: z.strictObject({ relationship: z.enum(relationships) }),
  reply: recipientShape,
  status: 201,
  refusals: [
    'recipient-form-closed',
    'account-closed',
    'corridor-unknown',
    'fields-wrong',
    'recipient-already-kept',
    'contact-just-changed',
  ],
})

export const getSharedForm = endpoint({
  name: 'getSharedForm',
  summary: 'A form for the reader of its link: who asks, and the corridor.',
  method: 'GET',
  path: '/api/shared-forms/:token',
  who: 'anyone',
  atMost: { times: 60, perMinutes: 10 },
  params: token,
  reply: sharedForm,
  refusals: ['recipient-form-gone'],
})

export const fillSharedForm = endpoint({
  name: 'fillSharedForm',
  summary: 'Sends the recipient’s data as a proposal to the customer; the link ends.',
  method: 'POST',
  path: '/api/shared-forms/:token/proposal',
  who: 'anyone',
  atMost: { times: 30, perMinutes: 10 },
  params: token,
  body: z.strictObject({
    kind: z.enum(recipientKinds),
    name: text(140, 2),
    details,
  }),
  refusals: ['recipient-form-gone', 'corridor-unknown', 'fields-wrong'],
})
