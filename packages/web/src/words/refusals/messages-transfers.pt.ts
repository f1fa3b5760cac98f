import type { Translated } from '@puente/contract'
import type { transfersMessages as spanish } from './messages-transfers.es.ts'

export const transfersMessages: Translated<typeof spanish> = {
  'quote-expired': {
    what: 'O preço venceu.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Peça um preço novo e confirme outra vez.',
  },
  'quote-already-used': {
    what: 'Este preço já foi usado em outro envio.',
    money: 'Não foi criado um segundo envio nem foi feita outra cobrança.',
    next: 'Confira seus envios ou peça um preço novo.',
  },
  'recipient-of-other-corridor': {
    what: 'O destinatário recebe em outro país ou em outra moeda que não a deste preço.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Escolha outro destinatário ou peça um preço para o país dele.',
  },
  'too-many-open-orders': {
    what: 'Você tem {orders} envios sem pagar, o máximo ao mesmo tempo.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Pague ou cancele um e confirme outra vez.',
  },
  'too-many-orders': {
    what: 'Você fez {orders} envios em {per, select, hour {uma hora} other {24 horas}}, o máximo.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Confirme outra vez a partir de {again}.',
  },
  'too-many-new-recipients': {
    what: 'Você adicionou mais de {orders} destinatários em 24 horas.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Escolha um anterior, ou confirme outra vez a partir de {again}.',
  },
  'limit-exceeded': {
    what: 'Este envio passa do seu limite de {limit, select, day {24 horas} month {30 dias} other {envio}}: {limitAmount}.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Agora você pode enviar até {available}. Em Seus limites você vê quando pode enviar mais.',
  },
  'quote-only': {
    what: 'Sua conta pode ver preços, mas ainda não pode enviar.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Confirme sua identidade para começar a enviar.',
  },
  'signatures-needed': {
    what: 'Segundo os poderes da sua empresa, para este valor {missing, plural, one {falta uma assinatura} other {faltam # assinaturas}}.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Peça a assinatura: pode assinar {names}.',
  },
  'correction-needs-signatures': {
    what: 'Segundo os poderes da sua empresa, sua assinatura não basta para mudar quem recebe este valor.',
    money: 'O dinheiro continua conosco.',
    next: 'Peça a devolução e crie o envio de novo: ali assinam as pessoas necessárias.',
  },
  'signatures-not-needed': {
    what: 'Para este valor basta sua assinatura.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Confirme o envio sem pedir outra assinatura.',
  },
  'too-many-signature-requests': {
    what: 'Já há {orders} envios que aguardam assinaturas, o máximo.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Assine ou retire algum antes de pedir outra assinatura.',
  },
  'signed-price-higher': {
    what: 'O valor a pagar subiu enquanto você conferia: agora são {limitAmount}.',
    money: 'Você não assinou nada e nenhuma cobrança foi feita.',
    next: 'Confira o valor novo e assine se estiver de acordo.',
  },
  'signed-recipient-changed': {
    what: 'Os dados do destinatário mudaram depois do pedido de assinaturas.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Retire este pedido e peça as assinaturas outra vez com os dados de agora.',
  },
  'signing-power-missing': {
    what: 'Você não pode assinar este envio pela sua empresa: {reason, select, unnamed {os poderes não citam seu nome} limit {o valor passa do que eles permitem a você} other {faltam pessoas que assinem com você}}.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Para enviar, {reason, select, absent {adicione à conta quem falta: {names}} limit {diminua o valor ou peça a alguém com mais poderes} other {peça a um representante com poderes}}.',
  },
  'not-in-this-state': {
    what: 'O envio já mudou de estado e não permite esta etapa.',
    money: 'Esta tentativa não movimentou dinheiro.',
    next: 'Atualize a página para ver o estado dele.',
  },
  'nothing-to-choose': {
    what: 'Este envio já não precisa de uma decisão sua.',
    money: 'Esta tentativa não movimentou dinheiro.',
    next: 'Atualize a página para ver como ele continuou.',
  },
  'rating-final': {
    what: 'Esta avaliação não pode mais ser mudada.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Se quiser nos contar mais, escreva para nós na página do envio.',
  },
  'bank-unavailable': {
    what: 'O banco que recebe os pagamentos não responde.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Tente em alguns minutos, ou pague por transferência com os dados da tela.',
  },
}
