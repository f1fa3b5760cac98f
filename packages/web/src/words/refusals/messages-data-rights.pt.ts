import type { Translated } from '@puente/contract'
import type { dataRightsMessages as spanish } from './messages-data-rights.es.ts'

export const dataRightsMessages: Translated<typeof spanish> = {
  'data-request-open': {
    what: 'Você já tem uma solicitação deste tipo sem resposta.',
    money: 'Sua conta e seu dinheiro continuam iguais.',
    next: 'Aguarde a resposta, ou retire-a para fazer outra.',
  },
  'data-request-closed': {
    what: 'Esta solicitação já terminou.',
    money: 'A conta e o dinheiro continuam iguais.',
    next: 'Atualize a página para ver como terminou.',
  },
}
