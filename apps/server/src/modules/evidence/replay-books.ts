import { verify, type InSnapshot, type LedgerFault, type VerifyOptions } from '@puente/ledger'
import {
  booksBlockAge,
  booksBlockHeight,
  booksReplayAge,
  booksReplayed,
  booksWholeReplayAge,
  booksWrong,
} from '../../platform/telemetry/metrics.ts'
import type { Runtime } from '../../platform/work.ts'
import { insertReplay, lastBlock, lastReplay, lastWholeReplay, type Replay } from './evidence.store.ts'
import { nextStart, sinceOf, startAfter, type ReplayStart } from './replay-start.ts'
import { chainChecks, verifyChain, type EvidenceKeys } from './verify-chain.ts'

const actor = { kind: 'system', name: 'books' } as const

interface Verified {
  readonly faults: LedgerFault[]
  /** The newest block that it covered. */
  readonly height: bigint
}

export interface VerifyBooksOptions {
  /** Called before each check. */
  readonly onProgress?: VerifyOptions['onProgress'] | undefined
  /** Checks only what was written after it. By default everything. */
  readonly start?: ReplayStart | undefined
}

/** Checks the invariants of the books and of the chain, each in a snapshot of its own; returns those that do not hold. */
export async function verifyBooks(
  inSnapshot: InSnapshot,
  keys: EvidenceKeys,
  { start, onProgress = () => undefined }: VerifyBooksOptions = {},
): Promise<Verified> {
  const height = (await inSnapshot(lastBlock))?.height ?? 0n
  let [done, total] = [0, 0]
  const faults = await verify(inSnapshot, {
    since: start === undefined ? undefined : sinceOf(start),
    onProgress: (progress) => {
      done = progress.done
      total = progress.total + chainChecks.length
      if (progress.check !== undefined) onProgress({ ...progress, total })
    },
  })
  const booked = faults.length
  const recorded = await verifyChain(inSnapshot, keys, start, (check, of) =>
    onProgress({ check, done: done + of, total, faults: booked }),
  )
  return { faults: [...faults, ...recorded], height }
}

export interface ReplayOptions extends Pick<VerifyBooksOptions, 'onProgress'> {
  /** Covers everything, and not only what was written since the last replay without a fault. */
  readonly isWhole?: boolean
}

/**
 * Replays the books and stores the result. Each violated invariant is an alarm in the log and in the audit trail. Goes on
 * from the newest signed day that the last replay covered; after faults it begins where that one began, so that they are
 * found again until they are mended.
 */
export async function replayBooks(
  runtime: Runtime,
  keys: EvidenceKeys,
  inSnapshot: InSnapshot,
  { isWhole = false, onProgress }: ReplayOptions = {},
): Promise<Verified> {
  const [beganAt, began] = [runtime.clock.now(), runtime.clock.realNow().getTime()]
  const [start, next] = await runtime.work(actor, async ({ tx }) => {
    const from = isWhole ? undefined : await startAfter(tx, keys, await lastReplay(tx))
    return [from, await nextStart(tx, from)] as const
  })
  const verified = await verifyBooks(inSnapshot, keys, { start, onProgress })
  const { faults, height } = verified
  const tookMs = runtime.clock.realNow().getTime() - began
  const fromHeight = start?.block.height ?? 0n
  const [first] = faults
  const replay: Replay = {
    beganAt,
    tookMs,
    height,
    faults: faults.length,
    first: first === undefined ? null : `${first.check}: ${first.first}`.slice(0, 2000),
    fromHeight,
    ...(first === undefined
      ? next
      : { rootedHeight: start?.block.height ?? null, rootedTransfers: start?.transfers ?? null }),
  }
  await runtime.work(actor, async (work) => {
    await insertReplay(work.tx, work.id(), replay)
    for (const { check, wrongRows } of faults)
      await work.audit({
        action: 'books-wrong',
        outcome: 'alarm',
        facts: { check, wrongRows: String(wrongRows) },
      })
  })
  for (const { check, promise, wrongRows, first: row } of faults)
    runtime.logger.error(
      { check, wrongRows: String(wrongRows), first: row },
      `the books are broken: ${promise}`,
    )
  runtime.logger.info(
    { tookMs, from: String(fromHeight), height: String(height), faults: faults.length },
    'the books were replayed',
  )
  return verified
}

/** Sets the metrics from the last replay and the newest block, so that every process exports the same. */
export async function countReplay(runtime: Runtime): Promise<void> {
  const [replay, whole, block] = await runtime.work(actor, async ({ tx }) => [
    await lastReplay(tx),
    await lastWholeReplay(tx),
    await lastBlock(tx),
  ])
  const ageSeconds = (at: Date): number => Math.max(0, runtime.clock.now().getTime() - at.getTime()) / 1000
  booksBlockHeight.set(Number(block?.height ?? 0n))
  if (block !== undefined) booksBlockAge.set(ageSeconds(block.at))
  if (whole !== undefined) booksWholeReplayAge.set(ageSeconds(whole.beganAt))
  if (replay === undefined) return
  booksWrong.set(replay.faults)
  booksReplayed.set(replay.beganAt.getTime() / 1000)
  booksReplayAge.set(ageSeconds(replay.beganAt))
}
