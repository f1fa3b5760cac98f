import { z } from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { instant, text } from '../../shapes.ts'
import { nameRefusals } from '../words.ts'

/** A name as stored, and as recipients' banks receive it. */
const shownName = { name: text(200), asWritten: z.optional(text(200)) }

/** The sender’s name as recipients’ banks show it, and an open request to change it. */
export const senderName = z.strictObject({
  ...shownName,
  /** The name in the accepted document. */
  documentName: z.optional(text(200)),
  /** Characters of the name that a rail cannot write. */
  unwritable: z.array(text(8)),
  /** The requested name that waits for staff. */
  request: z.optional(z.strictObject({ ...shownName, askedAt: instant, answerBy: instant })),
  /** The last refused name and the reason. */
  lastRefusal: z.optional(z.strictObject({ ...shownName, reason: z.enum(nameRefusals) })),
})
export type SenderNameWire = z.output<typeof senderName>

export const getSenderName = endpoint({
  name: 'getSenderName',
  summary: 'The sender name as recipients’ banks receive it, beside the name on the document.',
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
    'How recipients’ banks would receive a name, and whether it agrees with the document. Changes nothing.',
  method: 'POST',
  path: '/api/sender-name/preview',
  who: 'customer',
  power: 'administer',
  body: z.strictObject({ name: text(200) }),
  reply: z.strictObject({
    asWritten: z.optional(text(200)),
    unwritable: z.array(text(8)),
    /** True: the name equals the document and is accepted at once. False: it waits for staff. */
    equalsDocument: z.boolean(),
  }),
  refusals: [],
})

export const changeSenderName = endpoint({
  name: 'changeSenderName',
  summary:
    'Requests another sender name; effective at once when it is the document’s, otherwise after staff accept it.',
  method: 'POST',
  path: '/api/sender-name/changes',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  body: z.strictObject({ name: text(200, 0) }),
  reply: senderName,
  refusals: ['fields-wrong', 'item-closed'],
})
