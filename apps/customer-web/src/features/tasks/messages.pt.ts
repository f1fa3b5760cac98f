import type { Translated } from '@puente/contract'
import type { taskMessages as spanish } from './messages.es.ts'

export const taskMessages: Translated<typeof spanish> = {
  title: 'O que vem a seguir',
  all: '{count, plural, one {Ver o que falta} other {Ver as # coisas que faltam}}',
  failed: 'Não conseguimos carregar o que falta',
  line: {
    'pay-order': 'Pague {amount} para {name}',
    'pay-rest': 'Faltam {amount} para {name}',
    'unpaid-order': 'Falta pagar {amount} para {name}',
    'pay-debt': 'Pague {amount} da sua dívida',
    'pay-debt-rest': 'Faltam {amount} da sua dívida',
    'correct-recipient': 'Corrija os dados de {name}: o banco devolveu seu envio',
    'sign-transfer': 'A assinar: {amount} para {name}',
    'give-refund-account': 'Informe outra conta para devolvermos {amount}',
    'accept-recipient': '{name} completou os dados: confira e salve',
    'answer-thread': 'Responda à nossa mensagem',
    'answer-thread-about': 'Responda à nossa mensagem sobre seu envio para {name}',
  },
  choice: {
    short: 'Escolha o que fazemos com os {amount} que chegaram para {name}',
    late: 'Escolha o que fazemos com seu pagamento de {amount} para {name}: chegou depois do prazo',
    held: 'Escolha o que fazemos com seus {amount} para {name}: a taxa de câmbio mudou',
  },
  do: {
    'pending-item': 'Abrir',
    'pay-debt': 'Ver como pagar',
    'correct-recipient': 'Corrigir',
    choose: 'Escolher',
    'pay-order': 'Pagar',
    'sign-transfer': 'Ver e assinar',
    'give-refund-account': 'Informar a conta',
    'accept-recipient': 'Conferir',
    'answer-thread': 'Ler',
  },
  see: 'Ver',
  doLabel: '{action}: {task}',
  until: 'Até {when}',
  overdue: 'Venceu em {when}',
  blocks: 'Sem isto você não pode enviar',
  other: 'Outra pessoa da empresa faz isto',
  deferred: 'Você deixou para depois',
}
