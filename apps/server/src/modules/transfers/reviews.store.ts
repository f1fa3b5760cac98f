import type { ReviewOutcome, ReviewReason } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** A verdict that a transfer waits for. */
export interface Review {
  readonly id: string
  readonly transferId: string
  readonly reason: ReviewReason
  readonly openedAt: Date
  readonly dueAt: Date
  readonly closedAt: Date | undefined
  readonly outcome: ReviewOutcome | undefined
}

interface Row {
  id: string
  transfer_id: string
  reason: ReviewReason
  opened_at: Date
  due_at: Date
  closed_at: Date | null
  outcome: ReviewOutcome | null
}

const toReview = (row: Row): Review => ({
  id: row.id,
  transferId: row.transfer_id,
  reason: row.reason,
  openedAt: row.opened_at,
  dueAt: row.due_at,
  closedAt: row.closed_at ?? undefined,
  outcome: row.outcome ?? undefined,
})

const reviews = async (work: Work, rest: Sql): Promise<Review[]> =>
  (
    await work.tx.many<Row>(
      sql`select id, transfer_id, reason, opened_at, due_at, closed_at, outcome from transfers.review ${rest}`,
    )
  ).map(toReview)

/** Opens the review of a transfer, once while it is open. */
export async function insertReview(
  work: Work,
  transferId: string,
  reason: ReviewReason,
  dueAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    insert into transfers.review (id, transfer_id, reason, opened_at, due_at)
    values (${work.id()}, ${transferId}, ${reason}, ${work.now}, ${dueAt})
    on conflict (transfer_id) where closed_at is null do nothing`)
}

export const reviewFor = async (work: Work, id: string): Promise<Review | undefined> =>
  (await reviews(work, sql`where id = ${id}`))[0]

export const lockReview = async (work: Work, id: string): Promise<Review | undefined> =>
  (await reviews(work, sql`where id = ${id} for update`))[0]

/** The open review of a transfer. */
export const openReviewOf = async (work: Work, transferId: string): Promise<Review | undefined> =>
  (await reviews(work, sql`where transfer_id = ${transferId} and closed_at is null`))[0]

/** Open reviews, the one due first at the top; or the latest closed ones. */
export const listReviewRows = (work: Work, status: 'open' | 'closed', limit: number): Promise<Review[]> =>
  reviews(
    work,
    status === 'open'
      ? sql`where closed_at is null order by due_at, id limit ${limit}`
      : sql`where closed_at is not null order by closed_at desc, id limit ${limit}`,
  )

export async function closeReview(work: Work, id: string, outcome: ReviewOutcome): Promise<void> {
  await work.tx.run(
    sql`update transfers.review set closed_at = ${work.now}, outcome = ${outcome} where id = ${id}`,
  )
}

/** Whether two people have already let this transfer go on. */
export async function wasReleased(work: Work, transferId: string): Promise<boolean> {
  const row = await work.tx.one<{ released: boolean }>(sql`
    select exists (select 1 from transfers.review where transfer_id = ${transferId} and outcome = 'release') as released`)
  return row.released
}
