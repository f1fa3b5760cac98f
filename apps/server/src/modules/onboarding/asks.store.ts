import { sql } from '@puente/postgres'
import type { RegistryResult } from '../../partners/registry.ts'
import type { Work } from '../../platform/work.ts'
import { attemptRules } from './application.ts'

/** For so long a file that is being asked about is left alone: a crash only delays it. */
const LEASE_MS = 30_000

/** A file about which the registry has to be asked, and how often it was asked before. */
export interface DueAsk {
  readonly id: string
  readonly submission: number
  readonly asks: number
}

/** Takes files that are due to be asked about, for half a minute of real time. */
export async function takeDueAsks(work: Work, limit: number): Promise<DueAsk[]> {
  return work.tx.many<DueAsk>(sql`
    update onboarding.application a
    set asks = a.asks + 1, due_at = ${new Date(work.realNow.getTime() + LEASE_MS)}
    from (select id from onboarding.application where status = 'submitted' and due_at <= ${work.realNow}
          order by due_at, id limit ${limit} for update skip locked) as due
    where a.id = due.id
    returning a.id, a.submission, a.asks`)
}

/** Nobody answered: this submission is asked about again at that moment. */
export async function askAgainAt(work: Work, { id, submission }: DueAsk, at: Date): Promise<void> {
  await work.tx.run(sql`
    update onboarding.application set due_at = ${at}
    where id = ${id} and submission = ${submission} and status = 'submitted'`)
}

/** What an attempt came to: the registry's answer, or that the RUT is another account's. */
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

/** How many attempts count against a file at this moment. */
export async function countedAttempts(work: Work, applicationId: string, from: Date): Promise<number> {
  const since = Math.max(from.getTime(), work.realNow.getTime() - attemptRules.withinMs)
  const row = await work.tx.one<{ count: bigint }>(sql`
    select count(*) from onboarding.attempt
    where application_id = ${applicationId} and at > ${new Date(since)} and result <> 'match'`)
  return Number(row.count)
}

/** The latest attempts of a file, the newest first. */
export async function attemptsOf(
  work: Work,
  applicationId: string,
): Promise<{ readonly at: Date; readonly result: AttemptResult }[]> {
  return work.tx.many(sql`
    select at, result from onboarding.attempt where application_id = ${applicationId}
    order by submission desc limit 50`)
}
