import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { limitsFor, type Customer } from '../customers/index.ts'
import type { OrderTerms } from './terms.ts'
import { hoursAfter } from './terms.ts'
import { orderedSince } from './transfers.store.ts'

/**
 * Refuses an order that would pass a published limit, open orders and this one included, in US cents.
 * The customer is locked by the caller, so that two orders at once cannot both fit the same room.
 */
export async function checkLimits(
  work: Work,
  customer: Customer,
  terms: OrderTerms,
  sendMinor: bigint,
  usdCents: bigint,
): Promise<Refusal<'too-many-open-orders' | 'limit-exceeded' | 'amount-above-maximum'> | undefined> {
  const limits = await limitsFor(work, customer)
  if (sendMinor > limits.maximumSendMinor)
    return refuse('amount-above-maximum', { maximumMinor: String(limits.maximumSendMinor) })
  const ordered = await orderedSince(work, customer.id, {
    day: hoursAfter(work.now, -24),
    month: hoursAfter(work.now, -24 * 30),
  })
  if (ordered.openOrders >= terms.openOrdersMax)
    return refuse('too-many-open-orders', { maximum: terms.openOrdersMax })
  const perTransfer = limits.perTransferUsdCents
  for (const [limit, limitCents, usedCents] of [
    ...(perTransfer === undefined ? [] : [['transfer', perTransfer, 0n] as const]),
    ['day', limits.dayUsdCents, ordered.dayUsdCents],
    ['month', limits.monthUsdCents, ordered.monthUsdCents],
  ] as const) {
    if (usedCents + usdCents > limitCents) {
      const available = limitCents - usedCents
      return refuse('limit-exceeded', {
        limit,
        limitMinor: String(limitCents),
        availableMinor: String(available > 0n ? available : 0n),
      })
    }
  }
  return undefined
}
