import { hash as hashOf } from 'node:crypto'
import type { KeyRing } from '../../platform/config/secrets/secrets.ts'
import type { Work } from '../../platform/work.ts'
import { addDays, santiagoDay } from '../corridors/index.ts'
import { blockHash, blockMac, GENESIS, type BlockHeader } from './block.ts'
import { currentKey } from './key-ring.ts'
import { leafKinds, leafSources } from './leaf-sources.ts'
import { HASH_BYTES, merkleRoot } from './merkle.ts'
import {
  cutOf,
  decidedBelow,
  hashesOf,
  lockChain,
  insertBlock,
  lastBlock,
  lastRoot,
} from './evidence.store.ts'

/** Maximum number of leaves of one kind in a block; a single transaction may exceed it. */
const LEAVES_MAX = 4096

const later = <T extends string | Date>(one: T, other: T | undefined): T =>
  other !== undefined && other > one ? other : one

/** The first transaction that does not fit into the block; undefined when there is nothing to record. */
async function endOf({ tx }: Work, from: bigint, decided: bigint, max: number): Promise<bigint | undefined> {
  let until = decided
  let waits = false
  for (const kind of leafKinds) {
    const { first, beyond } = await cutOf(tx, leafSources[kind], [from, decided], max)
    waits ||= first !== null
    if (first === null || beyond === null) continue
    const end = beyond === first ? first + 1n : beyond
    if (end < until) until = end
  }
  return waits ? until : undefined
}

/** Number of leaves in the new block, and whether completed transactions are left for the next one. */
export interface AppendedBlock {
  readonly leaves: number
  readonly more: boolean
}

const NOTHING: AppendedBlock = { leaves: 0, more: false }

/**
 * Records the hashes of completed transactions in one more block. Does not wait for running transactions: their rows go
 * into a later block. Does nothing while another process writes the chain.
 */
export async function appendBlock(
  work: Work,
  evidenceKeys: KeyRing,
  max = LEAVES_MAX,
): Promise<AppendedBlock> {
  const { tx } = work
  if (!(await lockChain(tx))) return NOTHING
  const last = await lastBlock(tx)
  const from = last?.untilXid ?? 0n
  const decided = await decidedBelow(tx)
  if (decided < from)
    throw new Error(
      `this database has counted ${decided} transactions and its newest block ${from}: it was copied into a younger server, whose count must first be raised`,
    )
  const until = await endOf(work, from, decided, max)
  if (until === undefined) return NOTHING
  const transfers = await hashesOf(tx, leafSources.transfers, from, until)
  const audits = await hashesOf(tx, leafSources.audits, from, until)
  const leaves = Buffer.concat([transfers, audits])
  const rooted = await lastRoot(tx)
  const key = currentKey(evidenceKeys)
  const header: BlockHeader = {
    height: (last?.height ?? 0n) + 1n,
    // A signed day takes no more blocks, whatever the clock reads.
    day: later(
      later(santiagoDay(work.now).day, last?.day),
      rooted === undefined ? undefined : addDays(rooted.day, 1),
    ),
    at: later(work.now, last?.at),
    fromXid: from,
    untilXid: until,
    transfers: transfers.length / HASH_BYTES,
    audits: audits.length / HASH_BYTES,
    root: merkleRoot(leaves),
    leavesHash: hashOf('sha256', leaves, 'buffer'),
    previous: last?.hash ?? GENESIS,
    keyId: key.id,
  }
  const hash = blockHash(header)
  await insertBlock(tx, { ...header, hash, mac: blockMac(hash, key) }, leaves)
  return { leaves: header.transfers + header.audits, more: until < decided }
}
