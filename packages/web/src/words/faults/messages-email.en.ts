import type { Translated } from '@puente/contract'
import type { emailMessages as spanish } from './messages-email.es.ts'

export const emailMessages: Translated<typeof spanish> = {
  noAt: 'The email lacks the @.',
  manyAts: 'The email has only one @.',
  blank: 'The email has no spaces.',
  before: 'What goes before the @ is missing.',
  ending: 'The end of the email is missing, such as .cl or .com.',
  parts: 'Check the dots and hyphens of the email: no two dots in a row, and none at the beginning or end.',
}
