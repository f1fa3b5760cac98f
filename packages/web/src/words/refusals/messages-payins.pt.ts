import type { Translated } from '@puente/contract'
import type { payinsMessages as spanish } from './messages-payins.es.ts'

export const payinsMessages: Translated<typeof spanish> = {
  'payment-reversed': {
    what: 'Seu banco estornou um pagamento depois que enviamos o dinheiro: faltam {owed} a pagar.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Abra Suas dívidas e pague lá, tudo ou em partes. Depois você pode voltar a enviar.',
  },
  'refund-not-rejected': {
    what: 'O banco não rejeitou esta devolução.',
    money: 'A devolução continua e não se repete.',
    next: 'Atualize a página para ver o estado dela.',
  },
}
