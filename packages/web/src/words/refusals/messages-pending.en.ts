import type { Translated } from '@puente/contract'
import type { pendingMessages as spanish } from './messages-pending.es.ts'

export const pendingMessages: Translated<typeof spanish> = {
  'blocked-by-pending-item': {
    what: 'Before you send, we need something from you.',
    money: 'No charge was made.',
    next: 'Complete it now and then go back to where you were.',
  },
  'item-blocks': {
    what: 'This cannot be left for later.',
    money: 'No money moved.',
    next: 'Complete it to send again.',
  },
  'item-closed': {
    what: 'This was already settled.',
    money: 'No money moved.',
    next: 'Reload the page to see how it continues.',
  },
}
