import type { Id, RaisedLevel, WaitOrder } from '@puente/contract'
import type { LevelDeclaration } from '@puente/contract/customer'
import { empty, fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import { measuredSince, type Measured } from '../../customers/index.ts'
import type { LevelApplication } from './level.ts'

const DECLARED = 'requirements.declaration.declared'
const RETURNED = 'requirements.level_application.returned'

const columns = sql`id, customer_id, level, status, returned, submitted_at, answer_by`

type Row = Stored<Omit<LevelApplication, 'returned'>> & { returned: Buffer | null }

const toApplication = ({ vault }: Work, row: Row): LevelApplication => ({
  ...fromStored(row),
  returned: row.returned === null ? undefined : vault.decrypt(RETURNED, row.returned, row.id),
})

const applicationWhere = async (work: Work, condition: Sql): Promise<LevelApplication | undefined> => {
  const row = await work.tx.maybe<Row>(
    sql`select ${columns} from requirements.level_application where ${condition}`,
  )
  return row && toApplication(work, row)
}

export const applicationFor = (work: Work, id: string): Promise<LevelApplication | undefined> =>
  applicationWhere(work, sql`id = ${id}`)

/** The application, locked until the work ends. */
export const lockApplication = (work: Work, id: string): Promise<LevelApplication | undefined> =>
  applicationWhere(work, sql`id = ${id} for update`)

/** The customer's application that was not granted yet. */
export const openApplicationOf = (
  work: Work,
  customerId: Id<'customer'>,
): Promise<LevelApplication | undefined> =>
  applicationWhere(work, sql`customer_id = ${customerId} and status <> 'granted'`)

/** Opens an application. Idempotent: a customer has at most one that was not granted. */
export async function insertApplication(
  work: Work,
  customerId: Id<'customer'>,
  level: RaisedLevel,
): Promise<void> {
  await work.tx.run(sql`
    insert into requirements.level_application (id, customer_id, level, status, opened_at)
    values (${work.id()}, ${customerId}, ${level}, 'draft', ${work.now})
    on conflict (customer_id) where status <> 'granted' do nothing`)
}

export async function setSubmitted(work: Work, id: string, answerBy: Date): Promise<void> {
  await work.tx.run(sql`
    update requirements.level_application
    set status = 'submitted', submitted_at = ${work.now}, answer_by = ${answerBy}, returned = null
    where id = ${id}`)
}

export async function setReturned(
  work: Work,
  { id, customerId }: Pick<LevelApplication, 'id' | 'customerId'>,
  message: string,
  waited: number,
): Promise<void> {
  await work.tx.run(sql`
    update requirements.level_application
    set status = 'sent-back', returned = ${(await work.vault.of(customerId)).encrypt(RETURNED, message, id)}, decided_at = ${work.now},
        waited_minutes = ${waited}
    where id = ${id}`)
}

export async function setGranted(work: Work, id: string, waited: number): Promise<void> {
  await work.tx.run(sql`
    update requirements.level_application
    set status = 'granted', decided_at = ${work.now}, waited_minutes = ${waited} where id = ${id}`)
}

/** How long the decisions about a level took. */
export async function measuredLevel(work: Work, level: RaisedLevel): Promise<Measured> {
  const { decided, minutes } = await work.tx.one<{ decided: number; minutes: number | null }>(sql`
    select count(waited_minutes)::int as decided,
           percentile_disc(0.9) within group (order by waited_minutes) as minutes
    from requirements.level_application
    where level = ${level} and waited_minutes is not null and decided_at >= ${measuredSince(work)}`)
  return { decided, minutes: minutes ?? undefined }
}

const bySubmission = ({ submittedAt, id }: LevelApplication): Key => [submittedAt?.toISOString() ?? '', id]

/** The orders of waiting applications for a level by when they were sent. */
export const levelApplicationOrders: Readonly<Record<WaitOrder, RowOrder<LevelApplication>>> = {
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

/** Applications that wait for staff in an order, starting after one of them. */
export async function waitingApplications(
  work: Work,
  after: Key | undefined,
  limit: number,
  order: RowOrder<LevelApplication>,
): Promise<LevelApplication[]> {
  const beyond = after === undefined ? empty : sql`and ${order.after(after)}`
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from requirements.level_application where status = 'submitted' ${beyond}
    order by ${order.by} limit ${limit}`)
  return rows.map((row) => toApplication(work, row))
}

/** A political exposure that a customer declared, with the public function. */
export type DeclaredExposure = Pick<LevelDeclaration, 'exposure' | 'exposureText'>

/** The declaration of a customer. */
export interface KeptDeclaration {
  /** What they declared last; nothing before the first declaration. */
  readonly declared: LevelDeclaration
  /** A stronger exposure that they declared before. It stays in force. */
  readonly earlier: DeclaredExposure | undefined
}

type StoredDeclaration = LevelDeclaration & { readonly earlier?: DeclaredExposure }

/** What a customer declared last; nothing before the first declaration. */
export const declarationOf = async (work: Work, customerId: Id<'customer'>): Promise<LevelDeclaration> =>
  (await keptDeclarationOf(work, customerId)).declared

/** What a customer declared last, and a stronger exposure that they declared before. */
export async function keptDeclarationOf(work: Work, customerId: Id<'customer'>): Promise<KeptDeclaration> {
  const row = await work.tx.maybe<{ declared: Buffer }>(
    sql`select declared from requirements.declaration where customer_id = ${customerId}`,
  )
  if (row === undefined) return { declared: {}, earlier: undefined }
  const stored = JSON.parse(work.vault.decrypt(DECLARED, row.declared, customerId)) as StoredDeclaration
  const { earlier, ...declared } = stored
  return { declared, earlier }
}

/** Encrypts and stores a declaration. Stores in plain whether the customer is politically exposed, because lists filter by it. */
export async function setDeclaration(
  work: Work,
  customerId: Id<'customer'>,
  { declared, earlier }: KeptDeclaration,
): Promise<void> {
  const isExposed = earlier !== undefined || (declared.exposure ?? 'none') !== 'none'
  const stored: StoredDeclaration = { ...declared, ...(earlier === undefined ? {} : { earlier }) }
  const encrypted = (await work.vault.of(customerId)).encrypt(DECLARED, JSON.stringify(stored), customerId)
  await work.tx.run(sql`
    insert into requirements.declaration (customer_id, declared, exposed, changed_at)
    values (${customerId}, ${encrypted}, ${isExposed}, ${work.now})
    on conflict (customer_id) do update
    set declared = excluded.declared, exposed = excluded.exposed, changed_at = excluded.changed_at`)
}
