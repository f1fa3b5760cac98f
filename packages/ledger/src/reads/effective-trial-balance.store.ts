import { sql } from '@puente/postgres'
import type { LedgerWork } from '../journal.ts'
import { crossing, heldChange } from './effective-balance.store.ts'
import { trialBalanceAt } from './trial-balance-at.store.ts'
import { asTrialBalance, type TrialBalance, type TrialBalanceRow } from './trial-balance.store.ts'

/**
 * The trial balance of everything effective at or before `instant` (whole milliseconds), whenever it was recorded: by
 * the dates of banks and contracts, where `trialBalanceAt` uses recording times. It adjusts that one for the journals
 * whose two times are on different sides of the instant, each with both of its sides, so each currency still nets to
 * zero.
 */
export async function effectiveTrialBalanceAt(
  work: Pick<LedgerWork, 'tx'>,
  instant: Date,
): Promise<TrialBalance> {
  const known = await trialBalanceAt(work, instant)
  const displaced = await displacedTotals(work, instant)
  if (displaced.length === 0) return known
  const rows = new Map<string, TrialBalanceRow>()
  for (const line of known.lines)
    rows.set(keyOf(line), {
      currency: line.currency,
      code: line.code,
      accounts: line.accounts,
      creditsLessDebits: String(line.creditMinor - line.debitMinor),
      debitsPending: String(line.pendingDebitMinor),
      creditsPending: String(line.pendingCreditMinor),
    })
  for (const row of displaced) {
    const before = rows.get(keyOf(row))
    rows.set(keyOf(row), before === undefined ? row : sumOf(before, row))
  }
  return asTrialBalance([...rows.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
}

const keyOf = ({ currency, code }: Pick<TrialBalanceRow, 'currency' | 'code'>): string =>
  `${currency} ${code}`

const sumOf = (one: TrialBalanceRow, other: TrialBalanceRow): TrialBalanceRow => ({
  currency: one.currency,
  code: one.code,
  accounts: one.accounts + other.accounts,
  creditsLessDebits: String(BigInt(one.creditsLessDebits) + BigInt(other.creditsLessDebits)),
  debitsPending: String(BigInt(one.debitsPending) + BigInt(other.debitsPending)),
  creditsPending: String(BigInt(one.creditsPending) + BigInt(other.creditsPending)),
})

/**
 * Totals effective by the instant but not recorded by then, less totals recorded by then but effective later. Counts
 * the accounts that were opened after the instant by a journal effective before it.
 */
function displacedTotals({ tx }: Pick<LedgerWork, 'tx'>, instant: Date): Promise<TrialBalanceRow[]> {
  const next = new Date(instant.getTime() + 1)
  return tx.many<TrialBalanceRow>(sql`
    with crossing as (${crossing(instant, next)}
    ), displaced as (
      select transfer.debit_account, transfer.credit_account, held.change * sign as held,
        case when action in ('pending', 'void') then 0 else sign * transfer.amount_minor end as posted
      from crossing
      join ledger.transfer on transfer.journal_id = crossing.id
      cross join lateral (${heldChange}) as held
    ), side as (
      select debit_account as account, - posted as posted, held as debits, 0 as credits from displaced
      union all
      select credit_account, posted, 0, held from displaced
    )
    select account.currency, account.code,
      count(distinct account.id) filter (where account.opened_at >= ${next}) as accounts,
      sum(posted) as credits_less_debits, coalesce(sum(debits), 0) as debits_pending,
      coalesce(sum(credits), 0) as credits_pending
    from side join ledger.account on account.id = side.account
    group by account.currency, account.code`)
}
