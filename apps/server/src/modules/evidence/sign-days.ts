import type { KeyRing } from '../../platform/config/secrets/secrets.ts'
import type { Work } from '../../platform/work.ts'
import { santiagoDay } from '../corridors/index.ts'
import { signRoot, type DayRoot } from './day-root.ts'
import { currentKey } from './key-ring.ts'
import { HASH_BYTES, merkleRoot } from './merkle.ts'
import { blocksOfDay, lockChain, insertRoot, lastRoot, rootOf, unsignedDays } from './evidence.store.ts'

async function madeRoot(
  { tx }: Work,
  rootKeys: KeyRing,
  day: string,
  closed: boolean,
): Promise<DayRoot | undefined> {
  const blocks = await blocksOfDay(tx, day)
  if (blocks === undefined) return undefined
  const { hashes, ...heights } = blocks
  const lastBlock = hashes.subarray(-HASH_BYTES)
  return signRoot(
    { day, ...heights, blocksRoot: merkleRoot(hashes), lastBlock, closed },
    currentKey(rootKeys),
  )
}

/** Signs the root of every day that has ended; returns the number of days. */
export async function signDays(work: Work, rootKeys: KeyRing): Promise<number> {
  const { tx, now } = work
  if (!(await lockChain(tx))) return 0
  const days = await unsignedDays(tx, (await lastRoot(tx))?.day, santiagoDay(now).day)
  for (const day of days) {
    const root = await madeRoot(work, rootKeys, day, true)
    if (root !== undefined) await insertRoot(tx, root, now)
  }
  return days.length
}

/** The root of a day: the signed one, or one of its blocks so far; undefined on a day without blocks. */
export const rootOfDay = async (work: Work, rootKeys: KeyRing, day: string): Promise<DayRoot | undefined> =>
  (await rootOf(work.tx, day)) ?? (await madeRoot(work, rootKeys, day, false))
