import { sql, type Sql } from '@puente/postgres'
import type { AccountRef } from '../account.ts'
import { nameArrays } from '../accounts.store.ts'
import { asBalance, balanceAt, type Balance } from './balances.store.ts'
import type { LedgerWork } from '../journal.ts'

/** How many entries may carry a later recording time than their own journal, because of concurrent transactions. */
const OUT_OF_ORDER_ENTRIES = 1000

/**
 * The balance of everything effective at or before `instant` (whole milliseconds), whenever it was recorded: by the
 * dates of banks and contracts, where `balanceAt` uses recording times. Starts from what was recorded by then and
 * adjusts for the journals whose effective and recording times are on different sides of the instant. Throws for an
 * account that was never opened.
 */
export async function effectiveBalanceAt(
  work: Pick<LedgerWork, 'tx'>,
  ref: AccountRef,
  instant: Date,
): Promise<Balance> {
  const next = new Date(instant.getTime() + 1)
  const known = await balanceAt(work, ref, instant)
  const row = await work.tx.one<Moved>(movedBeside(ref, instant, next))
  const sign = row.normalSide === 'credit' ? 1n : -1n
  return asBalance(ref, {
    ...row,
    closedAt: known.closedAt,
    creditsLessDebits: row.creditsLessDebits + sign * known.postedMinor,
    debitsPending: row.debitsPending + known.pendingDebitMinor,
    creditsPending: row.creditsPending + known.pendingCreditMinor,
  })
}

interface Moved {
  readonly normalSide: 'debit' | 'credit'
  readonly creditsLessDebits: bigint
  readonly debitsPending: bigint
  readonly creditsPending: bigint
}

/**
 * Selects the journals of which one time, effective or recorded, is at or before the instant and the other after it. `sign`
 * is 1 for a journal that was effective by then and -1 for one that was recorded by then. Uses the index
 * `journal_displaced`. `next` is the first millisecond after the instant.
 */
export const crossing = (instant: Date, next: Date): Sql => sql`
  select journal.id, case when journal.effective_at < ${next} then 1 else -1 end as sign
  from ledger.journal
  where effective_at <> recorded_at
    and tstzrange(least(effective_at, recorded_at), greatest(effective_at, recorded_at), '[]') && tstzrange(${instant}, ${next}, '[]')
    and (effective_at < ${next}) <> (recorded_at < ${next})`

/** The change of pending amounts by the row of `ledger.transfer` in scope: the end of a pending amount takes all of it. */
export const heldChange: Sql = sql`
  select case transfer.action when 'posted' then 0 when 'pending' then transfer.amount_minor else - (
    select opening.amount_minor from ledger.transfer opening
    where opening.action = 'pending' and opening.pending_id = transfer.pending_id
  ) end as change`

/** Totals effective by the instant but not recorded by then, less totals recorded by then but effective later. */
function movedBeside(ref: AccountRef, instant: Date, next: Date): Sql {
  const { codes, owners, currencies } = nameArrays([ref])
  return sql`
    with named as (
      select account.id, account.normal_side
      from unnest(${codes}::text[], ${owners}::uuid[], ${currencies}::text[]) as named (code, owner, currency)
      join ledger.account using (code, owner, currency)
    ), behind as (
      -- Recorded by then, under an entry that bears the moment of the one before it.
      select case side when 'credit' then posted_minor else - posted_minor end as posted,
        case side when 'debit' then pending_minor else 0 end as debits, case side when 'credit' then pending_minor else 0 end as credits
      from named
      cross join lateral (select ledger.version_before(named.id, ${next}) as version) as cut
      join ledger.entry on entry.account_id = named.id
        and entry.version > cut.version and entry.version <= cut.version + ${OUT_OF_ORDER_ENTRIES}::int
      join ledger.journal on journal.id = entry.journal_id and journal.recorded_at < ${next}
    ), crossing as (${crossing(instant, next)}
    ), displaced as (
      select sign * case when action in ('pending', 'void') then 0 when credit_account = named.id then transfer.amount_minor else - transfer.amount_minor end as posted,
        sign * case when transfer.debit_account <> named.id then 0 else held.change end as debits,
        sign * case when transfer.credit_account <> named.id then 0 else held.change end as credits
      from crossing
      join ledger.transfer on transfer.journal_id = crossing.id
      join named on named.id in (transfer.debit_account, transfer.credit_account)
      cross join lateral (${heldChange}) as held
    ), moved as (
      select * from behind union all select * from displaced
    )
    select normal_side, coalesce(sum(posted), 0)::bigint as credits_less_debits,
      coalesce(sum(debits), 0)::bigint as debits_pending, coalesce(sum(credits), 0)::bigint as credits_pending
    from named left join moved on true group by normal_side`
}
