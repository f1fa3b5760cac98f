import type { CompanyFileStatus, WaitOrder } from '@puente/contract'
import { empty, sql, type Sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import { measuredSince, type Measured } from '../../customers/index.ts'
import type { CompanyFile, CompanyApplication, Returned } from './company-file.ts'

const FILE = 'onboarding.company_file.file'
const RETURNED = 'onboarding.company_file.returned'

interface Row {
  id: string
  status: CompanyFileStatus
  file: Buffer | null
  ownersVersion: number
  submission: number
  submittedAt: Date | null
  reviewDueAt: Date | null
  returned: Buffer | null
  verdict: 'clear' | 'hit' | null
}

const columns = sql`id, status, file, owners_version, submission, submitted_at, review_due_at, returned, verdict`

const toFiled = ({ vault }: Work, row: Row): CompanyApplication => ({
  id: row.id,
  status: row.status,
  file: row.file === null ? {} : (JSON.parse(vault.decrypt(FILE, row.file, row.id)) as CompanyFile),
  ownersVersion: row.ownersVersion,
  submission: row.submission,
  returned:
    row.returned === null ? [] : (JSON.parse(vault.decrypt(RETURNED, row.returned, row.id)) as Returned[]),
  ...(row.submittedAt === null ? {} : { submittedAt: row.submittedAt }),
  ...(row.reviewDueAt === null ? {} : { reviewDueAt: row.reviewDueAt }),
  ...(row.verdict === null ? {} : { verdict: row.verdict }),
})

const fileWhere = async (work: Work, condition: Sql): Promise<CompanyApplication | undefined> => {
  const row = await work.tx.maybe<Row>(sql`select ${columns} from onboarding.company_file where ${condition}`)
  return row && toFiled(work, row)
}

/** Inserts the application of a company. Idempotent. */
export async function insertCompanyFile(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    insert into onboarding.company_file (id, status, open_since, changed_at)
    values (${id}, 'draft', ${work.now}, ${work.now}) on conflict (id) do nothing`)
}

export const companyFileFor = (work: Work, id: string): Promise<CompanyApplication | undefined> =>
  fileWhere(work, sql`id = ${id}`)

/** The applications of these companies. */
export const companyFilesOf = async (work: Work, ids: readonly string[]): Promise<CompanyApplication[]> =>
  (
    await work.tx.many<Row>(
      sql`select ${columns} from onboarding.company_file where id = any(${ids}::uuid[])`,
    )
  ).map((row) => toFiled(work, row))

/** The application, locked until the work ends. */
export const lockCompanyFile = (work: Work, id: string): Promise<CompanyApplication | undefined> =>
  fileWhere(work, sql`id = ${id} for update`)

/**
 * Stores the data encrypted, with its unencrypted codes. `ownersVersion` is the version of the people behind the
 * company.
 */
export async function setCompanyFile(
  work: Work,
  id: string,
  file: CompanyFile,
  ownersVersion: number,
): Promise<void> {
  await work.tx.run(sql`
    update onboarding.company_file
    set file = ${(await work.vault.of(id)).encrypt(FILE, JSON.stringify(file), id)}, company_type = ${file.companyType ?? null},
        registry_regime = ${file.registryRegime ?? null}, owners_version = ${ownersVersion}, changed_at = ${work.now}
    where id = ${id}`)
}

/** Marks the application as submitted and due for screening now, with the deadline of staff. */
export async function setCompanySubmitted(work: Work, id: string, dueAt: Date): Promise<void> {
  await work.tx.run(sql`
    update onboarding.company_file
    set status = 'submitted', submission = submission + 1, submitted_at = ${work.now}, review_due_at = ${dueAt},
        returned_sections = '{}', returned = null, verdict = null, screen_at = ${work.realNow}, screens = 0,
        changed_at = ${work.now}
    where id = ${id}`)
}

/** Returns the application to the company with the parts to correct. */
export async function setSentBack(
  work: Work,
  id: string,
  returned: readonly Returned[],
  waited: number,
): Promise<void> {
  const sections = [...new Set(returned.map(({ section }) => section))]
  await work.tx.run(sql`
    update onboarding.company_file
    set status = 'sent-back', open_since = ${work.now}, returned_sections = ${sections}::text[],
        returned = ${(await work.vault.of(id)).encrypt(RETURNED, JSON.stringify(returned), id)}, screen_at = null,
        decided_at = ${work.now}, waited_minutes = ${waited}, changed_at = ${work.now}
    where id = ${id}`)
}

export async function setApproved(work: Work, id: string, waited: number): Promise<void> {
  await work.tx.run(sql`
    update onboarding.company_file
    set status = 'approved', screen_at = null, decided_at = ${work.now}, waited_minutes = ${waited},
        changed_at = ${work.now}
    where id = ${id}`)
}

/** How long the decisions about applications of companies took. */
export async function measuredCompanyFiles(work: Work): Promise<Measured> {
  const { decided, minutes } = await work.tx.one<{ decided: number; minutes: number | null }>(sql`
    select count(waited_minutes)::int as decided,
           percentile_disc(0.9) within group (order by waited_minutes) as minutes
    from onboarding.company_file
    where waited_minutes is not null and decided_at >= ${measuredSince(work)}`)
  return { decided, minutes: minutes ?? undefined }
}

const bySubmission = ({ submittedAt, id }: CompanyApplication): Key => [submittedAt?.toISOString() ?? '', id]

/** The orders of waiting applications of companies by when they were sent. */
export const companyFileOrders: Readonly<Record<WaitOrder, RowOrder<CompanyApplication>>> = {
  oldest: {
    by: sql`submitted_at, id`,
    after: ([key, one]) => sql`(submitted_at, id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: bySubmission,
  },
  newest: {
    by: sql`submitted_at desc, id desc`,
    after: ([key, one]) => sql`(submitted_at, id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: bySubmission,
  },
}

/** Applications of companies that wait for staff in an order, starting after one of them. */
export async function waitingCompanyFiles(
  work: Work,
  after: Key | undefined,
  limit: number,
  order: RowOrder<CompanyApplication>,
): Promise<CompanyApplication[]> {
  const beyond = after === undefined ? empty : sql`and ${order.after(after)}`
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from onboarding.company_file where status = 'submitted' ${beyond}
    order by ${order.by} limit ${limit}`)
  return rows.map((row) => toFiled(work, row))
}
