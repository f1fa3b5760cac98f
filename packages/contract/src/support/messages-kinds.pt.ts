import type { Translated } from '../translated.ts'
import type { threadKindNames as spanish } from './messages-kinds.es.ts'

export const threadKindNames: Translated<typeof spanish> = {
  transfer: 'Sobre um envio',
  complaint: 'Reclamação',
  question: 'Pergunta',
  file: 'Sobre seus dados',
}
