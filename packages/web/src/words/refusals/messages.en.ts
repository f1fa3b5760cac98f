import type { Translated } from '@puente/contract'
import { memberMessages } from '../members/messages.en.ts'
import { accessMessages } from './messages-access.en.ts'
import { customersMessages } from './messages-customers.en.ts'
import { dataRightsMessages } from './messages-data-rights.en.ts'
import { documentMessages } from './messages-documents.en.ts'
import { onboardingMessages } from './messages-onboarding.en.ts'
import { payinsMessages } from './messages-payins.en.ts'
import { pendingMessages } from './messages-pending.en.ts'
import { quotesMessages } from './messages-quotes.en.ts'
import { recipientsMessages } from './messages-recipients.en.ts'
import { referralsMessages } from './messages-referrals.en.ts'
import { statementsMessages } from './messages-statements.en.ts'
import { supportMessages } from './messages-support.en.ts'
import { transfersMessages } from './messages-transfers.en.ts'
import type {
  networkMessages as spanishNetworkMessages,
  offlineMessages as spanishOfflineMessages,
  refusalMessages as spanishRefusalMessages,
  waitMessages as spanishWaitMessages,
} from './messages.es.ts'

export const refusalMessages: Translated<typeof spanishRefusalMessages> = {
  'signed-out': {
    what: 'Your session has ended.',
    money: 'No money moved.',
    next: 'Sign in to continue where you were.',
  },
  'not-allowed': {
    what: 'Your account has no permission to see or do this.',
    money: 'No money moved.',
    next: 'Ask the account’s administrator.',
  },
  'power-missing': {
    what: memberMessages.lacking,
    money: 'No money moved.',
    next: memberMessages.ask,
  },
  'not-found': {
    what: 'We did not find {noun, select, transfer {that transfer: it does not exist or is not yours} recipient {that recipient: they do not exist or are not yours} other {what you are looking for}}.',
    money: 'No money moved.',
    next: 'Check the address or go back to the home page.',
  },
  'method-unknown': {
    what: 'This action does not exist.',
    money: 'No money moved.',
    next: 'Reload the page and try again.',
  },
  malformed: {
    what: 'The page sent data that we could not read.',
    money: 'No money moved.',
    next: 'Reload the page and try again.',
  },
  'fields-wrong': {
    what: 'There are details to correct.',
    money: 'No money moved.',
    next: 'Correct the marked details and continue.',
  },
  'too-large': {
    what: 'The text or the file is too large.',
    money: 'No money moved.',
    next: 'Shorten the text or use a smaller file.',
  },
  'media-type-unknown': {
    what: 'The page sent data that we could not read.',
    money: 'No money moved.',
    next: 'Reload the page and try again.',
  },
  'too-many-requests': {
    what: 'Too many requests arrived in a row.',
    money: 'No money moved.',
    next: 'Try again in {wait}.',
  },
  'foreign-origin': {
    what: 'The request came from another page.',
    money: 'No money moved.',
    next: 'Reload the page and try again.',
  },
  'idempotency-key-missing': {
    what: 'We could not tell this request from another one like it.',
    money: 'No money moved.',
    next: 'Reload the page and try again.',
  },
  'idempotency-key-reused': {
    what: 'The details changed after the request was sent.',
    money: 'What you sent first counts and we charge nothing twice.',
    next: 'Check the result and, if something is missing, start again.',
  },
  'request-in-progress': {
    what: 'Your previous request is still under way.',
    money: 'It is not repeated and we charge nothing twice.',
    next: 'Wait a few seconds and check the result.',
  },
  'changed-meanwhile': {
    what: 'This changed while you were reviewing it.',
    money: 'No money moved.',
    next: 'Reload the page, check how it stands and decide again.',
  },
  unavailable: {
    what: 'The service is not available right now.',
    money: 'What you have confirmed continues and we charge nothing twice.',
    next: 'Try again in a few minutes.',
  },
  failure: {
    what: 'Something failed on our side.',
    money: 'What you have confirmed continues and we charge nothing twice.',
    next: 'Try again; if it happens again, write to us with the code of the request.',
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

export const networkMessages: Translated<typeof spanishNetworkMessages> = {
  what: 'There was no response.',
  money: 'If you confirmed something, it may have arrived. Try again: we charge nothing twice.',
  next: 'Check your connection and try again.',
}

export const offlineMessages: Translated<typeof spanishOfflineMessages> = {
  what: 'There is no internet connection.',
  money:
    'Your money and your transfers stay the same. If you confirmed something, try again: we charge nothing twice.',
  next: 'We continue when the connection is back.',
}

export const waitMessages: Translated<typeof spanishWaitMessages> = {
  seconds: '{count, plural, one {one second} other {# seconds}}',
  minutes: '{count, plural, one {one minute} other {# minutes}}',
  hours: '{count, plural, one {one hour} other {# hours}}',
}
