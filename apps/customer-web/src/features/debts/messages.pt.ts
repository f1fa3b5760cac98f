import type { Translated } from '@puente/contract'
import type { debtMessages as spanish } from './messages.es.ts'

export const debtMessages: Translated<typeof spanish> = {
  list: {
    title: 'Suas dívidas',
    lead: 'Pagamentos que seu banco estornou depois que enviamos o dinheiro. Enquanto tiver uma dívida, você não pode fazer outro envio.',
    open: 'A pagar',
    closed: 'Encerradas',
    empty: 'Você não deve nada',
    emptyText: 'Se um banco estornar um pagamento que já enviamos, aqui você verá quanto falta e como pagar.',
    more: 'Carregar mais',
    failed: 'Não conseguimos carregar suas dívidas',
    line: { of: 'Pelo seu envio para {name}', other: 'Por um pagamento que seu banco estornou' },
    opened: 'Desde {when}',
    paidOn: 'Paga em {when}',
    closedOn: 'Encerrada em {when}',
    see: 'Ver como pagar {amount}',
  },
  page: {
    back: 'Dívidas',
    documentTitle: 'Dívida {reference}',
    title: {
      open: 'Pague {amount} para voltar a enviar',
      remaining: 'Faltam {amount} para voltar a enviar',
      paid: 'Você pagou sua dívida de {amount}',
      closed: 'Esta dívida está encerrada',
    },
    lead: {
      openOf:
        'Seu banco estornou um pagamento do seu envio para {name} depois que enviamos o dinheiro. O envio continua; falta esse pagamento.',
      openOther: 'Seu banco estornou um pagamento que já tínhamos devolvido a você. Falta esse dinheiro.',
      paid: 'Você não deve nada por este pagamento, e pode voltar a enviar.',
      closed: 'Você não precisa pagar nada por ela.',
    },
    due: 'Pague até {when}. Você pode pagar em partes com a mesma referência.',
    account: 'Transfira para esta conta',
    accountHint: 'Use uma conta em seu nome e escreva a referência na mensagem da transferência.',
    received: 'O que recebemos',
    none: 'Ainda não chegou nenhum pagamento.',
    amount: 'Valor da dívida',
    total: 'Recebido',
    remaining: 'Falta',
    sources: {
      payment: 'Sua transferência',
      order: 'Sua transferência com a referência do envio',
      'set-off': 'Dinheiro do mesmo envio',
      refund: 'Devolução que seu banco rejeitou',
    },
    part: '{source}, {when}',
    sentBack: 'Você pagou {amount} a mais: devolvemos esse valor para a conta de onde saiu.',
    transfer: 'Ver o envio',
    unknown: 'Não reconhece o pagamento estornado?',
    unknownText: 'Pergunte ao seu banco por que o estornou, ou fale conosco e conferimos juntos.',
    write: 'Falar conosco',
    receipt: {
      label: 'Baixar comprovante',
      making: 'Preparando o comprovante',
      saved: 'O comprovante está nos seus downloads.',
      failed: 'Não conseguimos preparar o comprovante',
      name: 'comprovante-divida',
    },
  },
}
