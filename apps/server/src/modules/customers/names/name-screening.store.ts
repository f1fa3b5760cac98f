import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

const ASKED = 'customers.name_request.name'

/** Lease of a name while it is screened. A crash only delays the screening. */
const LEASE_MS = 30_000

/** A name that has to be screened, and the number of attempts. */
export interface DueName {
  readonly id: string
  readonly customerId: Id<'customer'>
  readonly kind: 'person' | 'company'
  readonly name: string
  readonly screens: number
}

/** Leases names that are due for screening, for half a minute of real time. */
export async function leaseDueNames(work: Work, limit: number): Promise<DueName[]> {
  const rows = await work.tx.many<Omit<DueName, 'name'> & { name: Buffer }>(sql`
    update customers.name_request r
    set screens = r.screens + 1, screen_at = ${new Date(work.realNow.getTime() + LEASE_MS)}
    from (select n.id, c.kind from customers.name_request n join customers.customer c on c.id = n.customer_id
          where n.screen_at <= ${work.realNow} order by n.screen_at, n.id limit ${limit}
          for update of n skip locked) as due
    where r.id = due.id
    returning r.id, r.customer_id, due.kind, r.name, r.screens`)
  return rows.map((row) => ({ ...row, name: work.vault.decrypt(ASKED, row.name, row.customerId) }))
}

/** Schedules the next attempt, because the screening service did not answer. */
export async function scheduleNameScreening(work: Work, id: string, at: Date): Promise<void> {
  await work.tx.run(sql`
    update customers.name_request set screen_at = ${at} where id = ${id} and screen_at is not null`)
}

/** Stores the verdict of a screening that staff requested, and ends the scheduled one. */
export async function replaceNameVerdict(work: Work, id: string, verdict: 'clear' | 'hit'): Promise<void> {
  await work.tx.run(sql`
    update customers.name_request set verdict = ${verdict}, screen_at = null
    where id = ${id} and decision is null`)
}

/** Stores the verdict of the screening. False when there was one, or the request has ended. */
export async function setNameVerdict(work: Work, id: string, verdict: 'clear' | 'hit'): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update customers.name_request set verdict = ${verdict}, screen_at = null
    where id = ${id} and verdict is null and decision is null`)
  return rows === 1
}
