import { refuse, type Refusal } from '@puente/contract'
import { actorText } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import { itemRecord, type ItemRecord } from './item-records.store.ts'
import type { PendingRule } from './pending-rule.ts'
import { closeItem, insertItemEvent, lockOpenItem } from './pending-items.store.ts'
import { differencesOf } from './settle.ts'

/** Withdraws an item that its rule does not require, with a reason of staff. Refuses an item that is required. */
export async function withdrawItem(
  work: Work,
  rules: readonly PendingRule[],
  id: string,
  reason: string,
): Promise<ItemRecord | Refusal<'not-found' | 'item-closed' | 'item-is-owed'>> {
  const item = await lockOpenItem(work, id)
  if (item === undefined)
    return (await itemRecord(work, id)) === undefined ? refuse('not-found') : refuse('item-closed')
  const rule = rules.find(({ kind }) => kind === item.kind)
  const differences = rule === undefined ? [] : await differencesOf(work, rule, [item.subject], 1)
  if (!differences.some(({ itemId, owed }) => itemId === id && owed === undefined))
    return refuse('item-is-owed')
  await closeItem(work, id, 'withdrawn')
  await insertItemEvent(work, id, 'withdrawn', actorText(work.actor))
  await work.audit({ action: 'withdraw-pending-item', subject: id, facts: { kind: item.kind, reason } })
  return (await itemRecord(work, id)) ?? refuse('not-found')
}
