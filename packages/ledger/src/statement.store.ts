import { sql } from '@puente/postgres'
import { ownerColumn, ownerOf, type AccountRef } from './account.ts'
import type { LedgerWork } from './journal.ts'

export type Action = 'posted' | 'pending' | 'post' | 'void'

/** One side of one transfer in the life of an account; balances stand on the account's normal side. */
export interface StatementLine {
  /** Counts the account's lines from 1 without a gap; also the cursor of the next page. */
  readonly version: bigint
  readonly journal: string
  readonly leg: number
  readonly kind: string
  readonly subject: string
  readonly reason: string | null
  readonly effectiveAt: Date
  readonly recordedAt: Date
  readonly action: Action
  readonly side: 'debit' | 'credit'
  /** What the line moved for good on its side; 0 where it only held or released. */
  readonly postedMinor: bigint
  /** What it added to the amounts held on its side; negative where a hold ended. */
  readonly pendingMinor: bigint
  readonly balanceMinor: bigint
  readonly pendingDebitMinor: bigint
  readonly pendingCreditMinor: bigint
  /** The other side. */
  readonly counter: AccountRef
}

export interface StatementOptions {
  /** The version of the last line of the page before. */
  readonly after?: bigint
  readonly limit: number
  /** Recorded at or after. */
  readonly from?: Date
  /** Recorded before. */
  readonly to?: Date
}

export interface StatementPage {
  readonly lines: StatementLine[]
  /** Give it as `after` for the next page; undefined on the last. */
  readonly next: bigint | undefined
}

type StatementRow = Omit<StatementLine, 'counter'> & {
  readonly counter_code: string
  readonly counter_owner: string
  readonly counter_currency: string
}

/**
 * One page of an account's life, oldest first, read as one key range.
 * Lines of an account without a floor appear once `foldBalances` has numbered them, moments after posting.
 */
export async function statement(
  { tx }: Pick<LedgerWork, 'tx'>,
  ref: AccountRef,
  options: StatementOptions,
): Promise<StatementPage> {
  const account = await tx.maybe<{ id: bigint; sign: number; first: bigint; last: bigint }>(sql`
    select id, case normal_side when 'credit' then 1 else -1 end as sign,
      case when ${options.from ?? null}::timestamptz is null then 0
        else ledger.version_before(id, ${options.from ?? null}) end as first,
      case when ${options.to ?? null}::timestamptz is null then version
        else ledger.version_before(id, ${options.to ?? null}) end as last
    from ledger.account
    where code = ${ref.code} and owner = ${ownerColumn(ref.owner)} and currency = ${ref.currency}`)
  if (account === undefined)
    throw new Error(`no account ${ref.code} of ${ref.owner ?? 'the operator'} in ${ref.currency} is open`)
  const after = options.after !== undefined && options.after > account.first ? options.after : account.first
  const rows = await tx.many<StatementRow>(sql`
    select line.version, line.journal_id as journal, line.position as leg, journal.kind, journal.subject, journal.reason,
      journal.effective_at as "effectiveAt", line.recorded_at as "recordedAt", transfer.action, line.side,
      line.posted_minor as "postedMinor", line.pending_minor as "pendingMinor",
      line.posted_after * ${account.sign}::int as "balanceMinor",
      line.debits_pending_after as "pendingDebitMinor", line.credits_pending_after as "pendingCreditMinor",
      counter.code as counter_code, counter.owner as counter_owner, counter.currency as counter_currency
    from (
      select * from ledger.entry
      where account_id = ${account.id} and version > ${after} and version <= ${account.last}
      order by version limit ${options.limit}
    ) as line
    join ledger.journal on journal.id = line.journal_id
    join ledger.transfer on transfer.journal_id = line.journal_id and transfer.position = line.position
    join ledger.account counter
      on counter.id = case line.side when 'debit' then transfer.credit_account else transfer.debit_account end
    order by line.version`)
  const lines = rows.map(({ counter_code, counter_owner, counter_currency, ...line }) => ({
    ...line,
    counter: { code: counter_code, owner: ownerOf(counter_owner), currency: counter_currency },
  }))
  const last = lines.at(-1)?.version
  return { lines, next: last !== undefined && last < account.last ? last : undefined }
}
