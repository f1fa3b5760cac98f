import type { Translated } from '../translated.ts'
import type { threadKindNames as spanish } from './messages-kinds.es.ts'

export const threadKindNames: Translated<typeof spanish> = {
  transfer: 'About a transfer',
  complaint: 'Complaint',
  question: 'Question',
  file: 'About your details',
}
