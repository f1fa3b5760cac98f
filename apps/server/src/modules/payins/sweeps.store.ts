import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** One move of earned money from the clients' account to the operator's. Its id is our reference at the bank. */
export interface Sweep {
  readonly id: string
  readonly amountMinor: bigint
  readonly status: 'ready' | 'settled' | 'refused'
  readonly attempts: number
}

interface Row {
  id: string
  amount_minor: bigint
  status: Sweep['status']
  attempts: number
}

const toSweep = ({ amount_minor: amountMinor, ...row }: Row): Sweep => ({ ...row, amountMinor })

const leaseOf = (work: Work) => new Date(work.realNow.getTime() + 30_000)

/** The sweep whose answer is still missing and whose next try is due, taken so that a crash only delays it. */
export async function takeDueSweep(work: Work): Promise<Sweep | undefined> {
  const row = await work.tx.maybe<Row>(sql`
    update payins.sweep s set attempts = s.attempts + 1, due_at = ${leaseOf(work)}
    from (select id from payins.sweep where status = 'ready' and due_at <= ${work.realNow}
          order by due_at limit 1 for update skip locked) as due
    where s.id = due.id returning s.id, s.amount_minor, s.status, s.attempts`)
  return row && toSweep(row)
}

/** Whether a day has had its sweep, or an earlier one is still under way. */
export async function sweepStands(work: Work, day: string): Promise<boolean> {
  const row = await work.tx.one<{ stands: boolean }>(sql`
    select exists (select 1 from payins.sweep where day = ${day} or status = 'ready') as stands`)
  return row.stands
}

/** False when the day has its sweep already. */
export async function insertSweep(
  work: Work,
  sweep: Pick<Sweep, 'id' | 'amountMinor'>,
  day: string,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into payins.sweep (id, day, amount_minor, status, attempts, due_at, created_at)
    values (${sweep.id}, ${day}, ${sweep.amountMinor}, 'ready', 1, ${leaseOf(work)}, ${work.now})
    on conflict (day) do nothing`)
  return rows === 1
}

/** The sweep, locked until the work ends. */
export async function lockSweep(work: Work, id: string): Promise<Sweep> {
  return toSweep(
    await work.tx.one<Row>(
      sql`select id, amount_minor, status, attempts from payins.sweep where id = ${id} for update`,
    ),
  )
}

export async function endSweep(work: Work, id: string, status: 'settled' | 'refused'): Promise<void> {
  await work.tx.run(sql`update payins.sweep set status = ${status}, ended_at = ${work.now} where id = ${id}`)
}

export async function sweepLater(work: Work, id: string, dueAt: Date): Promise<void> {
  await work.tx.run(sql`update payins.sweep set due_at = ${dueAt} where id = ${id}`)
}
