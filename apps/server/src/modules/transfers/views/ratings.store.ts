import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { TransferOfCustomer } from '../transfers.store.ts'

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

const encrypted = async (work: Work, { id, customerId }: TransferOfCustomer, comment: string | undefined) =>
  comment === undefined ? null : (await work.vault.of(customerId)).encrypt(COMMENT, comment, id)

export async function insertRating(
  work: Work,
  transfer: TransferOfCustomer,
  stars: number,
  comment: string | undefined,
): Promise<void> {
  await work.tx.run(sql`
    insert into transfers.rating (id, stars, comment, rated_at)
    values (${transfer.id}, ${stars}, ${await encrypted(work, transfer, comment)}, ${work.now})`)
}

export async function changeRating(
  work: Work,
  transfer: TransferOfCustomer,
  stars: number,
  comment: string | undefined,
): Promise<void> {
  await work.tx.run(sql`
    update transfers.rating set stars = ${stars}, comment = ${await encrypted(work, transfer, comment)},
      changed_at = ${work.now}
    where id = ${transfer.id}`)
}
