import type { Translated } from '@puente/contract'
import type { loadingMessages as spanish } from './messages.es.ts'

export const loadingMessages: Translated<typeof spanish> = {
  retry: 'Tentar de novo',
  requestId: 'Código para o suporte: {requestId}',
  moreFailed: 'Não conseguimos carregar mais',
  newer: {
    title: 'Há uma versão nova',
    offer: 'Quando terminar o que está fazendo, atualize.',
    screen: 'Para abrir esta tela, atualize a página.',
    take: 'Atualizar',
  },
}
