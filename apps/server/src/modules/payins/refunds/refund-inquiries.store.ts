import { sql, type Sql } from '@puente/postgres'
import { exists } from '../../../platform/jobs/due.ts'
import type { Due } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'
import { soon } from './refunds.store.ts'

/** Schedules the next inquiry about this ended refund in 3 s. */
export async function inquireSoon(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update payins.refund set look_at = ${soon(work)} where id = ${id}`)
}

const isDue = (now: Date): Sql => sql`status in ('rejected', 'replaced', 'cancelled') and look_at <= ${now}`

/** The condition of the job of inquiries. */
export const inquiriesAreDue: Due = ({ now }) => exists(sql`payins.refund`, isDue(now))

/** Ended, unsettled refunds whose inquiry is due. Leases them for 15 minutes. */
export async function takeDueInquiries(work: Work, limit: number): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    update payins.refund r set look_at = ${work.now}::timestamptz + interval '15 minutes'
    from (select id from payins.refund
          where ${isDue(work.now)}
          order by look_at, id limit ${limit} for update skip locked) as due
    where r.id = due.id returning r.id`)
  return rows.map(({ id }) => id)
}

/**
 * Schedules the next inquiry: in 3 s for a refund that awaits a second answer; otherwise in one day, until
 * `lookBackDays` after the order.
 */
export async function scheduleInquiry(work: Work, id: string, lookBackDays: number): Promise<void> {
  await work.tx.run(sql`
    update payins.refund
    set look_at = case when said is not null then ${soon(work)}
                       when created_at + make_interval(days => ${lookBackDays}) > ${work.now}
                       then ${work.now}::timestamptz + interval '1 day' end
    where id = ${id} and status in ('rejected', 'replaced', 'cancelled')`)
}
