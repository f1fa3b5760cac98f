import type { Translated } from '@puente/contract'
import type { dataRightsMessages as spanish } from './messages-data-rights.es.ts'

export const dataRightsMessages: Translated<typeof spanish> = {
  'data-request-open': {
    what: 'You already have a request of this type without an answer.',
    money: 'Your account and your money are not affected.',
    next: 'Wait for the answer, or withdraw it to make another.',
  },
  'data-request-closed': {
    what: 'This request has ended.',
    money: 'The account and the money are not affected.',
    next: 'Reload the page to see how it ended.',
  },
}
