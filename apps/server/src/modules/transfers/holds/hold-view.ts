import { pendingItemKinds, settledByDocuments } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { openHoldOf } from './holds.store.ts'
import { stoppedBy } from './open-hold.ts'
import type { Transfer } from '../transfer.ts'

/** What a held transfer waits for, in neutral terms, and until when. */
export async function holdView(work: Work, transfer: Transfer): Promise<TransferWire['hold']> {
  if (transfer.state !== 'held') return undefined
  const hold = await openHoldOf(work, transfer.id)
  if (hold === undefined) return undefined
  const item = await stoppedBy(work, transfer)
  const { actor } = work
  return {
    rateUntil: hold.rateUntil.toISOString(),
    givesUpAt: hold.givesUpAt.toISOString(),
    ...(item === undefined
      ? {}
      : {
          item: {
            kind: item.kind,
            class: settledByDocuments.has(item.kind) ? 'documents' : 'identity',
            path: pendingItemKinds[item.kind].path,
            turn: item.turn,
            mine:
              actor.kind === 'customer' &&
              (item.subject === actor.userId || item.subject === actor.customerId),
          },
        }),
  }
}
