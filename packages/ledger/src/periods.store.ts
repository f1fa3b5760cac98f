import { sql } from '@puente/postgres'
import type { LedgerWork } from './journal.ts'

/** A change of what is closed: who decided it, and why. */
export interface PeriodDecision {
  /** Who decided, as the caller names people. */
  readonly actor: string
  readonly reason: string
}

/** `not-over-yet`: the period would reach into what is still to come. */
export type PeriodVerdict = 'done' | 'same-again' | 'already-closed' | 'not-over-yet'

/** `not-closed`: what should open again was never closed. */
export type CorrectVerdict = 'done' | 'same-again' | 'not-closed'

/** One row of the history of periods, which nobody changes. */
export interface PeriodChange extends PeriodDecision {
  readonly action: 'close' | 'correct'
  /** Everything effective before it was closed from then on; null when nothing was. */
  readonly closedBefore: Date | null
  readonly recordedAt: Date
}

/**
 * Closes everything effective before `closedBefore`: from then on such a journal is `period-closed`. Waits for every
 * posting under way, so let it be alone in its work. Nobody takes it back; `correctPeriods` writes a later row.
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

/** Opens what is effective at or after `closedBefore` again, by one more row; null opens everything. */
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

/** Every close and correction, the last first: the first says what is closed now. */
export const periodChanges = ({ tx }: Pick<LedgerWork, 'tx'>): Promise<PeriodChange[]> =>
  tx.many(sql`
    select action, closed_before as "closedBefore", actor, reason, recorded_at as "recordedAt"
    from ledger.period_change order by sequence desc`)

/** What is closed, held as it is until the work ends. */
export async function holdPeriods({ tx }: Pick<LedgerWork, 'tx'>): Promise<Date | null> {
  const { closed } = await tx.one<{ closed: Date | null }>(sql`select ledger.hold_periods() as closed`)
  return closed
}
