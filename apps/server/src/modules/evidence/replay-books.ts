import { verify, type LedgerFault, type VerifyOptions } from '@puente/ledger'
import {
  booksBlockAge,
  booksBlockHeight,
  booksReplayAge,
  booksReplayed,
  booksWrong,
} from '../../platform/telemetry/metrics.ts'
import type { Runtime } from '../../platform/work.ts'
import { insertReplay, lastBlock, lastReplay } from './evidence.store.ts'
import { chainChecks, verifyChain, type EvidenceKeys } from './verify-chain.ts'

const actor = { kind: 'system', name: 'books' } as const

/** Checks every invariant of the books and of the chain in one snapshot; returns those that do not hold. */
export const verifyBooks = (
  runtime: Runtime,
  keys: EvidenceKeys,
  onProgress: NonNullable<VerifyOptions['onProgress']> = () => undefined,
): Promise<{ faults: LedgerFault[]; height: bigint }> =>
  runtime.work(actor, async ({ tx }) => {
    let [done, total] = [0, 0]
    const faults = await verify(tx, {
      onProgress: (progress) => {
        done = progress.done
        total = progress.total + chainChecks.length
        if (progress.check !== undefined) onProgress({ ...progress, total })
      },
    })
    const booked = faults.length
    const recorded = await verifyChain(tx, keys, (check, of) =>
      onProgress({ check, done: done + of, total, faults: booked }),
    )
    return { faults: [...faults, ...recorded], height: (await lastBlock(tx))?.height ?? 0n }
  })

/** Replays the books and stores the result. Each violated invariant is an alarm in the log and in the audit trail. */
export async function replayBooks(runtime: Runtime, keys: EvidenceKeys): Promise<LedgerFault[]> {
  const [beganAt, began] = [runtime.clock.now(), runtime.clock.realNow().getTime()]
  const { faults, height } = await verifyBooks(runtime, keys)
  const tookMs = runtime.clock.realNow().getTime() - began
  await runtime.work(actor, async (work) => {
    const [first] = faults
    const said = first === undefined ? null : `${first.check}: ${first.first}`.slice(0, 2000)
    await insertReplay(work.tx, work.id(), { beganAt, tookMs, height, faults: faults.length, first: said })
    for (const { check, wrongRows } of faults)
      await work.audit({
        action: 'books-wrong',
        outcome: 'alarm',
        facts: { check, wrongRows: String(wrongRows) },
      })
  })
  for (const { check, promise, wrongRows, first } of faults)
    runtime.logger.error({ check, wrongRows: String(wrongRows), first }, `the books are broken: ${promise}`)
  runtime.logger.info({ tookMs, height: String(height), faults: faults.length }, 'the books were replayed')
  return faults
}

/** Sets the metrics from the last replay and the newest block, so that every process exports the same. */
export async function countReplay(runtime: Runtime): Promise<void> {
  const [replay, block] = await runtime.work(actor, async ({ tx }) => [
    await lastReplay(tx),
    await lastBlock(tx),
  ])
  const ageSeconds = (at: Date): number => Math.max(0, runtime.clock.now().getTime() - at.getTime()) / 1000
  booksBlockHeight.set(Number(block?.height ?? 0n))
  if (block !== undefined) booksBlockAge.set(ageSeconds(block.at))
  if (replay === undefined) return
  booksWrong.set(replay.faults)
  booksReplayed.set(replay.beganAt.getTime() / 1000)
  booksReplayAge.set(ageSeconds(replay.beganAt))
}
