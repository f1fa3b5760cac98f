import type { DecisionSubject } from '@puente/contract/staff'
import type { Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf, type List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import type { DecisionRecord, Used } from './decision.ts'

const USED = 'decisions.decision.used'

/** A decision without what it used. */
export type DecisionRow = Omit<DecisionRecord, 'used'>

const head = sql`id, about, subject, customer_id, outcome, decided_by, confirmed_by, at`

export async function insertDecision(
  work: Work,
  { id, about, subject, customerId, outcome, decidedBy, confirmedBy, at, used }: DecisionRecord,
): Promise<void> {
  await work.tx.run(sql`
    insert into decisions.decision (id, about, subject, customer_id, outcome, decided_by, confirmed_by, used, at)
    values (${id}, ${about}, ${subject}, ${customerId}, ${outcome}, ${decidedBy ?? null}, ${confirmedBy ?? null},
            ${(await work.vault.of(customerId)).encrypt(USED, JSON.stringify(used), id)}, ${at})`)
}

type WithUsed = Stored<DecisionRow> & { used: Buffer }

const recordOf = (work: Work, { used, ...rest }: WithUsed): DecisionRecord => ({
  ...fromStored(rest),
  used: JSON.parse(work.vault.decrypt(USED, used, rest.id)) as Used,
})

/** One decision with everything it used. */
export async function decisionFor(work: Work, id: string): Promise<DecisionRecord | undefined> {
  const row = await work.tx.maybe<WithUsed>(sql`
    select ${head}, used from decisions.decision where id = ${id}`)
  return row && recordOf(work, row)
}

/** The latest decisions about one subject with everything they used, the newest first. */
export async function decisionsAbout(
  work: Work,
  about: DecisionSubject,
  subject: string,
  limit: number,
): Promise<DecisionRecord[]> {
  const rows = await work.tx.many<WithUsed>(sql`
    select ${head}, used from decisions.decision
    where about = ${about} and subject = ${subject} order by id desc limit ${limit}`)
  return rows.map((row) => recordOf(work, row))
}

/** What the latest approvals of a customer's identity, company file or level used, the newest first. */
export async function acceptancesOf(work: Work, customerId: Id<'customer'>, limit: number): Promise<Used[]> {
  const rows = await work.tx.many<{ id: string; used: Buffer }>(sql`
    select id, used from decisions.decision
    where customer_id = ${customerId} and outcome = 'approved' and about <> 'document' order by id desc limit ${limit}`)
  return rows.map(({ id, used }) => JSON.parse(work.vault.decrypt(USED, used, id)) as Used)
}

/** Decisions about a customer, or about one subject. */
export interface DecisionFilter {
  readonly customerId: Id<'customer'>
  readonly about?: DecisionSubject | undefined
  readonly subject?: string | undefined
}

async function listed(
  work: Work,
  { customerId, about, subject }: DecisionFilter,
  after: Key | undefined,
  limit: number,
): Promise<DecisionRow[]> {
  const where: Sql = allOf([
    sql`customer_id = ${customerId}`,
    about === undefined ? undefined : sql`about = ${about}`,
    subject === undefined ? undefined : sql`subject = ${subject}`,
    after && sql`id < ${after[0]}::uuid`,
  ])
  const rows = await work.tx.many<Stored<DecisionRow>>(sql`
    select ${head} from decisions.decision where ${where} order by id desc limit ${limit}`)
  return rows.map((row) => fromStored(row))
}

/** Decisions, the newest first. */
export const decisionList: List<DecisionFilter, DecisionRow> = {
  name: 'decisions',
  keyOf: ({ id }) => [id],
  read: listed,
}
