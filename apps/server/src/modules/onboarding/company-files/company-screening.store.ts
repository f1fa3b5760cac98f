import { sql, type Sql } from '@puente/postgres'
import { exists } from '../../../platform/jobs/due.ts'
import type { Due } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'

/** Lease of an application while it is screened. A crash only delays the screening. */
const LEASE_MS = 30_000

/** A company's application whose people have to be screened. */
export interface DueScreening {
  readonly id: string
  readonly submission: number
  readonly screens: number
}

const isDue = (realNow: Date): Sql => sql`screen_at <= ${realNow}`

/** The condition of the job that screens companies. */
export const companiesAreDue: Due = ({ realNow }) => exists(sql`onboarding.company_file`, isDue(realNow))

/** Leases applications that are due for screening, for half a minute of real time. */
export const leaseDueCompanies = (work: Work, limit: number): Promise<DueScreening[]> =>
  work.tx.many<DueScreening>(sql`
    update onboarding.company_file f
    set screens = f.screens + 1, screen_at = ${new Date(work.realNow.getTime() + LEASE_MS)}
    from (select id from onboarding.company_file where ${isDue(work.realNow)}
          order by screen_at, id limit ${limit} for update skip locked) as due
    where f.id = due.id
    returning f.id, f.submission, f.screens`)

/** Schedules the next screening of this submission, because the service did not answer. */
export async function scheduleScreening(
  work: Work,
  { id, submission }: DueScreening,
  at: Date,
): Promise<void> {
  await work.tx.run(sql`
    update onboarding.company_file set screen_at = ${at}
    where id = ${id} and submission = ${submission} and screen_at is not null`)
}

/** Stores the verdict of a screening that staff requested, and ends the scheduled one. */
export async function replaceVerdict(work: Work, id: string, verdict: 'clear' | 'hit'): Promise<void> {
  await work.tx.run(sql`
    update onboarding.company_file set verdict = ${verdict}, screen_at = null
    where id = ${id} and status = 'submitted'`)
}

/** Stores the verdict for this submission. False when it is no longer the waiting one. */
export async function setVerdict(
  work: Work,
  { id, submission }: DueScreening,
  verdict: 'clear' | 'hit',
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update onboarding.company_file set verdict = ${verdict}, screen_at = null
    where id = ${id} and submission = ${submission} and status = 'submitted' and verdict is null`)
  return rows === 1
}
