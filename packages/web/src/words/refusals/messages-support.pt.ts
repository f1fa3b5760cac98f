import type { Translated } from '@puente/contract'
import type { supportMessages as spanish } from './messages-support.es.ts'

export const supportMessages: Translated<typeof spanish> = {
  'too-many-threads': {
    what: 'Você abriu muitas conversas em pouco tempo, e esta não foi aberta.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Continue em uma das que você tem, ou abra outra daqui a {wait}.',
  },
  'too-many-messages': {
    what: 'Você escreveu muitas mensagens em pouco tempo, e esta não foi enviada.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'As anteriores chegaram; escreva outra daqui a {wait}.',
  },
  'too-many-complaints': {
    what: 'Já recebemos várias reclamações com este e-mail, e esta não foi enviada.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Vamos responder as anteriores no prazo; envie outra daqui a {wait}.',
  },
}
