import type { RecipientWire } from '@puente/contract/customer'
import { paths } from '../../paths.ts'

/** Starts a transfer to a recipient with the corridor and the amount of the last one, if any. */
export const againPath = ({ id, corridorId, lastOrder }: RecipientWire): string =>
  paths.send({
    recipient: id,
    ...(lastOrder === undefined
      ? {}
      : { corridor: corridorId, side: 'send' as const, amount: lastOrder.sendMinor }),
  })
