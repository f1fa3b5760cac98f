import { fromStored, sql, type Stored } from '@puente/postgres'
import { claim, type Token } from '../../../platform/data/lease.ts'
import type { Work } from '../../../platform/work.ts'

/** One transfer of earnings from the clients' account to the operator's. Its id is our reference at the bank. */
export interface Sweep {
  readonly id: string
  readonly amountMinor: bigint
  readonly status: 'ready' | 'settled' | 'refused'
  /** Number of takes: the token of the last take. */
  readonly attempts: Token
  /** The bank's reason for refusing it. It takes effect once the bank confirms that it has no such sweep. */
  readonly refusedCode: string | undefined
}

const LEASE_MS = 30_000

/** The sweep without an outcome whose next step is due. Leases it. */
export async function takeDueSweep(work: Work): Promise<Sweep | undefined> {
  const due = {
    table: sql`payins.sweep`,
    columns: sql`id, amount_minor, status, attempts, refused_code`,
    where: sql`status = 'ready'`,
    until: sql`due_at`,
    token: sql`attempts`,
    forMs: LEASE_MS,
  }
  const [row] = await claim<Stored<Sweep>>(work, due, 1)
  return row && fromStored(row)
}

/** Whether a day has its sweep, or an earlier one is under way. */
export async function sweepStands(work: Work, day: string): Promise<boolean> {
  const row = await work.tx.one<{ stands: boolean }>(sql`
    select exists (select 1 from payins.sweep where day = ${day} or status = 'ready') as stands`)
  return row.stands
}

/** Returns false when the day has its sweep already. */
export async function insertSweep(
  work: Work,
  sweep: Pick<Sweep, 'id' | 'amountMinor'>,
  day: string,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into payins.sweep (id, day, amount_minor, status, attempts, due_at, created_at)
    values (${sweep.id}, ${day}, ${sweep.amountMinor}, 'ready', 1,
            ${new Date(work.realNow.getTime() + LEASE_MS)}, ${work.now})
    on conflict (day) do nothing`)
  return rows === 1
}

/** The sweep, locked until the work ends. */
export async function lockSweep(work: Work, id: string): Promise<Sweep> {
  return fromStored(
    await work.tx.one<Stored<Sweep>>(
      sql`select id, amount_minor, status, attempts, refused_code from payins.sweep where id = ${id} for update`,
    ),
  )
}

export async function endSweep(work: Work, id: string, status: 'settled' | 'refused'): Promise<void> {
  await work.tx.run(sql`update payins.sweep set status = ${status}, ended_at = ${work.now} where id = ${id}`)
}

/** Records the bank's first refusal. An inquiry must confirm it. */
export async function noteRefused(work: Work, id: string, code: string, dueAt: Date): Promise<void> {
  await work.tx.run(
    sql`update payins.sweep set refused_code = ${code}, due_at = ${dueAt} where id = ${id} and status = 'ready'`,
  )
}

export async function sweepLater(work: Work, id: string, dueAt: Date): Promise<void> {
  await work.tx.run(sql`update payins.sweep set due_at = ${dueAt} where id = ${id}`)
}

/** The sweeps among these that the books have. */
export async function sweepsNamed(work: Work, ids: readonly string[]): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(
    sql`select id from payins.sweep where id = any(${ids}::uuid[])`,
  )
  return rows.map(({ id }) => id)
}
