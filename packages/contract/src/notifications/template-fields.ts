import { optional, text } from '../settings/field.ts'

/** The subject, which is also the first line of the mail. */
export const subject = text('The subject, and first line, of the mail.', 400, { min: 3 })
export const body = text('The paragraphs of the mail, with an empty line between them.', 4000, { min: 10 })
export const after = optional(
  text('The paragraphs after a code, a table or a quote, in mails that have one.', 2000, { min: 3 }),
)
export const action = optional(text('The label of the button, in mails that have one.', 200, { min: 3 }))
export const sms = optional(text('The SMS, for messages that are also sent as one.', 600, { min: 10 }))
export const brief = optional(
  text(
    'One sentence for the lock screen of a phone and for the SMS of messages that users choose to get there.',
    160,
    { min: 5 },
  ),
)
