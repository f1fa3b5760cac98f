import type { Translated } from '@puente/contract'
import type { verdictMessages as spanish } from './messages.es.ts'

export const verdictMessages: Translated<typeof spanish> = {
  documentRefused: 'We could not accept {name}. {reason}',
  nameRefused: 'We could not accept “{name}”',
  nameReasons: {
    'not-in-document': 'It is not the name on your document.',
    'not-a-legal-name': 'It is not a legal name: enter it in full.',
    'document-needed': 'We need a document that shows it. Write to us and we will tell you how to send it.',
  },
}
