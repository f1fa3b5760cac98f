import type { Translated } from '@puente/contract'
import type { loadingMessages as spanish } from './messages.es.ts'

export const loadingMessages: Translated<typeof spanish> = {
  retry: 'Try again',
  requestId: 'Code for support: {requestId}',
  moreFailed: 'We could not load more',
  newer: {
    title: 'There is a new version',
    offer: 'When you finish what you are doing, update.',
    screen: 'To open this screen, reload the page.',
    take: 'Update',
  },
}
