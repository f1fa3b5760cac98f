import type { Translated } from '@puente/contract'
import type { statementMessages as spanish } from './messages.es.ts'

export const statementMessages: Translated<typeof spanish> = {
  ask: {
    title: 'Verificar um comprovante ou um extrato',
    lead: 'Digite o código do documento e compare os dados com o comprovante que mostraram a você.',
    description: 'Verifique se um comprovante ou um extrato de envios é verdadeiro e o que mudou depois.',
    code: 'Código do comprovante',
    codeHint:
      'Está no rodapé, ao lado do código QR. Você pode digitá-lo com ou sem maiúsculas, hifens e espaços.',
    missing: 'Digite o código do comprovante. Por exemplo, K7MP-Q2RT-X9WA.',
    shape: 'O código tem só letras, números e hifens. Por exemplo, K7MP-Q2RT-X9WA.',
    folio:
      'Esse é o número de protocolo. Digite o código de doze letras e números que está no rodapé, junto ao código QR.',
    submit: 'Verificar',
  },
  found: {
    issued: 'Este comprovante é nosso',
    delivered: 'Este comprovante é nosso, e o dinheiro foi entregue',
    moved: 'Este comprovante é nosso, mas o envio mudou depois',
    lead: 'Compare estes dados com o comprovante. Se algum for diferente, alguém alterou o comprovante.',
    code: 'Protocolo',
    reference: 'Referência',
    state: 'Estado hoje',
    send: 'Foi enviado',
    receive: 'Recebe',
    refunded: 'Foi devolvido',
    recipient: 'Destinatário',
    recipientValue: '{initials}, conta ({country}) com final {ending}',
    orderedAt: 'Confirmado',
    deliveredAt: 'Entregue',
    returnedAt: 'Devolvido pelo banco',
    refundedAt: 'Dinheiro devolvido',
    issues: {
      order: 'Confirmação do envio',
      delivery: 'Comprovante de entrega',
      refund: 'Comprovante de devolução',
    },
    issueValue: 'Emitido em {when}, impressão digital {fingerprint}',
    another: 'Verificar outro',
  },
  statement: {
    current: 'Este extrato é nosso, e nada mudou desde a emissão',
    changed: 'Este extrato é nosso, mas algum envio mudou depois',
    period: 'Período',
    periodValue: 'De {from} a {to}',
    holder: 'Titular',
    transfers: 'Envios',
    ordered: 'Valor dos envios',
    fee: 'Tarifa com IVA',
    refunded: 'Devolvido',
    received: 'Recebido em {currency}',
    issue: 'Extrato',
  },
  unknown: {
    title: 'Nenhum documento nosso tem esse código',
    text: 'Confira cada letra e cada número. Se você o recebeu como prova de um pagamento, espere até ver o dinheiro na sua conta.',
    again: 'Digitar outro código',
    report: 'Avisar sobre uma possível fraude',
  },
  failed: 'Não conseguimos buscar o comprovante',
}
