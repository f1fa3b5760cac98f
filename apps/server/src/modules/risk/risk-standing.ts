import type { Id } from '@puente/contract'
import type { CustomerStanding } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { profileFor } from '../customers/index.ts'
import { openExposureCase } from './exposures/exposure-cases.store.ts'
import { assessmentsOf, overrideOf } from './risk.store.ts'

/**
 * The risk in force of a customer with its score, the facts with most points, and the open case of an exposure; undefined
 * for an unknown customer.
 */
export async function riskStanding(
  work: Work,
  customerId: Id<'customer'>,
  reasonsMax: number,
): Promise<CustomerStanding['risk']> {
  const profile = await profileFor(work, customerId)
  if (profile === undefined) return undefined
  const [latest] = await assessmentsOf(work, customerId, 1)
  const exposed = await openExposureCase(work, customerId)
  const counted = (latest?.contributions ?? []).filter(({ points }) => points > 0)
  return {
    risk: profile.risk,
    ...(latest === undefined ? {} : { score: latest.score }),
    isSet: (await overrideOf(work, customerId)) !== undefined,
    ...(exposed === undefined ? {} : { exposedSince: exposed.openedAt.toISOString() }),
    reasons: counted.toSorted((one, other) => other.points - one.points).slice(0, reasonsMax),
  }
}
