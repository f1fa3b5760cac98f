import type { Translated } from '@puente/contract'
import type { customersMessages as spanish } from './messages.es.ts'

export const customersMessages: Translated<typeof spanish> = {
  members: {
    signatures: 'Envios a assinar',
    title: 'Pessoas de {name}',
    documentTitle: 'Pessoas',
    lead: 'Quem usa a conta da empresa e o que pode fazer.',
    you: 'Você',
    since: 'Desde {date}',
    failed: 'Não conseguimos carregar as pessoas',
    roles: 'O que cada função pode fazer',
  },
  signing: {
    alone: 'Assina envios individualmente, {limit}.',
    together:
      'Assina junto com {more, plural, one {outra pessoa} other {outras # pessoas}} entre {names}, {limit}.',
    lacking:
      'Assina junto com outras pessoas, {limit}. {missing, plural, one {Falta convidar uma} other {Falta convidar #}} para a conta.',
    limit: 'até USD {amount}',
    unlimited: 'sem limite de valor',
    none: 'Não assina envios: os poderes da empresa não citam seu nome.',
  },
  change: {
    open: 'Mudar: {name}',
    action: 'Mudar',
    title: 'Função de {name}',
    role: 'O que pode fazer',
    save: 'Salvar função',
    remove: 'Remover da empresa',
    removeTitle: 'Remover {name} da empresa?',
    removeText:
      'Perde o acesso à empresa na hora. Os envios que fez continuam e nenhum dinheiro é movimentado.',
    removed: '{name} não está mais na empresa.',
    leave: 'Sair da empresa',
    leaveTitle: 'Sair da empresa?',
    leaveText:
      'Você perde o acesso à empresa na hora e sua sessão é encerrada. Para voltar, precisa de outro convite.',
    keep: 'Voltar',
  },
  missing: {
    transfer: 'Ver o envio',
    transfers: 'Ver os envios',
  },
}
