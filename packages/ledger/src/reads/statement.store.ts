import { sql, type Sql } from '@puente/postgres'
import { ownerColumn, ownerOf, type AccountRef } from '../account.ts'
import type { LedgerWork } from '../journal.ts'

export type Action = 'posted' | 'pending' | 'post' | 'void'

/** One side of one transfer on an account. Balances are on the account's normal side. */
export interface StatementLine {
  /** Numbers the account's lines from 1 without a gap. Also the cursor of the next page. */
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
  /** The amount posted on its side; 0 for opening or voiding a pending transfer. */
  readonly postedMinor: bigint
  /** The change of the pending amount on its side; negative when a pending transfer ends. */
  readonly pendingMinor: bigint
  readonly balanceMinor: bigint
  readonly pendingDebitMinor: bigint
  readonly pendingCreditMinor: bigint
  /** The account on the other side. */
  readonly counter: AccountRef
}

export interface StatementOptions {
  /** The version of the last line of the previous page. */
  readonly after?: bigint
  readonly limit: number
  /** Recorded at or after this. */
  readonly from?: Date
  /** Recorded before this. */
  readonly to?: Date
  /** Default: oldest first. */
  readonly order?: 'oldest' | 'newest'
}

export interface StatementPage {
  readonly lines: StatementLine[]
  /** The `after` of the next page; undefined on the last page. */
  readonly next: bigint | undefined
  /** The balance before the first line of the whole range, and after its last line. */
  readonly openingMinor: bigint
  readonly closingMinor: bigint
  /** The number of lines in the whole range. */
  readonly count: bigint
}

interface Range {
  readonly id: bigint
  readonly sign: number
  readonly first: bigint
  readonly last: bigint
  readonly opening: bigint
  readonly closing: bigint
}

type StatementRow = Omit<StatementLine, 'counter'> & {
  readonly counterCode: string
  readonly counterOwner: string
  readonly counterCurrency: string
}

/**
 * The version range between two instants with its opening and closing balance. Throws for an account that was never
 * opened.
 */
async function rangeOf(
  { tx }: Pick<LedgerWork, 'tx'>,
  ref: AccountRef,
  { from, to }: Pick<StatementOptions, 'from' | 'to'>,
): Promise<Range> {
  const range = await tx.maybe<Range>(sql`
    select named.id, sign, first, last, coalesce(before.posted_after, 0) * sign as opening,
      coalesce(final.posted_after, 0) * sign as closing
    from (
      select id, case normal_side when 'credit' then 1 else -1 end as sign,
        case when ${from ?? null}::timestamptz is null then 0 else ledger.version_before(id, ${from ?? null}) end as first,
        case when ${to ?? null}::timestamptz is null then version else ledger.version_before(id, ${to ?? null}) end as last
      from ledger.account
      where code = ${ref.code} and owner = ${ownerColumn(ref.owner)} and currency = ${ref.currency}
    ) as named
    left join ledger.entry before on before.account_id = named.id and before.version = named.first
    left join ledger.entry final on final.account_id = named.id and final.version = named.last`)
  if (range === undefined)
    throw new Error(`no account ${ref.code} of ${ref.owner ?? 'the operator'} in ${ref.currency} is open`)
  return range
}

/** The versions on one page, as a range of the account's key. */
function pageKeys({ id, first, last }: Range, { after, limit, order = 'oldest' }: StatementOptions): Sql {
  if (order === 'newest') {
    const below = after === undefined || after > last ? last : after - 1n
    return sql`select * from ledger.entry
      where account_id = ${id} and version > ${first} and version <= ${below} order by version desc limit ${limit}`
  }
  const above = after !== undefined && after > first ? after : first
  return sql`select * from ledger.entry
    where account_id = ${id} and version > ${above} and version <= ${last} order by version limit ${limit}`
}

/**
 * One page of an account's lines, read as one key range. Lines of an account without a floor appear once
 * `foldBalances` has numbered them, shortly after posting.
 */
export async function statement(
  work: Pick<LedgerWork, 'tx'>,
  ref: AccountRef,
  options: StatementOptions,
): Promise<StatementPage> {
  const range = await rangeOf(work, ref, options)
  const isNewest = options.order === 'newest'
  const rows = await work.tx.many<StatementRow>(sql`
    select line.version, line.journal_id as journal, line.position as leg, journal.kind, journal.subject, journal.reason,
      journal.effective_at, line.recorded_at, transfer.action, line.side,
      line.posted_minor, line.pending_minor,
      line.posted_after * ${range.sign}::int as balance_minor,
      line.debits_pending_after as pending_debit_minor, line.credits_pending_after as pending_credit_minor,
      counter.code as counter_code, counter.owner as counter_owner, counter.currency as counter_currency
    from (${pageKeys(range, options)}) as line
    join ledger.journal on journal.id = line.journal_id
    join ledger.transfer on transfer.journal_id = line.journal_id and transfer.position = line.position
    join ledger.account counter
      on counter.id = case line.side when 'debit' then transfer.credit_account else transfer.debit_account end
    order by line.version * ${isNewest ? -1 : 1}::int`)
  const lines = rows.map(({ counterCode, counterOwner, counterCurrency, ...line }) => ({
    ...line,
    counter: { code: counterCode, owner: ownerOf(counterOwner), currency: counterCurrency },
  }))
  const end = lines.at(-1)?.version
  const goesOn = end !== undefined && (isNewest ? end > range.first + 1n : end < range.last)
  return {
    lines,
    next: goesOn ? end : undefined,
    openingMinor: range.opening,
    closingMinor: range.closing,
    count: range.last > range.first ? range.last - range.first : 0n,
  }
}
