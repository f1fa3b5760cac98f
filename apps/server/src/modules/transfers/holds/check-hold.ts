import type { Id } from '@puente/contract'
import type { Runtime, Work } from '../../../platform/work.ts'
import { book } from '../../books/index.ts'
import { lastBlockingItemClosedAt, stoppingKinds } from '../../pending-items/index.ts'
import { advance } from '../advance.ts'
import { openChoiceOf } from './choices.store.ts'
import { endHold, heldFor, holdsToCheck, openHoldOf, setHoldItem } from './holds.store.ts'
import { offerToday } from './offer-today.ts'
import { stoppedBy } from './open-hold.ts'
import { lockTransfer } from '../transfers.store.ts'

const actor = { kind: 'system', name: 'transfers' } as const
const BATCH = 50

/**
 * Checks one held transfer: if the item was settled while the locked rate was valid, the transfer continues; if the
 * rate has expired, the customer gets a choice. The time of settlement counts, not that of its event.
 */
async function lookAt(work: Work, transferId: Id<'transfer'>): Promise<void> {
  const transfer = await lockTransfer(work, transferId)
  const hold = await openHoldOf(work, transferId)
  if (transfer?.state !== 'held' || hold === undefined) return
  if ((await openChoiceOf(work, transferId)) !== undefined) return
  const item = await stoppedBy(work, transfer)
  if (item === undefined) {
    const settledAt = await lastBlockingItemClosedAt(work, [transfer.customerId, transfer.userId])
    if (settledAt === undefined || settledAt <= hold.rateUntil) {
      await endHold(work, transferId, 'settled')
      await advance(work, [{ transferId, event: 'hold-settled' }])
      return
    }
  } else if (item.id !== hold.itemId) await setHoldItem(work, hold.id, item.id)
  if (hold.rateUntil <= work.now) await book(work, await offerToday(work, transfer, hold))
}

/** Checks the held transfers of a subject after one of its items was settled. */
export async function checkHoldsOf(work: Work, subject: string): Promise<void> {
  for (const id of await heldFor(work, subject)) await lookAt(work, id)
}

/** Checks every hold whose rate has expired or whose item has ended. Returns the number of holds. */
export async function sweepHolds(runtime: Runtime): Promise<number> {
  const ids = await runtime.work(actor, (work) => holdsToCheck(work, stoppingKinds, BATCH))
  for (const id of ids) await runtime.work(actor, (work) => lookAt(work, id))
  return ids.length
}
