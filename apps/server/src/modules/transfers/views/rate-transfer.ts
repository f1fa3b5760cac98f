import { refuse, type Refusal, type Id } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { changeRating, insertRating, ratingOf, type Rating } from './ratings.store.ts'
import { publicState, type Transfer } from '../transfer.ts'
import { lockTransfer } from '../transfers.store.ts'

const DAY_MS = 24 * 3_600_000

/** Rates a delivered transfer. The same rating again changes nothing; another one is accepted once within 30 days. */
export async function rateTransfer(
  work: Work,
  transferId: Id<'transfer'>,
  stars: number,
  comment: string | undefined,
): Promise<Transfer | Refusal<'not-found' | 'not-in-this-state' | 'rating-final'>> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return refuse('not-found')
  if (transfer.state !== 'delivered')
    return refuse('not-in-this-state', { state: publicState[transfer.state] })
  const said = comment === undefined || comment.trim() === '' ? undefined : comment.trim()
  const rating = await ratingOf(work, transferId)
  if (rating === undefined) await insertRating(work, transfer, stars, said)
  else if (rating.stars !== stars || rating.comment !== said) {
    if ((await changeableUntil(work, rating)) === undefined) return refuse('rating-final')
    await changeRating(work, transfer, stars, said)
  }
  return transfer
}

/** Until when a rating may be changed; undefined if it was changed or is too old. */
export async function changeableUntil(work: Work, rating: Rating): Promise<Date | undefined> {
  const terms = await settingInForce(work, settingKind.ratingTerms)
  const until = new Date(rating.ratedAt.getTime() + terms.data.changeableDays * DAY_MS)
  return rating.changedAt === undefined && until > work.now ? until : undefined
}
