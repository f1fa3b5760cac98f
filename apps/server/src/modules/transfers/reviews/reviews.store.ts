import type { ReviewEnd, ReviewReason, Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { Work } from '../../../platform/work.ts'

/** A review of a transfer. */
export interface Review {
  readonly id: Id<'review'>
  readonly transferId: Id<'transfer'>
  readonly reason: ReviewReason
  readonly openedAt: Date
  readonly dueAt: Date
  readonly closedAt: Date | undefined
  readonly outcome: ReviewEnd | undefined
}

const reviews = async (work: Work, rest: Sql): Promise<Review[]> =>
  (
    await work.tx.many<Stored<Review>>(
      sql`select id, transfer_id, reason, opened_at, due_at, closed_at, outcome from transfers.review ${rest}`,
    )
  ).map(fromStored)

/** Opens a review of a transfer; an open one stays unchanged. */
export async function insertReview(
  work: Work,
  transferId: Id<'transfer'>,
  reason: ReviewReason,
  dueAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    insert into transfers.review (id, transfer_id, customer_id, reason, opened_at, due_at)
    select ${work.id()}, id, customer_id, ${reason}, ${work.now}, ${dueAt}
    from transfers.transfer where id = ${transferId}
    on conflict (transfer_id) where closed_at is null do nothing`)
}

export const reviewFor = async (work: Work, id: string): Promise<Review | undefined> =>
  (await reviews(work, sql`where id = ${id}`))[0]

export const lockReview = async (work: Work, id: string): Promise<Review | undefined> =>
  (await reviews(work, sql`where id = ${id} for update`))[0]

/** The open review of a transfer. */
export const openReviewOf = async (work: Work, transferId: Id<'transfer'>): Promise<Review | undefined> =>
  (await reviews(work, sql`where transfer_id = ${transferId} and closed_at is null`))[0]

/** Open reviews, earliest deadline first, one page in keyset order. */
export const openReviewRows = (work: Work, after: Key | undefined, limit: number): Promise<Review[]> =>
  reviews(
    work,
    sql`where closed_at is null and ${behind(after, (at, id) => sql`(due_at, id) > (${at}::timestamptz, ${id}::uuid)`)}
      order by due_at, id limit ${limit}`,
  )

/** Closed reviews, latest first, one page in keyset order. */
export const closedReviewRows = (work: Work, after: Key | undefined, limit: number): Promise<Review[]> =>
  reviews(
    work,
    sql`where closed_at is not null and ${behind(
      after,
      (at, id) =>
        sql`closed_at <= ${at}::timestamptz and (closed_at < ${at}::timestamptz or id > ${id}::uuid)`,
    )} order by closed_at desc, id limit ${limit}`,
  )

function behind(after: Key | undefined, condition: (at: string, id: string) => Sql): Sql {
  const [at, id] = after ?? []
  return at === undefined || id === undefined ? sql`true` : condition(at, id)
}

export async function closeReview(work: Work, id: string, outcome: ReviewEnd): Promise<void> {
  await work.tx.run(
    sql`update transfers.review set closed_at = ${work.now}, outcome = ${outcome} where id = ${id}`,
  )
}

/** The reviews of a transfer, oldest first. */
export const reviewsOf = (work: Work, transferId: Id<'transfer'>): Promise<Review[]> =>
  reviews(work, sql`where transfer_id = ${transferId} order by opened_at, id`)

/** Whether two people have released this transfer before. The release of a hold by staff judges no list entry. */
export async function wasReleased(work: Work, transferId: Id<'transfer'>): Promise<boolean> {
  const row = await work.tx.one<{ released: boolean }>(sql`
    select exists (select 1 from transfers.review where transfer_id = ${transferId} and outcome = 'release' and reason <> 'manual') as released`)
  return row.released
}

/** Whether two people have frozen this transfer's money. */
export async function wasFrozen(work: Work, transferId: Id<'transfer'>): Promise<boolean> {
  const row = await work.tx.one<{ frozen: boolean }>(sql`
    select exists (select 1 from transfers.review where transfer_id = ${transferId} and outcome = 'freeze') as frozen`)
  return row.frozen
}
