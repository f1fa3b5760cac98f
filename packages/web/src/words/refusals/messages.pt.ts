import type { Translated } from '@puente/contract'
import { memberMessages } from '../members/messages.pt.ts'
import { accessMessages } from './messages-access.pt.ts'
import { customersMessages } from './messages-customers.pt.ts'
import { dataRightsMessages } from './messages-data-rights.pt.ts'
import { documentMessages } from './messages-documents.pt.ts'
import type {
  networkMessages as spanishNetwork,
  offlineMessages as spanishOffline,
  refusalMessages as spanish,
  waitMessages as spanishWait,
} from './messages.es.ts'
import { onboardingMessages } from './messages-onboarding.pt.ts'
import { payinsMessages } from './messages-payins.pt.ts'
import { pendingMessages } from './messages-pending.pt.ts'
import { quotesMessages } from './messages-quotes.pt.ts'
import { recipientsMessages } from './messages-recipients.pt.ts'
import { referralsMessages } from './messages-referrals.pt.ts'
import { statementsMessages } from './messages-statements.pt.ts'
import { supportMessages } from './messages-support.pt.ts'
import { transfersMessages } from './messages-transfers.pt.ts'

export const refusalMessages: Translated<typeof spanish> = {
  'signed-out': {
    what: 'Sua sessão terminou.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Entre para continuar de onde parou.',
  },
  'not-allowed': {
    what: 'Sua conta não tem permissão para ver ou fazer isto.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Peça a quem administra a conta.',
  },
  'power-missing': {
    what: memberMessages.lacking,
    money: 'Nenhum dinheiro foi movimentado.',
    next: memberMessages.ask,
  },
  'not-found': {
    what: 'Não encontramos {noun, select, transfer {esse envio: não existe ou não é seu} recipient {esse destinatário: não existe ou não é seu} other {o que você procura}}.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Confira o endereço ou volte ao início.',
  },
  'method-unknown': {
    what: 'Esta ação não existe.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página e tente de novo.',
  },
  malformed: {
    what: 'A página enviou dados que não conseguimos ler.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página e tente de novo.',
  },
  'fields-wrong': {
    what: 'Há dados a corrigir.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Corrija os dados marcados e continue.',
  },
  'too-large': {
    what: 'O texto ou o arquivo é grande demais.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Encurte o texto ou use um arquivo menor.',
  },
  'media-type-unknown': {
    what: 'A página enviou dados que não conseguimos ler.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página e tente de novo.',
  },
  'too-many-requests': {
    what: 'Chegaram muitas solicitações seguidas.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Tente de novo daqui a {wait}.',
  },
  'foreign-origin': {
    what: 'A solicitação veio de outra página.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página e tente de novo.',
  },
  'idempotency-key-missing': {
    what: 'Não conseguimos distinguir esta solicitação de outra igual.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página e tente de novo.',
  },
  'idempotency-key-reused': {
    what: 'Os dados mudaram depois que a solicitação foi enviada.',
    money: 'Vale o que você enviou primeiro e não cobramos nada duas vezes.',
    next: 'Confira o resultado e, se faltar algo, comece de novo.',
  },
  'request-in-progress': {
    what: 'Sua solicitação anterior ainda está em andamento.',
    money: 'Ela não se repete e não cobramos nada duas vezes.',
    next: 'Espere alguns segundos e confira o resultado.',
  },
  'changed-meanwhile': {
    what: 'Isto mudou enquanto você conferia.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página, confira como ficou e decida de novo.',
  },
  unavailable: {
    what: 'O serviço não está disponível neste momento.',
    money: 'O que você já confirmou continua e não cobramos nada duas vezes.',
    next: 'Tente de novo em alguns minutos.',
  },
  failure: {
    what: 'Algo falhou do nosso lado.',
    money: 'O que você já confirmou continua e não cobramos nada duas vezes.',
    next: 'Tente de novo; se acontecer outra vez, fale conosco com o código da solicitação.',
  },
  ...accessMessages,
  ...customersMessages,
  ...dataRightsMessages,
  ...documentMessages,
  ...onboardingMessages,
  ...payinsMessages,
  ...pendingMessages,
  ...quotesMessages,
  ...recipientsMessages,
  ...referralsMessages,
  ...statementsMessages,
  ...supportMessages,
  ...transfersMessages,
}

export const networkMessages: Translated<typeof spanishNetwork> = {
  what: 'Não houve resposta.',
  money: 'Se você confirmou algo, pode ter chegado. Tente outra vez: não cobramos nada duas vezes.',
  next: 'Confira sua conexão e tente de novo.',
}

export const offlineMessages: Translated<typeof spanishOffline> = {
  what: 'Não há conexão com a internet.',
  money:
    'Seu dinheiro e seus envios continuam iguais. Se você confirmou algo, tente outra vez: não cobramos nada duas vezes.',
  next: 'Continuamos quando a conexão voltar.',
}

export const waitMessages: Translated<typeof spanishWait> = {
  seconds: '{count, plural, one {um segundo} other {# segundos}}',
  minutes: '{count, plural, one {um minuto} other {# minutos}}',
  hours: '{count, plural, one {uma hora} other {# horas}}',
}
