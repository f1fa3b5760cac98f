import type { Translated } from '@puente/contract'
import type { payinsMessages as spanish } from './messages-payins.es.ts'

export const payinsMessages: Translated<typeof spanish> = {
  'payment-reversed': {
    what: 'Your bank reversed a payment after we sent the money: {owed} left to pay.',
    money: 'No charge was made.',
    next: 'Open Your debts and pay there, in full or in parts. After that, you can send again.',
  },
  'refund-not-rejected': {
    what: 'The bank has not rejected this refund.',
    money: 'The refund continues and is not repeated.',
    next: 'Reload the page to see its status.',
  },
}
