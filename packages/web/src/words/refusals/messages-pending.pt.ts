import type { Translated } from '@puente/contract'
import type { pendingMessages as spanish } from './messages-pending.es.ts'

export const pendingMessages: Translated<typeof spanish> = {
  'blocked-by-pending-item': {
    what: 'Antes de enviar, falta algo da sua parte.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Complete agora e depois volte para onde estava.',
  },
  'item-blocks': {
    what: 'Isto não pode ficar para depois.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Complete para voltar a enviar.',
  },
  'item-closed': {
    what: 'Isto já estava resolvido.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página para ver como continua.',
  },
}
