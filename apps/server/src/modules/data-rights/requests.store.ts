import type { DataRequestKind, DataRequestState, Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import type { DataRequest, DataRequestTexts, WholeDataRequest } from './data-request.ts'

const BODY = 'data_rights.request.body'
const REASON = 'data_rights.request.extension_reason'
const PROPOSED = 'data_rights.request.proposed_answer'
const ANSWER = 'data_rights.request.answer'

type Row = Stored<DataRequest> & {
  readonly body: Buffer
  readonly extensionReason: Buffer | null
  readonly proposedAnswer: Buffer | null
  readonly answer: Buffer | null
}

async function requests(work: Work, rest: Sql): Promise<WholeDataRequest[]> {
  const rows = await work.tx.many<Row>(sql`
    select id, folio, customer_id, user_id, kind, state, received_at, due_at, extended_at, extended_by, answered_at,
      answered_by, confirmed_by, lifted_at, body, extension_reason, proposed_answer, answer
    from data_rights.request ${rest}`)
  return rows.map(({ body, extensionReason, proposedAnswer, answer, ...row }) => {
    const open = (place: string, value: Buffer | null) =>
      value === null ? undefined : work.vault.decrypt(place, value, row.id)
    return {
      ...fromStored(row),
      text: work.vault.decrypt(BODY, body, row.id),
      extensionReason: open(REASON, extensionReason),
      proposedAnswer: open(PROPOSED, proposedAnswer),
      answer: open(ANSWER, answer),
    }
  })
}

/** False when the person already has an open request of this kind, or the folio is taken. */
export async function insertRequest(work: Work, request: DataRequest, text: string): Promise<boolean> {
  const { id, folio, customerId, userId, kind, state, receivedAt, dueAt } = request
  const rows = await work.tx.run(sql`
    insert into data_rights.request (id, folio, customer_id, user_id, kind, state, identity, body, received_at, due_at)
    values (${id}, ${folio}, ${customerId}, ${userId}, ${kind}, ${state}, 'step-up',
            ${(await work.vault.of(customerId)).encrypt(BODY, text, id)}, ${receivedAt}, ${dueAt})
    on conflict do nothing`)
  return rows === 1
}

export const requestFor = async (work: Work, id: string): Promise<WholeDataRequest | undefined> =>
  (await requests(work, sql`where id = ${id}`))[0]

/** The request, locked until the work ends. */
export const lockRequest = async (work: Work, id: string): Promise<WholeDataRequest | undefined> =>
  (await requests(work, sql`where id = ${id} for update`))[0]

/** Whether the person has an open request of this kind. */
export async function hasOpenRequest(
  work: Work,
  userId: Id<'user'>,
  kind: DataRequestKind,
): Promise<boolean> {
  const { has } = await work.tx.one<{ has: boolean }>(sql`
    select exists (select from data_rights.request
                   where user_id = ${userId} and kind = ${kind} and state = 'open') as has`)
  return has
}

/** Stores another end of the period, and why. */
export async function setExtended(work: Work, request: DataRequest, reason: string): Promise<void> {
  const { id, customerId, dueAt, extendedAt, extendedBy } = request
  await work.tx.run(sql`
    update data_rights.request set due_at = ${dueAt}, extended_at = ${extendedAt ?? null},
      extended_by = ${extendedBy ?? null}, extension_reason = ${(await work.vault.of(customerId)).encrypt(REASON, reason, id)}
    where id = ${id}`)
}

export async function setProposedAnswer(
  work: Work,
  { id, customerId }: Pick<DataRequest, 'id' | 'customerId'>,
  answer: string,
): Promise<void> {
  await work.tx.run(sql`
    update data_rights.request set proposed_answer = ${(await work.vault.of(customerId)).encrypt(PROPOSED, answer, id)} where id = ${id}`)
}

/** Stores how a request was answered, and by whom. */
export async function setAnswered(
  work: Work,
  { id, customerId, state, answeredBy, confirmedBy }: DataRequest,
  answer: DataRequestTexts['answer'] & string,
): Promise<void> {
  await work.tx.run(sql`
    update data_rights.request set state = ${state}, answer = ${(await work.vault.of(customerId)).encrypt(ANSWER, answer, id)},
      answered_at = ${work.now}, answered_by = ${answeredBy ?? null}, confirmed_by = ${confirmedBy ?? null},
      ended_at = ${work.now}, proposed_answer = null
    where id = ${id}`)
}

export async function setWithdrawn(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update data_rights.request set state = 'withdrawn', ended_at = ${work.now}, proposed_answer = null where id = ${id}`)
}

export async function setLifted(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update data_rights.request set lifted_at = ${work.now} where id = ${id}`)
}

/**
 * Whether some request excludes data of this person: a blocking from the instant it is received, an opposition once
 * granted.
 */
export async function isLimited(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
): Promise<boolean> {
  const { limited } = await work.tx.one<{ limited: boolean }>(sql`
    select exists (
      select from data_rights.request
      where customer_id = ${customerId} and user_id = ${userId}
        and ((kind = 'blocking' and state = 'open')
          or (kind in ('blocking', 'opposition') and state = 'granted' and lifted_at is null))) as limited`)
  return limited
}

/** Requests of a person, the latest first. */
export const requestsOfUser = (
  work: Work,
  userId: Id<'user'>,
  after: Key | undefined,
  limit: number,
): Promise<WholeDataRequest[]> =>
  requests(
    work,
    sql`where ${allOf([sql`user_id = ${userId}`, after && sql`id < ${after[0]}::uuid`])}
        order by id desc limit ${limit}`,
  )

/** Filter of the register. An absent property does not restrict. */
export interface RegisterFilter {
  readonly state?: DataRequestState | undefined
  readonly kind?: DataRequestKind | undefined
  /** Only open ones whose period ended before this instant. */
  readonly lateAt?: Date | undefined
}

/** The register: by deadline when only open requests are asked for, otherwise the latest first. */
export function registeredRequests(
  work: Work,
  { state, kind, lateAt }: RegisterFilter,
  after: Key | undefined,
  limit: number,
): Promise<WholeDataRequest[]> {
  const byDeadline = state === 'open' || lateAt !== undefined
  const where = allOf([
    sql`true`,
    state && sql`state = ${state}`,
    kind && sql`kind = ${kind}`,
    lateAt && sql`state = 'open' and due_at < ${lateAt}`,
    after &&
      (byDeadline
        ? sql`(due_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
        : sql`id < ${after[1]}::uuid`),
  ])
  return requests(
    work,
    byDeadline
      ? sql`where ${where} order by due_at, id limit ${limit}`
      : sql`where ${where} order by id desc limit ${limit}`,
  )
}
