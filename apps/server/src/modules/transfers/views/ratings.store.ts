import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

const COMMENT = 'transfers.rating.comment'

export interface Rating {
  readonly stars: number
  readonly comment: string | undefined
  readonly ratedAt: Date
  readonly changedAt: Date | undefined
}

export async function ratingOf(work: Work, transferId: Id<'transfer'>): Promise<Rating | undefined> {
  const row = await work.tx.maybe<{
    stars: number
    comment: Buffer | null
    ratedAt: Date
    changedAt: Date | null
  }>(sql`select stars, comment, rated_at, changed_at from transfers.rating where id = ${transferId}`)
  if (row === undefined) return undefined
  return {
    stars: row.stars,
    comment: row.comment === null ? undefined : work.vault.decrypt(COMMENT, row.comment, transferId),
    ratedAt: row.ratedAt,
    changedAt: row.changedAt ?? undefined,
  }
}

const encrypted = (work: Work, transferId: Id<'transfer'>, comment: string | undefined) =>
  comment === undefined ? null : work.vault.encrypt(COMMENT, comment, transferId)

export async function insertRating(
  work: Work,
  transferId: Id<'transfer'>,
  stars: number,
  comment: string | undefined,
): Promise<void> {
  await work.tx.run(sql`
    insert into transfers.rating (id, stars, comment, rated_at)
    values (${transferId}, ${stars}, ${encrypted(work, transferId, comment)}, ${work.now})`)
}

export async function changeRating(
  work: Work,
  transferId: Id<'transfer'>,
  stars: number,
  comment: string | undefined,
): Promise<void> {
  await work.tx.run(sql`
    update transfers.rating set stars = ${stars}, comment = ${encrypted(work, transferId, comment)}, changed_at = ${work.now}
    where id = ${transferId}`)
}
