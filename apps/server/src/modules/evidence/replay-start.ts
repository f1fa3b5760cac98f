import type { Since } from '@puente/ledger'
import type { Tx } from '@puente/postgres'
import type { Block } from './block.ts'
import { blockFault } from './check-chain.ts'
import { isSignedBy, type DayRoot } from './day-root.ts'
import { blockAt, lastRoot, rootEndingAt, transfersBetween, type Replay } from './evidence.store.ts'
import { keyNamed } from './key-ring.ts'
import type { EvidenceKeys } from './verify-chain.ts'

/** The last block of a signed day, through which an earlier replay covered everything without a fault. */
export interface ReplayStart {
  readonly block: Block
  readonly root: DayRoot
  /** The number of ledger transfers through it. */
  readonly transfers: bigint
}

/** What the books contain after the start. */
export const sinceOf = ({ block, transfers }: ReplayStart): Since => ({ xid: block.untilXid, transfers })

/**
 * Where a replay may go on after the last one. Undefined when there is no last one, when it covered no signed day, and when
 * the block or its root is not the one that was authenticated and signed: the next replay then covers everything.
 */
export async function startAfter(
  tx: Tx,
  { evidenceKeys, rootKeys }: EvidenceKeys,
  last: Replay | undefined,
): Promise<ReplayStart | undefined> {
  if (last === undefined || last.rootedHeight === null || last.rootedTransfers === null) return undefined
  const before = await blockAt(tx, last.rootedHeight - 1n)
  const block = await blockAt(tx, last.rootedHeight)
  const root = await rootEndingAt(tx, last.rootedHeight)
  if (block === undefined || root === undefined) return undefined
  const key = keyNamed(rootKeys, root.keyId)
  const isSound =
    blockFault(block, before, evidenceKeys) === undefined &&
    block.hash.equals(root.lastBlock) &&
    key !== undefined &&
    isSignedBy(root, key)
  return isSound ? { block, root, transfers: last.rootedTransfers } : undefined
}

/** The end of the newest signed day, as a start for the next replay, given where this one begins. */
export async function nextStart(
  tx: Tx,
  start: ReplayStart | undefined,
): Promise<Pick<Replay, 'rootedHeight' | 'rootedTransfers'>> {
  const root = await lastRoot(tx)
  if (root === undefined) return { rootedHeight: null, rootedTransfers: null }
  const added = await transfersBetween(tx, start?.block.height ?? 0n, root.lastHeight)
  return { rootedHeight: root.lastHeight, rootedTransfers: (start?.transfers ?? 0n) + added }
}
