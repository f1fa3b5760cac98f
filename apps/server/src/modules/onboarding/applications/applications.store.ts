import type { ApplicationAsk, WaitingCause, Id, WaitOrder } from '@puente/contract'
import { empty, sql, type Sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import type { Application, ApplicationFile, InnerStatus } from './application.ts'

const FILE = 'onboarding.application.file'

interface Row {
  id: string
  userId: Id<'user'>
  status: InnerStatus
  file: Buffer
  cause: WaitingCause | null
  submission: number
  submittedAt: Date | null
  waitingSince: Date | null
  attemptsFrom: Date
  asksAgain: ApplicationAsk[]
  reviewDueAt: Date | null
}

const columns = sql`id, user_id, status, file, cause, submission, submitted_at, waiting_since, attempts_from,
  asks_again, review_due_at`

const toApplication = (work: Work, row: Row): Application => ({
  id: row.id,
  userId: row.userId,
  status: row.status,
  file: JSON.parse(work.vault.decrypt(FILE, row.file, row.id)) as ApplicationFile,
  submission: row.submission,
  attemptsFrom: row.attemptsFrom,
  asksAgain: row.asksAgain,
  ...(row.reviewDueAt === null ? {} : { reviewDueAt: row.reviewDueAt }),
  ...(row.cause === null ? {} : { cause: row.cause }),
  ...(row.submittedAt === null ? {} : { submittedAt: row.submittedAt }),
  ...(row.waitingSince === null ? {} : { waitingSince: row.waitingSince }),
})

const applicationWhere = async (work: Work, condition: Sql): Promise<Application | undefined> => {
  const row = await work.tx.maybe<Row>(sql`select ${columns} from onboarding.application where ${condition}`)
  return row && toApplication(work, row)
}

/** Inserts the application of a customer. Idempotent. */
export async function insertApplication(
  work: Work,
  { id, userId, file }: Pick<Application, 'id' | 'userId' | 'file'>,
): Promise<void> {
  await work.tx.run(sql`
    insert into onboarding.application (id, user_id, status, file, open_since, changed_at)
    values (${id}, ${userId}, 'draft', ${(await work.vault.of(userId)).encrypt(FILE, JSON.stringify(file), id)}, ${work.now}, ${work.now})
    on conflict (id) do nothing`)
}

export const applicationFor = (work: Work, id: string): Promise<Application | undefined> =>
  applicationWhere(work, sql`id = ${id}`)

/** The application, locked until the work ends. */
export const lockApplication = (work: Work, id: string): Promise<Application | undefined> =>
  applicationWhere(work, sql`id = ${id} for update`)

export async function setFile(
  work: Work,
  { id, userId }: Pick<Application, 'id' | 'userId'>,
  file: ApplicationFile,
): Promise<void> {
  await work.tx.run(sql`
    update onboarding.application
    set file = ${(await work.vault.of(userId)).encrypt(FILE, JSON.stringify(file), id)}, changed_at = ${work.now} where id = ${id}`)
}

/** Marks the application as submitted and due for the registry check now. */
export async function setSubmitted(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update onboarding.application
    set status = 'submitted', submission = submission + 1, submitted_at = ${work.now}, due_at = ${work.realNow},
        asks = 0, asks_again = '{}', review_due_at = null, changed_at = ${work.now}
    where id = ${id}`)
}

export async function setStatus(work: Work, id: string, status: 'confirmed' | 'refused'): Promise<void> {
  await work.tx.run(sql`
    update onboarding.application set status = ${status}, due_at = null, changed_at = ${work.now}
    where id = ${id}`)
}

/** Reopens the application for the person, with the parts that staff request to be checked. */
export async function setReopened(
  work: Work,
  id: string,
  asksAgain: readonly ApplicationAsk[],
): Promise<void> {
  await work.tx.run(sql`
    update onboarding.application
    set status = 'not-confirmed', open_since = ${work.now}, asks_again = ${asksAgain}::text[], due_at = null,
        changed_at = ${work.now}
    where id = ${id}`)
}

/** Hands the application to staff. With `screenAt` its name is screened from that instant, because it was not yet. */
export async function setWithStaff(
  work: Work,
  id: string,
  cause: WaitingCause,
  { answerBy, screenAt }: { readonly answerBy: Date; readonly screenAt?: Date | undefined },
): Promise<void> {
  await work.tx.run(sql`
    update onboarding.application
    set status = 'with-staff', cause = ${cause}, waiting_since = ${work.now}, review_due_at = ${answerBy},
        due_at = ${screenAt ?? null}, changed_at = ${work.now}
    where id = ${id}`)
}

/** Earlier attempts no longer count from now on. */
export async function resetAttempts(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update onboarding.application set attempts_from = ${work.realNow} where id = ${id}`)
}

const bySince = ({ waitingSince, id }: Application): Key => [waitingSince?.toISOString() ?? '', id]

/** The orders of waiting applications by since when they wait. */
export const applicationOrders: Readonly<Record<WaitOrder, RowOrder<Application>>> = {
  oldest: {
    by: sql`waiting_since, id`,
    after: ([key, one]) => sql`(waiting_since, id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: bySince,
  },
  newest: {
    by: sql`waiting_since desc, id desc`,
    after: ([key, one]) => sql`(waiting_since, id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: bySince,
  },
}

/** Applications that wait for staff in an order, starting after one of them. */
export async function waitingApplications(
  work: Work,
  after: Key | undefined,
  limit: number,
  order: RowOrder<Application>,
): Promise<Application[]> {
  const beyond = after === undefined ? empty : sql`and ${order.after(after)}`
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from onboarding.application
    where status = 'with-staff' ${beyond}
    order by ${order.by} limit ${limit}`)
  return rows.map((row) => toApplication(work, row))
}
