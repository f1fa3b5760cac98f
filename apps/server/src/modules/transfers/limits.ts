import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { limitsFor, type Customer } from '../customers/index.ts'
import type { OrderTerms } from './terms.ts'
import { hoursAfter, orderTerms } from './terms.ts'
import type { Transfer } from './transfer.ts'
import { orderedSince } from './transfers.store.ts'

/** How much of the published limits a customer uses now, open orders included. */
const usedNow = (work: Work, customerId: string) =>
  orderedSince(work, { customerId, day: hoursAfter(work.now, -24), month: hoursAfter(work.now, -24 * 30) })

/** A customer's limits, how much of each is used, and how many orders may wait for money at once. */
export async function limitsInUse(work: Work, customer: Customer) {
  const { openOrdersMax } = await orderTerms(work)
  const used = await usedNow(work, customer.id)
  return {
    ...(await limitsFor(work, customer)),
    usedDayUsdCents: used.dayUsdCents,
    usedMonthUsdCents: used.monthUsdCents,
    openOrders: used.openOrders,
    openOrdersMax,
  }
}

/**
 * Refuses an order that would pass a published limit, open orders and this one included, in US cents.
 * The customer is locked by the caller, so that two orders at once cannot both fit the same room.
 */
export async function checkLimits(
  work: Work,
  customer: Pick<Customer, 'id' | 'kind' | 'level'>,
  terms: OrderTerms,
  sendMinor: bigint,
  usdCents: bigint,
): Promise<Refusal<'too-many-open-orders' | 'limit-exceeded' | 'amount-above-maximum'> | undefined> {
  const [limits, ordered] = await Promise.all([limitsFor(work, customer), usedNow(work, customer.id)])
  if (sendMinor > limits.maximumSendMinor)
    return refuse('amount-above-maximum', { maximumMinor: String(limits.maximumSendMinor) })
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

/**
 * Whether the published limits and the account still allow an order at the moment its money counts. `asOf` is the
 * moment it is judged by: when it was ordered, or now where it was given today's price. The customer is locked.
 */
export async function stillAllowed(
  work: Work,
  customer: Customer,
  transfer: Transfer,
  asOf: Date,
): Promise<boolean> {
  if (customer.status !== 'active') return false
  const limits = await limitsFor(work, customer)
  if (transfer.sendMinor > limits.maximumSendMinor) return false
  const ordered = await orderedSince(work, {
    customerId: customer.id,
    day: hoursAfter(asOf, -24),
    month: hoursAfter(asOf, -24 * 30),
    besides: { transferId: transfer.id, until: asOf },
  })
  return (
    transfer.usdCents <= (limits.perTransferUsdCents ?? transfer.usdCents) &&
    ordered.dayUsdCents + transfer.usdCents <= limits.dayUsdCents &&
    ordered.monthUsdCents + transfer.usdCents <= limits.monthUsdCents
  )
}
