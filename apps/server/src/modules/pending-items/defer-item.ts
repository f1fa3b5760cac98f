import { refuse, type Refusal } from '@puente/contract'
import { actorText } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import { isBlocking, type PendingItem } from './pending-item.ts'
import { insertItemEvent, lockOpenItem, setDeferred } from './pending-items.store.ts'

const DAY_MS = 24 * 3_600_000
/** Days until a deferred item returns, unless its own next step is earlier. */
const restDays = ({ kind }: PendingItem) =>
  kind === 'rewards-available' ? 30 : kind === 'id-expiring' ? 60 : 7

/** Defers an item ("Ahora no") until it returns or its next step is due. Refuses an item that blocks something. */
export async function deferItem(
  work: Work,
  id: string,
): Promise<PendingItem | Refusal<'item-blocks' | 'item-closed'>> {
  const item = await lockOpenItem(work, id)
  if (item === undefined) return refuse('item-closed')
  if (isBlocking(item, work.now)) return refuse('item-blocks')
  const rested = new Date(work.now.getTime() + restDays(item) * DAY_MS)
  const next = [item.dueAt, item.blocksFrom].filter((step) => step !== undefined && step > work.now)
  const until = new Date(Math.min(rested.getTime(), ...next.map((step) => step?.getTime() ?? Infinity)))
  await setDeferred(work, id, until)
  await insertItemEvent(work, id, 'deferred', actorText(work.actor))
  return { ...item, deferredUntil: until }
}
