import type { Runtime, Work } from '../../platform/work.ts'
import { book } from '../books/index.ts'
import { nothingOwedSince, stoppingKinds } from '../pending-items/index.ts'
import { advance } from './advance.ts'
import { openChoiceOf } from './choices.store.ts'
import { endHold, heldFor, holdsToLookAt, openHoldOf, setHoldItem } from './holds.store.ts'
import { offerToday } from './offer-today.ts'
import { stoppedBy } from './open-hold.ts'
import { lockTransfer } from './transfers.store.ts'

const actor = { kind: 'system', name: 'transfers' } as const
const BATCH = 50

/**
 * Looks at one held transfer: what is owed was settled while the locked rate stood, and it goes on by itself; or the
 * rate is over, and the customer is asked. What counts is when it was settled, not when that was heard.
 */
async function lookAt(work: Work, transferId: string): Promise<void> {
  const transfer = await lockTransfer(work, transferId)
  const hold = await openHoldOf(work, transferId)
  if (transfer?.state !== 'held' || hold === undefined) return
  if ((await openChoiceOf(work, transferId)) !== undefined) return
  const item = await stoppedBy(work, transfer)
  if (item === undefined) {
    const settledAt = await nothingOwedSince(work, [transfer.customerId, transfer.userId])
    if (settledAt === undefined || settledAt <= hold.rateUntil) {
      await endHold(work, transferId, 'settled')
      await advance(work, [{ transferId, event: 'hold-settled' }])
      return
    }
  } else if (item.id !== hold.itemId) await setHoldItem(work, hold.id, item.id)
  if (hold.rateUntil <= work.now) await book(work, await offerToday(work, transfer, hold))
}

/** Somebody owes one thing less: their held transfers may go on. */
export async function lookAtHeldFor(work: Work, subject: string): Promise<void> {
  for (const id of await heldFor(work, subject)) await lookAt(work, id)
}

/** Looks at every hold whose rate is over or whose end was not heard. Answers how many. */
export async function sweepHolds(runtime: Runtime): Promise<number> {
  const ids = await runtime.work(actor, (work) => holdsToLookAt(work, stoppingKinds, BATCH))
  for (const id of ids) await runtime.work(actor, (work) => lookAt(work, id))
  return ids.length
}
