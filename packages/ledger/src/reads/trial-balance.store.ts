import { sql } from '@puente/postgres'
import type { LedgerWork } from '../journal.ts'

/** The sum of all accounts of one code in one currency. At most one of the two columns is above 0. */
export interface TrialBalanceLine {
  readonly currency: string
  readonly code: string
  readonly accounts: bigint
  readonly debitMinor: bigint
  readonly creditMinor: bigint
  /** Pending amounts, in addition to what is posted. */
  readonly pendingDebitMinor: bigint
  readonly pendingCreditMinor: bigint
}

export interface TrialBalance {
  readonly lines: TrialBalanceLine[]
  /** Debits and credits per currency. A difference other than 0 means that the books are broken. */
  readonly totals: { currency: string; debitMinor: bigint; creditMinor: bigint; differenceMinor: bigint }[]
}

/** Sums of one code in one currency, as the database returns them. */
export interface TrialBalanceRow {
  currency: string
  code: string
  accounts: bigint
  creditsLessDebits: string
  debitsPending: string
  creditsPending: string
}

/** Every account summed per currency and code in one statement, including entries that are not folded yet. */
export async function trialBalance({ tx }: Pick<LedgerWork, 'tx'>): Promise<TrialBalance> {
  const rows = await tx.many<TrialBalanceRow>(sql`
    with waiting as (
      select account_id, sum(case side when 'credit' then posted_minor else - posted_minor end) as posted,
        sum(pending_minor) filter (where side = 'debit') as debits_pending,
        sum(pending_minor) filter (where side = 'credit') as credits_pending
      from ledger.tail group by account_id
    )
    select account.currency, account.code, count(*) as accounts,
      sum(account.credits_posted - account.debits_posted + coalesce(waiting.posted, 0)) as credits_less_debits,
      sum(account.debits_pending + coalesce(waiting.debits_pending, 0)) as debits_pending,
      sum(account.credits_pending + coalesce(waiting.credits_pending, 0)) as credits_pending
    from ledger.account left join waiting on waiting.account_id = account.id
    group by account.currency, account.code
    order by account.currency, account.code`)
  return asTrialBalance(rows)
}

/** The trial balance from sums per currency and code. */
export function asTrialBalance(rows: readonly TrialBalanceRow[]): TrialBalance {
  const lines = rows.map((row) => {
    const balance = BigInt(row.creditsLessDebits)
    return {
      currency: row.currency,
      code: row.code,
      accounts: row.accounts,
      debitMinor: balance < 0n ? -balance : 0n,
      creditMinor: balance > 0n ? balance : 0n,
      pendingDebitMinor: BigInt(row.debitsPending),
      pendingCreditMinor: BigInt(row.creditsPending),
    }
  })
  const totals = [...Map.groupBy(lines, (line) => line.currency)].map(([currency, of]) => {
    const debitMinor = of.reduce((sum, line) => sum + line.debitMinor, 0n)
    const creditMinor = of.reduce((sum, line) => sum + line.creditMinor, 0n)
    return { currency, debitMinor, creditMinor, differenceMinor: debitMinor - creditMinor }
  })
  return { lines, totals }
}
