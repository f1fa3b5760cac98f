import { sql } from '@puente/postgres'
import type { LedgerWork } from './journal.ts'

/**
 * Turns unnumbered sides of transfers on accounts without a floor into numbered entries with running balances, oldest
 * first, at most `limitPerAccount` per account. Returns how many. A job calls it until it returns 0; several may run
 * concurrently.
 */
export async function foldBalances({ tx }: Pick<LedgerWork, 'tx'>, limitPerAccount = 5000): Promise<number> {
  const { folded } = await tx.one<{ folded: bigint }>(
    sql`select ledger.fold_tail(${limitPerAccount}) as folded`,
  )
  return Number(folded)
}
