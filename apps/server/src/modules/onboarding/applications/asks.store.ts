import type { Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { RegistryResult } from '../../../partners/registry.ts'
import { exists } from '../../../platform/jobs/due.ts'
import type { Due } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'
import { attemptRules } from './application.ts'

/** Lease of an application while it is checked. A crash only delays the check. */
const LEASE_MS = 30_000

/** An application that has to be checked at the registry, and the number of attempts. */
export interface DueCheck {
  readonly id: string
  readonly submission: number
  readonly asks: number
}

const isDueIn = (status: 'submitted' | 'with-staff', realNow: Date): Sql =>
  sql`status = ${status} and due_at <= ${realNow}`

/** The condition of a job about applications in this status: the check of their identity, or the screening. */
export const applicationsAreDue =
  (status: 'submitted' | 'with-staff'): Due =>
  ({ realNow }) =>
    exists(sql`onboarding.application`, isDueIn(status, realNow))

/** Leases applications that are due for a check, for half a minute of real time. */
export async function leaseDueChecks(work: Work, limit: number): Promise<DueCheck[]> {
  return work.tx.many<DueCheck>(sql`
    update onboarding.application a
    set asks = a.asks + 1, due_at = ${new Date(work.realNow.getTime() + LEASE_MS)}
    from (select id from onboarding.application where ${isDueIn('submitted', work.realNow)}
          order by due_at, id limit ${limit} for update skip locked) as due
    where a.id = due.id
    returning a.id, a.submission, a.asks`)
}

/** Leases applications with staff whose name has to be screened, for half a minute of real time. */
export async function leaseDueScreenings(
  work: Work,
  limit: number,
): Promise<Pick<DueCheck, 'id' | 'submission'>[]> {
  return work.tx.many(sql`
    update onboarding.application a
    set due_at = ${new Date(work.realNow.getTime() + LEASE_MS)}
    from (select id from onboarding.application where ${isDueIn('with-staff', work.realNow)}
          order by due_at, id limit ${limit} for update skip locked) as due
    where a.id = due.id
    returning a.id, a.submission`)
}

/** Ends the screening of this submission. False when it was decided or submitted again meanwhile. */
export async function endScreening(
  work: Work,
  { id, submission }: Pick<DueCheck, 'id' | 'submission'>,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update onboarding.application set due_at = null
    where id = ${id} and submission = ${submission} and status = 'with-staff' and due_at is not null`)
  return rows > 0
}

/** Schedules the next check of this submission, because a partner did not answer. */
export async function scheduleCheck(work: Work, { id, submission }: DueCheck, at: Date): Promise<void> {
  await work.tx.run(sql`
    update onboarding.application set due_at = ${at}
    where id = ${id} and submission = ${submission} and status = 'submitted'`)
}

/** Result of an attempt: the registry's, or that another account has the RUT. */
export type AttemptResult = RegistryResult | 'rut-known'

export async function insertAttempt(
  work: Work,
  applicationId: string,
  submission: number,
  result: AttemptResult,
): Promise<void> {
  await work.tx.run(sql`
    insert into onboarding.attempt (id, application_id, submission, result, at)
    values (${work.id()}, ${applicationId}, ${submission}, ${result}, ${work.realNow})`)
}

/** Keeps an answer that staff requested. It does not count as an attempt of the person. */
export async function insertStaffAttempt(
  work: Work,
  applicationId: string,
  {
    submission,
    result,
    askedBy,
  }: { readonly submission: number; readonly result: RegistryResult; readonly askedBy: Id<'staff'> },
): Promise<void> {
  await work.tx.run(sql`
    insert into onboarding.attempt (id, application_id, submission, result, at, asked_by)
    values (${work.id()}, ${applicationId}, ${submission}, ${result}, ${work.realNow}, ${askedBy})`)
}

/** Number of attempts that count now. */
export async function countedAttempts(work: Work, applicationId: string, from: Date): Promise<number> {
  const since = Math.max(from.getTime(), work.realNow.getTime() - attemptRules.withinMs)
  const row = await work.tx.one<{ count: bigint }>(sql`
    select count(*) from onboarding.attempt
    where application_id = ${applicationId} and at > ${new Date(since)} and result <> 'match'
      and asked_by is null`)
  return Number(row.count)
}

/** The latest attempts of an application, the newest first. */
export async function attemptsOf(
  work: Work,
  applicationId: string,
): Promise<{ readonly at: Date; readonly result: AttemptResult }[]> {
  return work.tx.many(sql`
    select at, result from onboarding.attempt where application_id = ${applicationId}
    order by at desc, id desc limit 50`)
}
