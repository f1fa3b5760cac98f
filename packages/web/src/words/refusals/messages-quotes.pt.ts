import type { Translated } from '@puente/contract'
import type { quotesMessages as spanish } from './messages-quotes.es.ts'

export const quotesMessages: Translated<typeof spanish> = {
  'corridor-unknown': {
    what: 'Ainda não enviamos dinheiro a esse destino.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Escolha outro país.',
  },
  'amount-below-minimum': {
    what: 'O valor é menor que o mínimo de {minimum}.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Digite um valor maior.',
  },
  'amount-above-maximum': {
    what: 'O valor passa do que você pode enviar agora: {maximum}.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Digite um valor menor.',
  },
  'receives-nothing': {
    what: 'Esse valor não cobre a tarifa.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Digite um valor maior.',
  },
  'not-selling': {
    what: 'Por enquanto não recebemos novos envios.',
    money: 'Nenhuma cobrança foi feita. Os envios em andamento continuam.',
    next: 'Tente mais tarde.',
  },
  'too-many-rate-alerts': {
    what: 'Você já tem {orders} alertas de taxa de câmbio ativos.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Exclua um para criar outro.',
  },
  'rate-unavailable': {
    what: 'Neste momento não temos uma taxa de câmbio confiável.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Tente de novo em alguns minutos.',
  },
}
