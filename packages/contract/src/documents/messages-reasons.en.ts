import type { Translated } from '../translated.ts'
import type { documentReasonMessages as spanish } from './messages-reasons.es.ts'

export const documentReasonMessages: Translated<typeof spanish> = {
  illegible: 'It is not legible: send a sharper image.',
  'cut-off': 'It is cut off: send it complete, with all its edges.',
  glare: 'A reflection covers the details: take the photo in another light.',
  'wrong-document': 'It is another document: check which one we asked for.',
  'other-person': 'It belongs to another person or company: send yours.',
  expired: 'It has expired: send a valid one.',
  'missing-pages': 'Pages are missing: send all of them.',
  'missing-side': 'The other side is missing: send both.',
  'too-old': 'It is too old: get a new one and send it.',
  'not-the-original': 'It is a copy or a screenshot: take the photo of the original.',
  'data-differs': 'Its details do not match those you gave us: check both.',
}
