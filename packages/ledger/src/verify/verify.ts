import { transaction, type Pool, type Tx } from '@puente/postgres'
import { checks } from './verify-checks.store.ts'
import { checksSince, type Since } from './verify-since.store.ts'
import { drawSeed, setSnapshot, holds, wrongRows } from './verify.store.ts'

/** An invariant of the books that does not hold, with the first row that violates it. */
export interface LedgerFault {
  readonly check: string
  readonly promise: string
  readonly wrongRows: bigint
  /** The first violating row, as JSON text, in the order of the table's key. */
  readonly first: string
}

/** Runs one check in a transaction that sees one snapshot. */
export type InSnapshot = <T>(check: (tx: Tx) => Promise<T>) => Promise<T>

export interface VerifyOptions {
  /** Limits the checks to later transactions. Default: all transactions. */
  readonly since?: Since | undefined
  /** Called before each check, and once at the end with `check` undefined. */
  readonly onProgress?: (progress: {
    check: string | undefined
    done: number
    total: number
    faults: number
  }) => void
}

/**
 * Gives each check a snapshot of its own, which ends with it: postings may continue, and vacuum waits no longer than for
 * one check.
 */
export const snapshotsOf =
  (pool: Pool): InSnapshot =>
  (check) =>
    transaction(pool, async (tx) => {
      await setSnapshot(tx)
      return check(tx)
    })

/**
 * Verifies all transactions, or those after an earlier verification, and returns the violated invariants. Returns an empty
 * list when all hold. Changes nothing.
 */
export async function verify(inSnapshot: InSnapshot, options: VerifyOptions = {}): Promise<LedgerFault[]> {
  const { since, onProgress } = options
  const list = since === undefined ? checks : checksSince(since)
  const faults: LedgerFault[] = []
  for (const [done, { check, promise, quick, wrong }] of list.entries()) {
    onProgress?.({ check, done, total: list.length, faults: faults.length })
    const found = await inSnapshot(async (tx) =>
      quick !== undefined && (await holds(tx, quick(await drawSeed(tx)))) ? undefined : wrongRows(tx, wrong),
    )
    if (found !== undefined) faults.push({ check, promise, ...found })
  }
  onProgress?.({ check: undefined, done: list.length, total: list.length, faults: faults.length })
  return faults
}
