import type { RetentionClass } from '@puente/contract/staff'
import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** A run over all customers. A dry run only counts. */
export interface Run {
  readonly id: string
  readonly mode: 'nightly' | 'dry'
  readonly askedBy: string | undefined
  readonly beganAt: Date
  /** The last customer that was processed. */
  readonly after: string | undefined
  readonly customers: number
  /** Customers whose erasure failed; the next run tries again. */
  readonly failed: number
  readonly endedAt: Date | undefined
}

/** What a run erased or would erase of a class. */
export interface RunCount {
  readonly runId: string
  readonly dataClass: string
  readonly rows: bigint
  readonly customers: number
}

const columns = sql`id, mode, asked_by, began_at, after, customers, failed, ended_at`

/** The runs that have not ended, the oldest first. */
export async function openRuns(work: Work): Promise<Run[]> {
  const rows = await work.tx.many<Stored<Run>>(sql`
    select ${columns} from retention.run where ended_at is null order by began_at, id`)
  return rows.map((row) => fromStored(row))
}

/** The newest runs of a mode. */
export async function newestRuns(work: Work, mode: Run['mode'], limit: number): Promise<Run[]> {
  const rows = await work.tx.many<Stored<Run>>(sql`
    select ${columns} from retention.run where mode = ${mode} order by began_at desc, id desc limit ${limit}`)
  return rows.map((row) => fromStored(row))
}

/** Begins a run, unless one of its mode is open. */
export async function beginRun(work: Work, mode: Run['mode'], askedBy: string | undefined): Promise<boolean> {
  const begun = await work.tx.run(sql`
    insert into retention.run (id, mode, asked_by, began_at)
    values (${work.id()}, ${mode}, ${askedBy ?? null}, ${work.now})
    on conflict (mode) where ended_at is null do nothing`)
  return begun === 1
}

/** Locks a run and returns it; undefined once it has ended. */
export async function lockRun(work: Work, id: string): Promise<Run | undefined> {
  const row = await work.tx.maybe<Stored<Run>>(sql`
    select ${columns} from retention.run where id = ${id} and ended_at is null for update`)
  return row && fromStored(row)
}

/** Records that a customer was processed, or that it failed. */
export async function recordCustomer(
  work: Work,
  id: string,
  customerId: Id<'customer'>,
  failed: boolean,
): Promise<void> {
  await work.tx.run(sql`
    update retention.run set after = ${customerId}, customers = customers + 1, failed = failed + ${failed ? 1 : 0}
    where id = ${id}`)
}

/** Adds rows of a class to a run, and the customers that they belong to. */
export async function addCount(
  work: Work,
  runId: string,
  dataClass: RetentionClass,
  added: { readonly rows: number; readonly customers: number },
): Promise<void> {
  await work.tx.run(sql`
    insert into retention.count (run_id, data_class, rows, customers)
    values (${runId}, ${dataClass}, ${added.rows}, ${added.customers})
    on conflict (run_id, data_class) do update
    set rows = count.rows + excluded.rows, customers = count.customers + excluded.customers`)
}

export async function endRun(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update retention.run set ended_at = ${work.now} where id = ${id} and ended_at is null`)
}

/** The counts of these runs. */
export const countsOf = (work: Work, runIds: readonly string[]): Promise<RunCount[]> =>
  work.tx.many<RunCount>(sql`
    select run_id, data_class, rows, customers from retention.count where run_id = any(${runIds}::uuid[])`)
