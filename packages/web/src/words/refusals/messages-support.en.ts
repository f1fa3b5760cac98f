import type { Translated } from '@puente/contract'
import type { supportMessages as spanish } from './messages-support.es.ts'

export const supportMessages: Translated<typeof spanish> = {
  'too-many-threads': {
    what: 'You opened many conversations in a short time, and this one was not opened.',
    money: 'No money moved.',
    next: 'Continue in one of those you have, or open another in {wait}.',
  },
  'too-many-messages': {
    what: 'You wrote many messages in a short time, and this one was not sent.',
    money: 'No money moved.',
    next: 'The previous ones arrived; write another in {wait}.',
  },
  'too-many-complaints': {
    what: 'We have already received several complaints with this email, and this one was not sent.',
    money: 'No money moved.',
    next: 'We will answer the previous ones in time; send another in {wait}.',
  },
}
