import type { Id } from '@puente/contract'
import type { ReturnActor, ReturnOutcome } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import { actorText } from '../../../platform/actor.ts'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf, type List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'

/** A returned payout and what happened to its money. */
export interface Correction {
  readonly id: string
  readonly transferId: Id<'transfer'>
  readonly customerId: Id<'customer'>
  readonly attempt: number
  /** The partner's code. */
  readonly code: string
  readonly acts: ReturnActor
  readonly openedAt: Date
  readonly dueAt: Date
}

/** A correction with its outcome. */
export interface Returned extends Correction {
  readonly closedAt: Date | undefined
  readonly outcome: ReturnOutcome | undefined
}

const select = (rest: Sql) => sql`
  select id, transfer_id, customer_id, attempt, code, acts, opened_at, due_at, closed_at, outcome
  from transfers.correction ${rest}`

const corrections = async (work: Work, rest: Sql): Promise<Returned[]> =>
  (await work.tx.many<Stored<Returned>>(select(rest))).map(fromStored)

export async function insertCorrection(work: Work, correction: Correction): Promise<void> {
  const { id, transferId, customerId, attempt, code, acts, openedAt, dueAt } = correction
  await work.tx.run(sql`
    insert into transfers.correction (id, transfer_id, customer_id, attempt, code, acts, opened_at, due_at)
    values (${id}, ${transferId}, ${customerId}, ${attempt}, ${code}, ${acts}, ${openedAt}, ${dueAt})`)
}

/** The open correction of a transfer; the caller that changes it has locked the transfer. */
export const openCorrectionOf = async (
  work: Work,
  transferId: Id<'transfer'>,
): Promise<Correction | undefined> =>
  (await corrections(work, sql`where transfer_id = ${transferId} and closed_at is null`))[0]

/**
 * Returned transfers past the deadline of their correction, or whose refund was requested during a freeze. Those in
 * review and those of frozen customers are absent.
 */
export async function overdueCorrections(work: Work, limit: number): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    select c.transfer_id as id from transfers.correction c join transfers.transfer t on t.id = c.transfer_id
    where c.closed_at is null and (c.due_at <= ${work.now} or t.cancel_asked_at is not null) and t.state in ('returned', 'correcting')
      and not exists (select from customers.v_frozen f where f.customer_id = t.customer_id)
    order by c.due_at, c.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function closeCorrection(
  work: Work,
  transferId: Id<'transfer'>,
  outcome: ReturnOutcome,
): Promise<void> {
  await work.tx.run(sql`
    update transfers.correction
    set closed_at = ${work.now}, outcome = ${outcome}, closed_by = ${actorText(work.actor)}
    where transfer_id = ${transferId} and closed_at is null`)
}

/**
 * Whether a payout to data given in a correction was returned within this many months of the first return. The data
 * were given in this transfer, or belonged to the recipient when it was ordered. Returns for data that were never
 * corrected, or whose correction was not stored, are at the operator's cost.
 */
export async function cameBackAfterCorrection(
  work: Work,
  correction: Correction,
  months: number,
): Promise<boolean> {
  const row = await work.tx.one<{ again: boolean }>(sql`
    select exists (
      select from transfers.correction first
      join transfers.transfer t on t.id = ${correction.transferId}
      left join recipients.v_recipient asked on asked.id = t.recipient_id
      left join recipients.v_recipient kept on kept.id = coalesce(asked.replaced_by, asked.id)
      where first.customer_id = ${correction.customerId} and first.acts = 'customer' and first.outcome = 'corrected'
        and first.id <> ${correction.id} and first.opened_at <= ${correction.openedAt}
        and first.opened_at > ${correction.openedAt}::timestamptz - make_interval(months => ${months})
        and (first.transfer_id = t.id
             or (kept.corrected_at = first.closed_at and kept.corrected_at <= t.created_at))) as again`)
  return row.again
}

export const returnFor = async (work: Work, id: string): Promise<Returned | undefined> =>
  (await corrections(work, sql`where id = ${id}`))[0]

/** Filter of returned payouts. */
export interface ReturnFilter {
  readonly status: 'open' | 'closed'
  readonly acts: ReturnActor | undefined
}

/** Open ones by deadline, closed ones latest first. */
function returnRest({ status, acts }: ReturnFilter, after: Key | undefined, limit: number): Sql {
  const whose = acts && sql`acts = ${acts}`
  if (status === 'open') {
    const from = after && sql`(due_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
    return sql`where ${allOf([sql`closed_at is null`, whose, from])} order by due_at, id limit ${limit}`
  }
  const from = after && sql`id < ${after[1]}::uuid`
  return sql`where ${allOf([sql`closed_at is not null`, whose, from])} order by id desc limit ${limit}`
}

/** Lists returned payouts. */
export const returnListStatement = (filter: ReturnFilter, after: Key | undefined, limit: number): Sql =>
  select(returnRest(filter, after, limit))

/** Returned payouts. */
export const returns: List<ReturnFilter, Returned> = {
  name: 'returns',
  keyOf: ({ dueAt, id }) => [dueAt.toISOString(), id],
  read: (work, filter, after, limit) => corrections(work, returnRest(filter, after, limit)),
}
