import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Runtime } from '../../platform/work.ts'
import { pendingItemEvents } from './events.ts'
import { markReminded } from './pending-items.store.ts'

const actor = { kind: 'system', name: 'pending-items' } as const
const BATCH = 500
const HOUR_MS = 3_600_000
const HOURS_BEFORE = 72

/**
 * Emits `stopsSoon` for items that begin to stop orders within the hours of the setting `notification-terms`, once for each
 * instant. Leaves out items that became the customer's turn within the same hours, because a mail announced them. Returns the
 * number of items.
 */
export async function remindItems(runtime: Pick<Runtime, 'work'>): Promise<number> {
  return runtime.work(actor, async (work) => {
    const { data } = await settingInForce(work, settingKind.notificationTerms)
    const items = await markReminded(work, (data.pendingHours ?? HOURS_BEFORE) * HOUR_MS, BATCH)
    const name = pendingItemEvents.stopsSoon
    await work.emit(...items.map(({ id, kind, subject }) => ({ name, subject, facts: { kind, itemId: id } })))
    return items.length
  })
}
