import type { Translated } from '@puente/contract'
import { memberMessages } from '../members/messages.ht.ts'
import { accessMessages } from './messages-access.ht.ts'
import { customersMessages } from './messages-customers.ht.ts'
import { dataRightsMessages } from './messages-data-rights.ht.ts'
import { documentMessages } from './messages-documents.ht.ts'
import { onboardingMessages } from './messages-onboarding.ht.ts'
import { payinsMessages } from './messages-payins.ht.ts'
import { pendingMessages } from './messages-pending.ht.ts'
import { quotesMessages } from './messages-quotes.ht.ts'
import { recipientsMessages } from './messages-recipients.ht.ts'
import { referralsMessages } from './messages-referrals.ht.ts'
import { statementsMessages } from './messages-statements.ht.ts'
import { supportMessages } from './messages-support.ht.ts'
import { transfersMessages } from './messages-transfers.ht.ts'
import type {
  refusalMessages as refusalMessagesSpanish,
  networkMessages as networkMessagesSpanish,
  offlineMessages as offlineMessagesSpanish,
  waitMessages as waitMessagesSpanish,
} from './messages.es.ts'

export const refusalMessages: Translated<typeof refusalMessagesSpanish> = {
  'signed-out': {
    what: 'Sesyon w lan fini.',
    money: 'Okenn lajan pa deplase.',
    next: 'Konekte pou kontinye kote w te ye a.',
  },
  'not-allowed': {
    what: 'Kont ou pa gen pèmisyon pou wè oswa fè sa.',
    money: 'Okenn lajan pa deplase.',
    next: 'Mande moun ki administre kont lan fè l.',
  },
  'power-missing': {
    what: memberMessages.lacking,
    money: 'Okenn lajan pa deplase.',
    next: memberMessages.ask,
  },
  'not-found': {
    what: 'Nou pa jwenn {noun, select, transfer {transfè sa a: li pa egziste oswa li pa pou ou} recipient {moun sa a k ap resevwa: li pa egziste oswa li pa pou ou} other {sa w ap chèche a}}.',
    money: 'Okenn lajan pa deplase.',
    next: 'Verifye adrès la oswa retounen nan akèy.',
  },
  'method-unknown': {
    what: 'Aksyon sa a pa egziste.',
    money: 'Okenn lajan pa deplase.',
    next: 'Rechaje paj la epi eseye ankò.',
  },
  malformed: {
    what: 'Paj la voye enfòmasyon nou pa t kapab li.',
    money: 'Okenn lajan pa deplase.',
    next: 'Rechaje paj la epi eseye ankò.',
  },
  'fields-wrong': {
    what: 'Gen enfòmasyon pou korije.',
    money: 'Okenn lajan pa deplase.',
    next: 'Korije enfòmasyon ki make yo epi kontinye.',
  },
  'too-large': {
    what: 'Tèks la oswa fichye a twò gwo.',
    money: 'Okenn lajan pa deplase.',
    next: 'Fè tèks la pi kout oswa sèvi ak yon fichye ki pi lejè.',
  },
  'media-type-unknown': {
    what: 'Paj la voye enfòmasyon nou pa t kapab li.',
    money: 'Okenn lajan pa deplase.',
    next: 'Rechaje paj la epi eseye ankò.',
  },
  'too-many-requests': {
    what: 'Twòp demann rive youn dèyè lòt.',
    money: 'Okenn lajan pa deplase.',
    next: 'Eseye ankò nan {wait}.',
  },
  'foreign-origin': {
    what: 'Demann nan soti nan yon lòt paj.',
    money: 'Okenn lajan pa deplase.',
    next: 'Rechaje paj la epi eseye ankò.',
  },
  'idempotency-key-missing': {
    what: 'Nou pa t kapab distenge demann sa a ak yon lòt ki menm jan.',
    money: 'Okenn lajan pa deplase.',
    next: 'Rechaje paj la epi eseye ankò.',
  },
  'idempotency-key-reused': {
    what: 'Enfòmasyon yo chanje apre ou te voye demann nan.',
    money: 'Sa ou te voye an premye a ki valab epi nou pa fè w peye anyen de fwa.',
    next: 'Verifye rezilta a epi, si gen yon bagay ki manke, rekòmanse.',
  },
  'request-in-progress': {
    what: 'Demann ou te fè anvan an an kou toujou.',
    money: 'Li p ap repete epi nou pa fè w peye anyen de fwa.',
    next: 'Tann kèk segonn epi verifye rezilta a.',
  },
  'changed-meanwhile': {
    what: 'Sa a chanje pandan w ap verifye l.',
    money: 'Okenn lajan pa deplase.',
    next: 'Rechaje paj la, verifye kijan l ye epi deside ankò.',
  },
  unavailable: {
    what: 'Sèvis la pa disponib nan moman sa a.',
    money: 'Sa ou te konfime deja ap kontinye epi nou pa fè w peye anyen de fwa.',
    next: 'Eseye ankò nan kèk minit.',
  },
  failure: {
    what: 'Yon bagay pa mache bò kote pa nou.',
    money: 'Sa ou te konfime deja ap kontinye epi nou pa fè w peye anyen de fwa.',
    next: 'Eseye ankò; si sa repete, ekri nou ak kòd demann nan.',
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

export const networkMessages: Translated<typeof networkMessagesSpanish> = {
  what: 'Pa gen repons.',
  money: 'Si ou te konfime yon bagay, li ka rive. Eseye ankò: nou pa fè w peye anyen de fwa.',
  next: 'Verifye koneksyon w epi eseye ankò.',
}

export const offlineMessages: Translated<typeof offlineMessagesSpanish> = {
  what: 'Pa gen koneksyon entènèt.',
  money:
    'Lajan w ak transfè w yo rete menm jan. Si ou te konfime yon bagay, eseye ankò: nou pa fè w peye anyen de fwa.',
  next: 'N ap kontinye lè koneksyon an tounen.',
}

export const waitMessages: Translated<typeof waitMessagesSpanish> = {
  seconds: '{count, plural, one {yon segonn} other {# segonn}}',
  minutes: '{count, plural, one {yon minit} other {# minit}}',
  hours: '{count, plural, one {inèdtan} other {# èdtan}}',
}
