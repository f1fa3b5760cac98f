import type { Subscription } from '../../platform/events/subscribers.ts'
import { dataRightsEvents } from '../data-rights/index.ts'
import { eraseWhatMayGo } from './erase-what-may-go.ts'

/** Erases what nothing obliges to keep, once two people have granted a request for erasure. */
export const retentionSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'retention',
    events: [dataRightsEvents.erasureGranted],
    handle: async (work, { subject }) => {
      await eraseWhatMayGo(work, subject)
    },
  },
]
