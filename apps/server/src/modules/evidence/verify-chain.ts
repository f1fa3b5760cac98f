import type { InSnapshot, LedgerFault } from '@puente/ledger'
import { raw, type Tx } from '@puente/postgres'
import type { Secrets } from '../../platform/config/secrets/secrets.ts'
import type { Block } from './block.ts'
import { blockFault } from './check-chain.ts'
import { isSignedBy, type DayRoot } from './day-root.ts'
import { firstWrongLeaf } from './first-wrong-leaf.ts'
import { keyNamed } from './key-ring.ts'
import { leafSources, type LeafKind } from './leaf-sources.ts'
import { merkleRoot } from './merkle.ts'
import type { ReplayStart } from './replay-start.ts'
import { blocksAbove, blocksOfDay, leavesHold, leavesOf, rootsAfter, wrongBlocks } from './evidence.store.ts'

export type EvidenceKeys = Pick<Secrets, 'evidenceKeys' | 'rootKeys'>

type Found = { readonly wrongRows: bigint; readonly first: string } | undefined

interface ChainCheck {
  readonly check: string
  readonly promise: string
  readonly find: (tx: Tx, keys: EvidenceKeys, start: ReplayStart | undefined) => Promise<Found>
}

const BLOCKS_AT_ONCE = 64
const ROOTS_AT_ONCE = 500

async function chain(tx: Tx, { evidenceKeys }: EvidenceKeys, start: ReplayStart | undefined): Promise<Found> {
  let before: Block | undefined = start?.block
  for (;;) {
    const blocks = await blocksAbove(tx, before?.height ?? 0n, BLOCKS_AT_ONCE)
    if (blocks.length === 0) return undefined
    for (const block of blocks) {
      const fault = blockFault(block, before, evidenceKeys)
      // Faults after the first one follow from it.
      if (fault !== undefined)
        return { wrongRows: 1n, first: JSON.stringify({ height: String(block.height), fault }) }
      before = block
    }
  }
}

const parts = {
  transfers: { first: raw('0'), count: raw('transfers') },
  audits: { first: raw('transfers'), count: raw('audits') },
}

const rows =
  (kind: LeafKind) =>
  async (tx: Tx, _keys: EvidenceKeys, start: ReplayStart | undefined): Promise<Found> => {
    const from = start?.block.untilXid ?? 0n
    if (await leavesHold(tx, leafSources[kind], parts[kind], from)) return undefined
    const { count, first } = await wrongBlocks(tx, leafSources[kind], parts[kind], from)
    if (first === undefined) return undefined
    const { height, fromXid, untilXid, recorded } = first
    const wrong = firstWrongLeaf(recorded, await leavesOf(tx, leafSources[kind], fromXid, untilXid))
    return { wrongRows: BigInt(count), first: JSON.stringify({ height: String(height), ...wrong }) }
  }

async function rootFault(
  tx: Tx,
  root: DayRoot,
  before: DayRoot | undefined,
  { rootKeys }: EvidenceKeys,
): Promise<string | undefined> {
  if (root.firstHeight !== (before?.lastHeight ?? 0n) + 1n) return 'the root of a day before it is missing'
  const blocks = await blocksOfDay(tx, root.day)
  const same =
    blocks !== undefined &&
    blocks.firstHeight === root.firstHeight &&
    blocks.lastHeight === root.lastHeight &&
    merkleRoot(blocks.hashes).equals(root.blocksRoot)
  if (!same) return 'its blocks are not those that were signed'
  const key = keyNamed(rootKeys, root.keyId)
  if (key === undefined) return `no key "${root.keyId}" is configured`
  return isSignedBy(root, key) ? undefined : `key "${root.keyId}" did not sign it`
}

async function roots(tx: Tx, keys: EvidenceKeys, start: ReplayStart | undefined): Promise<Found> {
  let before: DayRoot | undefined = start?.root
  for (;;) {
    const next = await rootsAfter(tx, before?.day, ROOTS_AT_ONCE)
    if (next.length === 0) return undefined
    for (const root of next) {
      const fault = await rootFault(tx, root, before, keys)
      if (fault !== undefined) return { wrongRows: 1n, first: JSON.stringify({ day: root.day, fault }) }
      before = root
    }
  }
}

/** Invariants of the chain and of the recorded rows. */
export const chainChecks: readonly ChainCheck[] = [
  {
    check: 'chain',
    promise: 'every block follows the one before it, comes to its root, and is authenticated with our key',
    find: chain,
  },
  {
    check: 'chained-transfers',
    promise: 'every recorded transfer is as it was recorded, with none missing and none added',
    find: rows('transfers'),
  },
  {
    check: 'chained-audit',
    promise: 'every recorded line of the audit trail is as it was recorded, with none missing and none added',
    find: rows('audits'),
  },
  {
    check: 'day-roots',
    promise: 'every day that has ended comes to the root that was signed',
    find: roots,
  },
]

/**
 * Compares the recorded hashes with the present rows, all of them or those after the start of a replay. Changes nothing.
 */
export async function verifyChain(
  inSnapshot: InSnapshot,
  keys: EvidenceKeys,
  start?: ReplayStart,
  onCheck: (check: string, done: number) => void = () => undefined,
): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  for (const [done, { check, promise, find }] of chainChecks.entries()) {
    onCheck(check, done)
    const found = await inSnapshot((tx) => find(tx, keys, start))
    if (found !== undefined) faults.push({ check, promise, ...found })
  }
  return faults
}
