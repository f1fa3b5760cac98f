import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../shapes.ts'
import { noticeTopics } from './topics.ts'

/** A mail as it is sent, with example facts. */
export const messageExample = z.strictObject({
  /** The name of its template: the key of the setting `message-template`. */
  template: text(60),
  /** Absent for a mail to an address that is no user's. */
  topic: z.optional(z.enum(noticeTopics)),
  subject: text(2000),
  text: text(40_000),
  html: text(100_000),
  /** Present when the message is also sent as an SMS. */
  sms: z.optional(text(4000)),
})
export type MessageExampleWire = z.output<typeof messageExample>

export const listMessageExamples = endpoint({
  name: 'listMessageExamples',
  summary:
    'Every kind of mail with the texts in force and example facts, for the gallery of the sandbox. Not found in production.',
  method: 'GET',
  path: '/api/message-examples',
  who: 'anyone',
  atMost: { times: 60, perMinutes: 10 },
  reply: z.strictObject({ items: z.array(messageExample) }),
  refusals: ['not-found'],
})
