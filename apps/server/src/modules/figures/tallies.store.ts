import type { TransferState } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Days } from './period.ts'

/** A sum of facts with the same two words; `figures.hourly_tally` states what they are of each kind. */
export interface TallyRow {
  readonly about: string
  readonly detail: string
  readonly count: bigint
}

/** The facts of one kind in a period. */
export const tallies = (work: Work, kind: string, { from, to }: Days): Promise<TallyRow[]> =>
  work.tx.many(sql`
    select about, detail, sum(count)::bigint as count from figures.daily_tally
    where kind = ${kind} and day between ${from}::date and ${to}::date group by about, detail`)

/** The facts of one kind in a period, by day. */
export const talliesByDay = (
  work: Work,
  kind: string,
  { from, to }: Days,
): Promise<(TallyRow & { readonly day: string })[]> =>
  work.tx.many(sql`
    select day::text as day, about, detail, sum(count)::bigint as count from figures.daily_tally
    where kind = ${kind} and day between ${from}::date and ${to}::date group by day, about, detail`)

/** Calls to partners in a period, by outcome and class of duration. */
export const calls = (
  work: Work,
  { from, to }: Days,
): Promise<(TallyRow & { readonly durationClass: number })[]> =>
  work.tx.many(sql`
    select about, detail, duration_class, sum(count)::bigint as count from figures.daily_tally
    where kind = 'call' and day between ${from}::date and ${to}::date group by about, detail, duration_class`)

/** How many orders of a corridor stand in a state. */
export interface StandingRow {
  readonly corridorId: string
  readonly state: TransferState
  readonly count: bigint
}

/** The orders by corridor and state at the end of a day, or at the last count before it. */
export const standingAt = (work: Work, day: string): Promise<StandingRow[]> =>
  work.tx.many(sql`
    select corridor_id, state, count from figures.standing
    where day = (select max(day) from figures.standing where day <= ${day}::date)`)

/** The version of the watch lists that answered last, with its first and last day; of several on a day the newest. */
export const listsInUse = (
  work: Work,
): Promise<{ readonly version: string; readonly since: string; readonly lastOn: string } | undefined> =>
  work.tx.maybe<{ version: string; since: string; lastOn: string }>(sql`
    select about as version, coalesce(min(day)::text, '') as since, coalesce(max(day)::text, '') as last_on
    from figures.daily_tally where kind = 'screening' group by about order by max(day) desc, min(day) desc limit 1`)

/** The newest replay of the books. */
export const newestReplay = (work: Work): Promise<{ beganAt: Date; faults: number } | undefined> =>
  work.tx.maybe<{ beganAt: Date; faults: number }>(
    sql`select began_at, faults from evidence.v_replay order by began_at desc limit 1`,
  )
