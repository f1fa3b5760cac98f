import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** Stores how long the first answer took, in minutes of office hours. */
export async function setFirstAnswer(work: Work, id: Id<'thread'>, minutes: number): Promise<void> {
  await work.tx.run(sql`
    update support.thread set first_answer_at = ${work.now}, first_answer_minutes = ${minutes} where id = ${id}`)
}

/** The first answers since an instant, complaints excluded: their number, median and ninth decile in minutes. */
export const firstAnswers = (
  work: Work,
  since: Date,
): Promise<{ readonly count: number; readonly half: number | null; readonly most: number | null }> =>
  work.tx.one(sql`
    select count(*)::integer as count,
           percentile_disc(0.5) within group (order by first_answer_minutes) as half,
           percentile_disc(0.9) within group (order by first_answer_minutes) as most
    from support.thread
    where first_answer_at is not null and kind <> 'complaint' and first_answer_at > ${since}`)
