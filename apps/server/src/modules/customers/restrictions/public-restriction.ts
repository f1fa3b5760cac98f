import type { Work } from '../../../platform/work.ts'
import type { ActingRestriction } from '../../access/index.ts'
import { classOf } from './restriction.ts'
import { stoppingOrders } from './restrictions.store.ts'

/**
 * What these customers may read about the restrictions that stop their orders, by customer: of several, the first one
 * set and the latest review. Customers without one are absent.
 */
export async function publicRestriction(
  work: Work,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, ActingRestriction>> {
  const found = new Map<string, ActingRestriction>()
  for (const { customerId, reason, since, reviewOn, effectiveOn } of await stoppingOrders(
    work,
    customerIds,
  )) {
    const former = found.get(customerId)
    found.set(customerId, {
      class: former?.class ?? classOf[reason],
      since: former?.since ?? since,
      reviewOn: former !== undefined && former.reviewOn > reviewOn ? former.reviewOn : reviewOn,
      endsOn: former?.endsOn ?? effectiveOn,
    })
  }
  return found
}
