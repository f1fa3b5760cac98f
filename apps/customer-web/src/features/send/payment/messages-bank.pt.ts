import type { Translated } from '@puente/contract'
import type { bankMessages as spanish } from './messages-bank.es.ts'

export const bankMessages: Translated<typeof spanish> = {
  capTitle: 'Se é seu primeiro pagamento para esta conta',
  cap: 'Muitos bancos limitam o valor das primeiras 24 horas para um destinatário novo. Se o seu não deixar transferir tudo, pague em várias partes com a mesma referência.',
  bankTitle: 'Seu banco',
  bankChoose: 'De que banco você paga?',
  bankNone: 'Escolha seu banco',
  limitTitle: '{bank}: até {most} no começo',
  limit:
    'Para um destinatário novo, {bank} permite até {most} {hours, plural, one {na primeira hora} other {nas primeiras # horas}}.',
  limitSource: 'Ver a fonte, de {date}',
  advice: {
    fits: 'Os {remaining} que faltam cabem nesse valor: você pode pagar tudo agora.',
    'in-parts':
      'Pague {most} agora e o resto depois de {hours, plural, one {# hora} other {# horas}}, com a mesma referência. Se pagar antes de outro banco em seu nome, também serve.',
    'too-late':
      'Esse prazo termina depois da hora em que vence seu pagamento. Pague {most} agora e o resto de outro banco em seu nome, com a mesma referência.',
  },
  phone: {
    open: 'Continuar no telefone',
    text: 'Escaneie este código QR com o telefone em que você tem o aplicativo do seu banco e entre com sua conta: ele abre esta mesma página, com os dados para copiar.',
  },
}
