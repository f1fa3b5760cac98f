import type { Subscription } from '../../platform/events/subscribers.ts'
import { ownersOfTransfers, RECIPIENT_ANSWERED, transferFor } from '../transfers/index.ts'
import { recordNotReceived } from './write.ts'

/** The events that support subscribes to: staff investigate a delivery that the recipient denies. */
export const supportSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'support',
    events: [RECIPIENT_ANSWERED],
    wants: ({ facts }) => facts['isReceived'] === false,
    ownersOf: ownersOfTransfers,
    handle: async (work, { subject }) => {
      const transfer = await transferFor(work, subject)
      if (transfer === undefined) throw new Error(`there is no transfer ${subject}`)
      await recordNotReceived(work, transfer.customerId, transfer.id)
    },
  },
]
