import type { Translated } from '@puente/contract'
import type { signatureMessages as spanish } from './messages.es.ts'

export const signatureMessages: Translated<typeof spanish> = {
  list: {
    title: 'A assinar',
    lead: 'Os envios que aguardam as assinaturas que os poderes da empresa pedem.',
    failed: 'Não conseguimos carregar os envios a assinar',
    empty: 'Não há envios a assinar',
    emptyText: 'Quando alguém pedir uma assinatura para um envio, ele aparecerá aqui.',
    open: 'Aguardam assinaturas',
    ended: 'Concluídos',
    line: '{amount} para {name}',
    openNote:
      '{missing, plural, =0 {Pronto para assinar outra vez} one {Falta uma assinatura} other {Faltam # assinaturas}} · até {until}',
    stuckNote: 'Faltam pessoas na conta para assiná-lo · até {until}',
    yours: 'Aguarda sua assinatura · até {until}',
  },
  back: 'A assinar',
  title: {
    open: 'Envio de {amount} para {name}',
    completed: 'O envio de {amount} para {name} foi confirmado',
    declined: 'O envio de {amount} para {name} não foi assinado',
    withdrawn: 'O envio de {amount} para {name} foi retirado',
    expired: 'Venceu o prazo para assinar o envio de {amount} para {name}',
  },
  documentTitle: 'Envio a assinar',
  lead: {
    yours: '{name} pede sua assinatura. O preço fica fixo com a última assinatura; antes não cobramos nada.',
    waits:
      '{missing, plural, one {Falta uma assinatura: pode assinar {names}.} other {Faltam # assinaturas: podem assinar {names}.}} Não cobramos nada antes da última.',
    stuck:
      'Segundo os poderes da empresa, faltam pessoas na conta para assiná-lo. Nenhuma cobrança foi feita.',
    completed: 'Todas as assinaturas foram feitas. Falta pagar o envio.',
    ended: 'Nenhuma cobrança foi feita.',
  },
  states: {
    open: 'Aguarda assinaturas',
    completed: 'Assinado',
    declined: 'Não assinado',
    withdrawn: 'Retirado',
    expired: 'Vencido',
  },
  order: {
    title: 'O envio',
    send: 'Valor a pagar',
    receive: 'Recebe',
    recipient: 'Destinatário',
    account: 'Conta com final',
    country: 'País',
    purpose: 'Motivo',
    cost: 'Custo total',
    askedBy: 'Quem pediu',
    askedByOn: '{name}, em {when}',
    until: 'Pode ser assinado até',
    atRequest:
      'Preço de quando foi pedido. O de agora não está disponível; você poderá assinar quando voltar.',
  },
  change: {
    title: 'O preço mudou desde o pedido de assinatura',
    send: 'Antes eram pagos {before}. Agora são pagos {now}.',
    receive: 'Antes o destinatário recebia {before}. Agora recebe {now}.',
  },
  recipientChanged: 'Os dados do destinatário mudaram',
  recipientChangedText:
    'Mudaram depois do pedido de assinaturas, por isso este envio não pode mais ser assinado. Retire-o e peça as assinaturas outra vez.',
  signatures: {
    title: 'Assinaturas',
    none: 'Ainda ninguém assinou.',
    you: '{name} (você)',
  },
  reason: 'Por que não foi assinado',
  reasonBy: '{name}: {reason}',
  sign: 'Assinar o envio de {amount}',
  decline: 'Não assinar',
  withdraw: 'Retirar o pedido',
  again: 'Preparar outro envio',
  seeTransfer: 'Ver o envio',
  declining: {
    title: 'Não assinar este envio?',
    text: 'O pedido termina e ninguém mais poderá assiná-lo. Avisamos quem o pediu.',
    reason: 'Por que você não assina',
    missing: 'Escreva por que não assina.',
    back: 'Voltar',
  },
  withdrawing: {
    title: 'Retirar este pedido de assinatura?',
    text: 'Ninguém poderá assiná-lo. Nenhuma cobrança foi feita.',
    back: 'Voltar',
  },
}
