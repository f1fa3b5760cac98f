import { sql, type Sql } from '@puente/postgres'
import { exists } from '../../platform/jobs/due.ts'
import type { Due } from '../../platform/jobs/jobs.ts'
import type { Work } from '../../platform/work.ts'
import type { PayoutStatus } from './payout.ts'
import { soon } from './payouts.store.ts'

/** Schedules the next inquiry about this ended payout in 3 s. */
export async function inquireSoon(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update payouts.payout set look_at = ${soon(work)} where id = ${id}`)
}

/** An ended payout, and whether it awaits a second answer. */
export interface Ended {
  readonly id: string
  readonly status: PayoutStatus
  readonly isDoubted: boolean
}

const isDue = (now: Date): Sql => sql`status in ('credited', 'rejected', 'returned') and look_at <= ${now}`

/** The condition of the job of inquiries. */
export const inquiriesAreDue: Due = ({ now }) => exists(sql`payouts.payout`, isDue(now))

/** Ended payouts whose inquiry is due. Leases them for 15 minutes. */
export async function takeDueInquiries(work: Work, limit: number): Promise<Ended[]> {
  return work.tx.many(sql`
    update payouts.payout p set look_at = ${work.now}::timestamptz + interval '15 minutes'
    from (select id from payouts.payout
          where ${isDue(work.now)}
          order by look_at, id limit ${limit} for update skip locked) as due
    where p.id = due.id returning p.id, p.status, p.said is not null as is_doubted`)
}

/**
 * Schedules the next inquiry: in 3 s for a payout that awaits a second answer; otherwise in one day, until
 * `lookBackDays` after its end.
 */
export async function scheduleInquiry(
  work: Work,
  ids: readonly string[],
  lookBackDays: number,
): Promise<void> {
  await work.tx.run(sql`
    update payouts.payout
    set look_at = case when said is not null then ${soon(work)}
                       when coalesce(credited_at, changed_at) + make_interval(days => ${lookBackDays}) > ${work.now}
                       then ${work.now}::timestamptz + interval '1 day' end
    where id = any(${ids}::uuid[]) and status in ('credited', 'rejected', 'returned')`)
}
