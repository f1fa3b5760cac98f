import type { Tx } from '@puente/postgres'
import { checks } from './verify-checks.store.ts'
import { drawSeed, setSnapshot, holds, wrongRows } from './verify.store.ts'

/** An invariant of the books that does not hold, with the first row that violates it. */
export interface LedgerFault {
  readonly check: string
  readonly promise: string
  readonly wrongRows: bigint
  /** The first violating row, as JSON text, in the order of the table's key. */
  readonly first: string
}

export interface VerifyOptions {
  /** Called before each check, and once at the end with `check` undefined. */
  readonly onProgress?: (progress: {
    check: string | undefined
    done: number
    total: number
    faults: number
  }) => void
}

/**
 * Verifies everything that was ever written and returns the violated invariants; an empty list means that the books
 * are whole. `tx` must be a fresh transaction: it is set to one snapshot, so postings may continue meanwhile. Repairs
 * nothing.
 */
export async function verify(tx: Tx, options: VerifyOptions = {}): Promise<LedgerFault[]> {
  await setSnapshot(tx)
  const seed = await drawSeed(tx)
  const faults: LedgerFault[] = []
  for (const [done, { check, promise, quick, wrong }] of checks.entries()) {
    options.onProgress?.({ check, done, total: checks.length, faults: faults.length })
    if (quick !== undefined && (await holds(tx, quick(seed)))) continue
    const found = await wrongRows(tx, wrong)
    if (found !== undefined) faults.push({ check, promise, ...found })
  }
  options.onProgress?.({ check: undefined, done: checks.length, total: checks.length, faults: faults.length })
  return faults
}
