import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { settingData } from '../settings/shapes.ts'
import { text } from '../shapes.ts'
import { templateNames } from './templates.ts'

/** A mail and its SMS as they are sent, with example facts. */
export const messagePreview = z.strictObject({
  subject: text(2000),
  text: text(40_000),
  html: text(100_000),
  /** What a locked phone shows; present for messages that users also read in the app. */
  brief: z.optional(text(1000)),
  /** Present when the message is also sent as an SMS. */
  sms: z.optional(
    z.strictObject({
      text: text(4000),
      /** In how many parts a carrier sends it (3GPP TS 23.038). */
      parts: z.int(),
    }),
  ),
})
export type MessagePreview = z.output<typeof messagePreview>

export const previewMessage = endpoint({
  name: 'previewMessage',
  summary: 'A mail and its SMS with these texts and example facts; stores and sends nothing.',
  method: 'POST',
  path: '/api/message-templates/:template/preview',
  who: staffRoles,
  params: z.strictObject({
    /** The key of the setting `message-template`. */
    template: z.enum(templateNames),
  }),
  /** A version of the setting `message-template`. */
  body: z.strictObject({ data: settingData }),
  reply: messagePreview,
  refusals: ['fields-wrong'],
})
