import type { Translated } from '@puente/contract'
import type { closureMessages as spanish } from './messages.es.ts'

export const closureMessages: Translated<typeof spanish> = {
  title: 'Encerrar minha conta',
  lead: 'Antes de encerrá-la, mostramos o que está em aberto e como terminar.',
  back: 'Perfil',
  failed: 'Não conseguimos carregar o encerramento da sua conta',
  open: {
    title: 'O que está em aberto',
    none: 'Não há nada em aberto: a conta se encerra ao confirmar.',
    afterwards:
      'Nada impede o encerramento: a conta é encerrada quando você confirmar. Depois disso, isto continua:',
    some: 'Encerramos a conta quando terminar o que está em aberto. Enquanto isso, você não pode fazer novos envios.',
    'unpaid-order': 'Envio {reference} sem pagar, {amount}. Se não chegou dinheiro, é cancelado ao encerrar.',
    transfer:
      'Envio {reference} em andamento, {amount}. Termina ou é devolvido a você; você pode cancelá-lo até o convertermos.',
    correction:
      'Envio {reference}, {amount}, devolvido pelo banco de destino. Corrija os dados ou peça a devolução do dinheiro.',
    refund: 'Devolução do envio {reference}. Termina quando o dinheiro chegar à sua conta.',
    'received-money':
      'Dinheiro que recebemos de você sem um envio a que corresponda, {amount}. Termina quando o devolvermos à conta de onde veio.',
    debt: 'Dívida de {amount}. Termina quando você a pagar.',
    application: 'Estamos analisando sua identidade. Termina quando respondermos.',
    complaint: 'Reclamação {folio}, que respondemos até {due}. Continua mesmo que você encerre a conta.',
    complaintAnswered: 'Reclamação {folio}. Continua mesmo que você encerre a conta.',
    see: 'Ver o envio',
    pay: 'Ver a dívida',
    seeComplaint: 'Ver a reclamação',
  },
  rewards: {
    title: 'Você tem {amount} em recompensas',
    text: 'Com a conta encerrada você não pode usá-las em um envio. Se quiser, doe antes.',
    decide: 'Decidir o que fazer com elas',
  },
  kept: {
    title: 'O que guardamos e até quando',
    text: 'A lei nos obriga a guardar seus dados, envios e comprovantes por {years, plural, one {# ano} other {# anos}} depois do encerramento. Nesse tempo você pode entrar para vê-los, receber devoluções e reclamar. Só vamos escrever se a lei nos obrigar.',
    again: 'Cada RUT tem uma só conta. Se quiser voltar, escreva para nós desta mesma conta.',
  },
  company: {
    title: 'Quem perde o acesso',
    text: 'Encerrar a conta encerra a empresa para todos. Se só você quer sair, deixe outra pessoa como administradora e termine seu acesso em Pessoas.',
    member: '{name}, {role}',
    members: 'Ver as pessoas',
    alone: 'Você é a única pessoa desta empresa.',
  },
  close: 'Encerrar minha conta',
  sure: {
    title: 'Encerrar sua conta?',
    text: 'A partir de agora você não pode fazer novos envios. Suas sessões são encerradas quando a conta for encerrada.',
    confirm: 'Encerrar minha conta',
    keep: 'Mantê-la aberta',
  },
  closing: {
    exit: 'Decidimos encerrar sua conta. Você não pode fazer novos envios; nós a encerramos quando terminar o que está em aberto.',
    withdraw: 'Manter minha conta aberta',
  },
}
