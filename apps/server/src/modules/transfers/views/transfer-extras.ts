import type { Id } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { changeableUntil } from './rate-transfer.ts'
import { ratingOf } from './ratings.store.ts'
import { trackedSince } from './tracking.store.ts'

/** Rating and tracking link in the customer's view of a transfer. */
export async function extrasOf(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<Pick<TransferWire, 'rating' | 'trackedSince'>> {
  const since = await trackedSince(work, transferId)
  const rating = await ratingOf(work, transferId)
  const until = rating && (await changeableUntil(work, rating))
  return {
    ...(since === undefined ? {} : { trackedSince: since.toISOString() }),
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
