import type { Translated } from '@puente/contract'
import type { limitsMessages as spanish } from './messages.es.ts'

export const limitsMessages: Translated<typeof spanish> = {
  title: 'Seus limites',
  lead: 'Quanto você pode enviar agora, quanto já usou e como enviar mais.',
  failed: 'Não conseguimos mostrar seus limites',
  bound: {
    newcomer: 'Com uma conta nova você pode enviar até {amount} por envio.',
    upTo: 'Agora você pode enviar até {amount}{reason, select, day {: é o que resta das suas 24 horas} month {: é o que resta dos seus 30 dias} corridor { por envio para este país} rail { por envio: é o máximo que o banco de lá recebe} evidence { sem mostrar de onde vem o dinheiro} other { por envio}}.{when}',
    none: '{reason, select, not_selling {Por enquanto não recebemos novos envios. Tente mais tarde.} restriction {Por enquanto sua conta não pode fazer novos envios.} open_orders {Você tem {orders} envios sem pagar, o máximo: pague ou cancele um.} orders_hour {Você fez {orders} envios em uma hora, o máximo.} orders_day {Você fez {orders} envios em 24 horas, o máximo.} day {Você já usou o que pode enviar em 24 horas.} month {Você já usou o que pode enviar em 30 dias.} other {Para enviar mais, mostre de onde vem o dinheiro.}}{when}',
    again: ' Você poderá enviar mais a partir de {when}.',
  },
  bars: {
    title: 'O que você já usou',
    see: 'Ver meus limites',
    free: 'Livre {free}',
    used: 'Usado {used} de {limit}',
  },
  use: {
    now: 'Você usou {used} de {limit} em {window, select, day {24 horas} month {30 dias} other {12 meses}}. Restam {free}.',
    with: 'Com este envio você usa {used} de {limit} em {window, select, day {24 horas} month {30 dias} other {12 meses}}. Restam {free}.',
    over: 'É mais do que resta: {free} de {limit} em {window, select, day {24 horas} month {30 dias} other {12 meses}}.',
  },
  now: {
    title: 'Máximo do seu próximo envio',
    bound:
      '{reason, select, day {É o que resta das suas 24 horas.} month {É o que resta dos seus 30 dias.} corridor {É o máximo por envio para este país.} rail {É o máximo por envio que o banco de lá recebe.} evidence {É o que você pode enviar sem mostrar de onde vem o dinheiro.} other {É seu máximo por envio.}}{when}',
    newcomer: 'Será seu máximo por envio quando você confirmar sua identidade.',
    send: 'Enviar dinheiro',
    confirm: 'Confirmar minha identidade',
  },
  ways: {
    title: 'Como enviar mais',
    'confirm-identity': 'Confirme sua identidade: leva alguns minutos.',
    'end-open-orders': 'Cancele um envio que ainda não pagou: o valor volta ao seu limite na hora.',
    'known-recipient': 'Escolha um destinatário que você já tinha.',
    evidence: 'Mostre de onde vem o dinheiro. Pedimos isso ao começar um envio de valor maior.',
    'several-orders': 'Envie em várias vezes: este máximo é por envio.',
    wait: 'Espere até {when}: a partir dessa hora você pode enviar mais.',
    'higher-level':
      'Suba de nível: mostramos o que falta e quanto demora. No {level} você envia até {transfer} por envio, {day} em 24 horas e {month} em 30 dias.',
    appeal: 'Fale conosco ou reclame: revemos a decisão e respondemos com prazo.',
    complain: 'Reclamar desta decisão',
    ask: 'Subir de nível',
  },
  own: {
    levels: { basic: 'Nível básico', standard: 'Nível padrão', enhanced: 'Nível ampliado' },
    text: '{level}: você pode enviar até {transfer} por envio, {day} em 24 horas e {month} em 30 dias.',
  },
  levels: { basic: 'nível básico', standard: 'nível padrão', enhanced: 'nível ampliado' },
  amounts: {
    title: 'Valores',
    transfer: 'Por envio',
    day: '24 horas',
    month: '30 dias',
    year: '12 meses',
    rolling: 'Contam os envios em vigor, também os que você ainda não pagou. O limite é liberado em {when}.',
    rollingNone: 'Contam os envios em vigor, também os que você ainda não pagou.',
    rate: 'Os limites de 24 horas e de 30 dias são fixados em dólares. Aqui estão em pesos, na taxa de câmbio de {when}: {rate} ({pesos}).',
  },
  evidence: {
    title: 'Sem mostrar de onde vem o dinheiro',
    text: 'Acima destes valores pedimos que você o mostre antes de pagar.',
  },
  counts: {
    title: 'Número de envios',
    what: 'O que conta',
    used: 'Usado',
    maximum: 'Máximo',
    'open-orders': 'Envios sem pagar ao mesmo tempo',
    'orders-hour': 'Envios em uma hora',
    'orders-day': 'Envios em 24 horas',
    'new-recipients': 'Destinatários novos em 24 horas',
    text: 'Os envios cancelados ou vencidos não contam.',
  },
  funding: {
    title: 'Prazo de pagamento',
    text: 'Você tem {hours, plural, one {# hora} other {# horas}} para pagar um envio, e {large, plural, one {# hora} other {# horas}} se for maior que {from}.',
    shortened:
      'É mais curto que o habitual porque nos últimos {days} dias {unpaid, plural, one {# envio ficou} other {# envios ficaram}} sem pagar. Volta ao habitual quando esses dias passarem.',
  },
}
