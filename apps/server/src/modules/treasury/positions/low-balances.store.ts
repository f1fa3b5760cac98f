import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { BankBalance } from './bank-balances.ts'

/** Stores the accounts below their floors; one that stays below keeps the instant since when it is. */
export async function keepLowBalances(
  work: Work,
  low: readonly Pick<BankBalance, 'code' | 'currency'>[],
): Promise<void> {
  const names = low.map(({ code, currency }) => `${code} ${currency}`)
  await work.tx.run(
    sql`delete from treasury.low_balance where not (code || ' ' || currency) = any(${names}::text[])`,
  )
  await work.tx.run(sql`
    insert into treasury.low_balance (code, currency, since)
    select code, currency, ${work.now}
    from unnest(${low.map(({ code }) => code)}::text[], ${low.map(({ currency }) => currency)}::text[])
      as low (code, currency)
    on conflict do nothing`)
}
