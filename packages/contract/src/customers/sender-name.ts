import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, text } from '../shapes.ts'
import { nameRefusals } from './words.ts'

/** A name as it is kept, and as the recipient's bank gets it. */
const shownName = { name: text(200), asWritten: z.optional(text(200)) }

/** The sender’s name as recipients’ banks show it, and an open request to change it. */
export const senderName = z.strictObject({
  ...shownName,
  /** What the accepted document says. */
  documentName: z.optional(text(200)),
  /** Signs of the name that a rail cannot write. */
  unwritable: z.array(text(8)),
  /** What was asked for and waits for staff. */
  request: z.optional(z.strictObject({ ...shownName, askedAt: instant, answerBy: instant })),
  /** What was asked for last, and why it was refused. */
  lastRefusal: z.optional(z.strictObject({ ...shownName, reason: z.enum(nameRefusals) })),
})
export type SenderNameWire = z.output<typeof senderName>

export const getSenderName = endpoint({
  name: 'getSenderName',
  summary: 'The name under which one sends, as recipients’ banks get it, beside what the document says.',
  method: 'GET',
  path: '/api/sender-name',
  who: 'customer',
  power: 'read',
  reply: senderName,
  refusals: [],
})

export const previewSenderName = endpoint({
  name: 'previewSenderName',
  summary:
    'How recipients’ banks would get a name, and whether it says what the document says. Changes nothing.',
  method: 'POST',
  path: '/api/sender-name/preview',
  who: 'customer',
  power: 'administer',
  body: z.strictObject({ name: text(200) }),
  reply: z.strictObject({
    asWritten: z.optional(text(200)),
    unwritable: z.array(text(8)),
    /** What equals the document is accepted at once; anything else waits for staff. */
    equalsDocument: z.boolean(),
  }),
  refusals: [],
})

export const changeSenderName = endpoint({
  name: 'changeSenderName',
  summary: 'Asks to send under another name: at once where it is the document’s, else once staff agree.',
  method: 'POST',
  path: '/api/sender-name/changes',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  body: z.strictObject({ name: text(200, 0) }),
  reply: senderName,
  refusals: ['fields-wrong', 'item-closed'],
})
