import type { WaitOrder } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf, type List } from '../../platform/lists/list.ts'
import { listsInOrders, type RowOrder } from '../../platform/lists/orders.ts'
import type { Work } from '../../platform/work.ts'
import type { EscalatedCase, Escalation } from './escalation.ts'

const REASON = 'decisions.escalation.reason'
const NOTE = 'decisions.escalation.note'
/** Former escalations that a case shows. */
const SHOWN_MAX = 20

type Row = Stored<Omit<Escalation, 'reason' | 'note'>> & { reason: Buffer; note: Buffer | null }

async function escalations(work: Work, rest: Sql): Promise<Escalation[]> {
  const rows = await work.tx.many<Row>(sql`
    select id, about, subject, customer_id, reason, escalated_by, at, due_at, outcome, ended_by, note, ended_at
    from decisions.escalation where ${rest}`)
  return rows.map(({ reason, note, ...row }) => ({
    ...fromStored(row),
    reason: work.vault.decrypt(REASON, reason, row.id),
    note: note === null ? undefined : work.vault.decrypt(NOTE, note, row.id),
  }))
}

/** Inserts an escalation. False when the case has an open one. */
export async function insertEscalation(
  work: Work,
  { id, about, subject, customerId, reason, escalatedBy, at, dueAt }: Escalation,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into decisions.escalation (id, about, subject, customer_id, reason, escalated_by, at, due_at)
    values (${id}, ${about}, ${subject}, ${customerId}, ${(await work.vault.of(customerId)).encrypt(REASON, reason, id)}, ${escalatedBy},
            ${at}, ${dueAt})
    on conflict (about, subject) where ended_at is null do nothing`)
  return rows > 0
}

/** One escalation, locked until the work ends. */
export const lockEscalation = async (work: Work, id: string): Promise<Escalation | undefined> =>
  (await escalations(work, sql`id = ${id} for update`))[0]

/** One escalation. */
export const escalationFor = async (work: Work, id: string): Promise<Escalation | undefined> =>
  (await escalations(work, sql`id = ${id}`))[0]

/** The open escalation of a case. */
export const openEscalationOf = async (
  work: Work,
  { about, subject }: EscalatedCase,
): Promise<Escalation | undefined> =>
  (await escalations(work, sql`about = ${about} and subject = ${subject} and ended_at is null`))[0]

/** The escalations of a case, the newest first. */
export const escalationsOf = (work: Work, { about, subject }: EscalatedCase): Promise<Escalation[]> =>
  escalations(work, sql`about = ${about} and subject = ${subject} order by id desc limit ${SHOWN_MAX}`)

/** Stores how an escalation ended. */
export async function setEscalationEnd(
  work: Work,
  { id, customerId }: Pick<Escalation, 'id' | 'customerId'>,
  { outcome, endedBy, note }: Pick<Escalation, 'outcome' | 'endedBy' | 'note'>,
): Promise<void> {
  await work.tx.run(sql`
    update decisions.escalation
    set outcome = ${outcome ?? null}, ended_by = ${endedBy ?? null}, ended_at = ${work.now},
        note = ${note === undefined ? null : (await work.vault.of(customerId)).encrypt(NOTE, note, id)}
    where id = ${id}`)
}

const byTime = ({ at, id }: Escalation): Key => [at.toISOString(), id]

/** The orders of escalations by when they were made. */
const escalationOrders: Readonly<Record<WaitOrder, RowOrder<Escalation>>> = {
  oldest: {
    by: sql`at, id`,
    after: ([key, one]) => sql`(at, id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
  newest: {
    by: sql`at desc, id desc`,
    after: ([key, one]) => sql`(at, id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
}

const open = (
  work: Work,
  after: Key | undefined,
  limit: number,
  order: RowOrder<Escalation>,
): Promise<Escalation[]> =>
  escalations(
    work,
    sql`${allOf([sql`ended_at is null`, after && order.after(after)])} order by ${order.by} limit ${limit}`,
  )

/** Open escalations in each order of their list. */
export const openEscalations: Readonly<Record<WaitOrder, List<undefined, Escalation>>> = listsInOrders(
  'escalations',
  escalationOrders,
  (work, _filter, after, limit, order) => open(work, after, limit, order),
)
