import type { Translated } from '../translated.ts'
import type { threadKindNames as spanish } from './messages-kinds.es.ts'

export const threadKindNames: Translated<typeof spanish> = {
  transfer: 'Sou yon transfè',
  complaint: 'Plent',
  question: 'Kesyon',
  file: 'Sou done w',
}
