import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** Returns false when this alarm was already recorded today. */
export async function firstAlarmOfDay(work: Work, what: string, day: string): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into treasury.alarm (what, day, at) values (${what}, ${day}, ${work.now}) on conflict do nothing`)
  return rows === 1
}

/** Stores the number of overdue sums and since when the oldest waits, for frequent reads. */
export async function keepOverdue(work: Work, count: number, since: Date | undefined): Promise<void> {
  await work.tx.run(sql`
    insert into treasury.overdue (count, since, counted_at) values (${count}, ${since ?? null}, ${work.now})
    on conflict (singleton) do update
    set count = excluded.count, since = excluded.since, counted_at = excluded.counted_at`)
}
