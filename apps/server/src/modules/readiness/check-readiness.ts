import {
  readinessItems,
  readinessKeys,
  READINESS_FRESH_MINUTES,
  type ReadinessKey,
} from '@puente/contract/staff'
import type { Runtime, Work } from '../../platform/work.ts'
import { checkedItems, keepItems, type CheckedItem } from './readiness.store.ts'

/** What a check found. Facts are shown to staff, and contain no secrets. */
export interface CheckResult {
  readonly isReady: boolean
  readonly facts?: Readonly<Record<string, string>>
}

/** The check of each item. It may call partners, and has no transaction of its own. */
export type ReadinessChecks = Readonly<Record<ReadinessKey, (runtime: Runtime) => Promise<CheckResult>>>

/** Runs every check. One that throws counts as missing, and the log has the error. */
export function runChecks(runtime: Runtime, checks: ReadinessChecks): Promise<CheckedItem[]> {
  return Promise.all(
    readinessKeys.map(async (key) => {
      const { isReady, facts = {} } = await checks[key](runtime).catch((error: unknown): CheckResult => {
        runtime.logger.error({ err: error, check: key }, 'readiness check')
        return { isReady: false, facts: { failed: 'yes' } }
      })
      return { key, state: isReady ? 'ok' : 'missing', facts, checkedAt: runtime.clock.now() } as const
    }),
  )
}

/** Stores the results of `runChecks`. */
export const keepChecks = (work: Work, items: readonly CheckedItem[]): Promise<void> => keepItems(work, items)

/** An item with its last result; `stale` when it was checked too long ago, or never. */
export interface StandingItem {
  readonly key: ReadinessKey
  readonly state: CheckedItem['state'] | 'stale'
  readonly facts: CheckedItem['facts']
  readonly checkedAt: Date | undefined
}

/** All items in their order. */
export async function standingItems(work: Work): Promise<StandingItem[]> {
  const known = new Map((await checkedItems(work)).map((item) => [item.key, item]))
  const freshFrom = work.now.getTime() - READINESS_FRESH_MINUTES * 60_000
  return readinessKeys.map((key) => {
    const item = known.get(key)
    if (item === undefined) return { key, state: 'stale', facts: {}, checkedAt: undefined }
    return item.checkedAt.getTime() < freshFrom ? { ...item, state: 'stale' } : item
  })
}

/** The number of blocking items that are missing or stale. */
export const blockingCount = (items: readonly StandingItem[]): number =>
  items.filter(({ key, state }) => readinessItems[key].blocking && state !== 'ok').length
