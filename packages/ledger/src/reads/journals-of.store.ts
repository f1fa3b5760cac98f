import { sql, type Sql } from '@puente/postgres'
import { ownerOf, type AccountRef } from '../account.ts'
import { plainArray } from '../array-literal.ts'
import type { LedgerWork } from '../journal.ts'
import type { Action } from './statement.store.ts'

/** One recorded leg. */
export interface RecordedLeg {
  readonly leg: number
  readonly action: Action
  readonly debit: AccountRef
  readonly credit: AccountRef
  /** For a post the amount moved; for a void the amount released. */
  readonly amountMinor: bigint
  readonly currency: string
  /** The pending transfer that the leg opened or ended. */
  readonly pending: string | null
  /** The state of the pending transfer that the leg opened. */
  readonly pendingState: 'open' | 'posted' | 'voided' | null
  readonly timeoutAt: Date | null
}

export interface RecordedJournal {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly reason: string | null
  readonly effectiveAt: Date
  readonly recordedAt: Date
  readonly legs: RecordedLeg[]
}

type Row = Omit<RecordedJournal, 'legs'> &
  Omit<RecordedLeg, 'debit' | 'credit'> & {
    readonly debitCode: string
    readonly debitOwner: string
    readonly creditCode: string
    readonly creditOwner: string
  }

/** The money trail of one subject: its journals in the order of recording, with their legs. */
export const journalsOf = (work: Pick<LedgerWork, 'tx'>, subject: string): Promise<RecordedJournal[]> =>
  journalsWhere(work, sql`journal.subject = ${subject}`)

/** These journals in the order of recording, with their legs. An id without a journal is left out. */
export const journalsById = (
  work: Pick<LedgerWork, 'tx'>,
  ids: readonly string[],
): Promise<RecordedJournal[]> => journalsWhere(work, sql`journal.id = any (${plainArray(ids)}::uuid[])`)

async function journalsWhere({ tx }: Pick<LedgerWork, 'tx'>, condition: Sql): Promise<RecordedJournal[]> {
  const rows = await tx.many<Row>(sql`
    select journal.id, journal.kind, journal.subject, journal.reason,
      journal.effective_at, journal.recorded_at,
      transfer.position as leg, transfer.action, transfer.amount_minor, transfer.currency,
      transfer.pending_id as pending, transfer.timeout_at,
      case when transfer.action <> 'pending' then null when resolution.outcome = 'post' then 'posted'
        when resolution.outcome = 'void' then 'voided' else 'open' end as pending_state,
      debit.code as debit_code, debit.owner as debit_owner, credit.code as credit_code, credit.owner as credit_owner
    from ledger.journal
    join ledger.transfer on transfer.journal_id = journal.id
    join ledger.account debit on debit.id = transfer.debit_account
    join ledger.account credit on credit.id = transfer.credit_account
    left join ledger.resolution on resolution.pending_id = transfer.pending_id
    where ${condition}
    order by journal.sequence, transfer.position`)
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((of) => {
    const [first] = of
    if (first === undefined) return []
    const { id, kind, reason, effectiveAt, recordedAt } = first
    return [{ id, kind, subject: first.subject, reason, effectiveAt, recordedAt, legs: of.map(asLeg) }]
  })
}

function asLeg(row: Row): RecordedLeg {
  const { leg, action, amountMinor, currency, pending, pendingState, timeoutAt } = row
  return {
    leg,
    action,
    debit: { code: row.debitCode, owner: ownerOf(row.debitOwner), currency },
    credit: { code: row.creditCode, owner: ownerOf(row.creditOwner), currency },
    amountMinor,
    currency,
    pending,
    pendingState,
    timeoutAt,
  }
}
