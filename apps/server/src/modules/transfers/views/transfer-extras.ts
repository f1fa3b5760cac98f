import type { Id } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { changeableUntil } from './rate-transfer.ts'
import { ratingOf } from './ratings.store.ts'
import { recipientAnswerOf } from './tracking/recipient-answers.store.ts'
import { trackedSince } from './tracking/tracking.store.ts'

/** Rating, tracking link and answer of the recipient in the customer's view of a transfer. */
export async function extrasOf(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<Pick<TransferWire, 'rating' | 'trackedSince' | 'recipientAnswer'>> {
  const since = await trackedSince(work, transferId)
  const rating = await ratingOf(work, transferId)
  const answer = await recipientAnswerWire(work, transferId)
  const until = rating && (await changeableUntil(work, rating))
  return {
    ...(since === undefined ? {} : { trackedSince: since.toISOString() }),
    ...(answer === undefined ? {} : { recipientAnswer: answer }),
    ...(rating === undefined
      ? {}
      : {
          rating: {
            stars: rating.stars,
            ...(rating.comment === undefined ? {} : { comment: rating.comment }),
            ratedAt: rating.ratedAt.toISOString(),
            ...(until === undefined ? {} : { changeableUntil: until.toISOString() }),
          },
        }),
  }
}

/** The answer of the recipient on the wire. */
export async function recipientAnswerWire(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<TransferWire['recipientAnswer']> {
  const answer = await recipientAnswerOf(work, transferId)
  return answer && { isReceived: answer.isReceived, at: answer.answeredAt.toISOString() }
}
