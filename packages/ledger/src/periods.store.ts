import { sql } from '@puente/postgres'
import type { LedgerWork } from './journal.ts'

/** Who changes the closed period, and why. */
export interface PeriodDecision {
  /** The person who decided, as the caller identifies people. */
  readonly actor: string
  readonly reason: string
}

/** `not-over-yet`: the period would end in the future. */
export type PeriodVerdict = 'done' | 'same-again' | 'already-closed' | 'not-over-yet'

/** `not-closed`: the period to reopen is not closed. */
export type CorrectVerdict = 'done' | 'same-again' | 'not-closed'

/** One row of the append-only history of periods. */
export interface PeriodChange extends PeriodDecision {
  readonly action: 'close' | 'correct'
  /** Everything effective before this was closed from then on; null when nothing was. */
  readonly closedBefore: Date | null
  readonly recordedAt: Date
}

/**
 * Closes everything effective before `closedBefore`: journals with an earlier effective date are then refused with
 * `period-closed`. Waits for all concurrent postings, so call it alone in its transaction. The row is permanent;
 * `correctPeriods` adds a later row.
 */
export async function closePeriods(
  { tx, now }: LedgerWork,
  closedBefore: Date,
  { actor, reason }: PeriodDecision,
): Promise<PeriodVerdict> {
  if (closedBefore > now) return 'not-over-yet'
  const { verdict } = await tx.one<{ verdict: PeriodVerdict }>(
    sql`select ledger.change_periods('close', ${closedBefore}, ${actor}, ${reason}, ${now}) as verdict`,
  )
  return verdict
}

/** Reopens everything effective at or after `closedBefore` by adding a row; null reopens everything. */
export async function correctPeriods(
  { tx, now }: LedgerWork,
  closedBefore: Date | null,
  { actor, reason }: PeriodDecision,
): Promise<CorrectVerdict> {
  const { verdict } = await tx.one<{ verdict: CorrectVerdict }>(
    sql`select ledger.change_periods('correct', ${closedBefore}, ${actor}, ${reason}, ${now}) as verdict`,
  )
  return verdict
}

/** Every close and correction, latest first. The first one is in force. */
export const periodChanges = ({ tx }: Pick<LedgerWork, 'tx'>): Promise<PeriodChange[]> =>
  tx.many(sql`
    select action, closed_before, actor, reason, recorded_at
    from ledger.period_change order by sequence desc`)

/** The closed period, locked against changes until the transaction ends. */
export async function lockPeriods({ tx }: Pick<LedgerWork, 'tx'>): Promise<Date | null> {
  const { closed } = await tx.one<{ closed: Date | null }>(sql`select ledger.hold_periods() as closed`)
  return closed
}
