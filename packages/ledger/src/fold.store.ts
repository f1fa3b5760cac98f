import { sql } from '@puente/postgres'
import type { LedgerWork } from './journal.ts'

/**
 * Numbers waiting sides of accounts without a floor into entries with running balances, oldest first, at most
 * `limitPerAccount` of each account; answers how many. A job: call it until it answers 0, several may run at once.
 */
export async function foldBalances({ tx }: Pick<LedgerWork, 'tx'>, limitPerAccount = 5000): Promise<number> {
  const { folded } = await tx.one<{ folded: bigint }>(
    sql`select ledger.fold_tail(${limitPerAccount}) as folded`,
  )
  return Number(folded)
}
