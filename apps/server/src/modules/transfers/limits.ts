import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { limitsFor, type Customer, type Velocity } from '../customers/index.ts'
import type { OrderTerms } from './terms.ts'
import { hoursAfter, orderTerms } from './terms.ts'
import type { Transfer } from './transfer.ts'
import { orderedSince, type Ordered } from './ordered-since.store.ts'

/** Days and months roll: an hour, 24 hours and 30 days back. */
const windowsBefore = (now: Date) => ({
  hour: hoursAfter(now, -1),
  day: hoursAfter(now, -24),
  month: hoursAfter(now, -24 * 30),
})

/** How much of the published limits a customer uses now, open orders included. */
const usedNow = (work: Work, customerId: string) =>
  orderedSince(work, { customerId, ...windowsBefore(work.now) })

/** A customer's limits, how much of each is used, and how many orders may wait for money at once. */
export async function limitsInUse(work: Work, customer: Customer) {
  const { openOrdersMax } = await orderTerms(work)
  const used = await usedNow(work, customer.id)
  return {
    ...(await limitsFor(work, customer)),
    usedDayUsdCents: used.dayUsdCents,
    usedMonthUsdCents: used.monthUsdCents,
    openOrders: used.openOrders,
    ordersInHour: used.hourOrders,
    ordersInDay: used.dayOrders,
    newRecipientsInDay: used.newRecipients,
    openOrdersMax,
  }
}

/** What is about to be ordered. */
export interface Wished {
  readonly sendMinor: bigint
  readonly usdCents: bigint
  /** Absent where only a price is asked: how fast orders come is judged when one is made. */
  readonly recipientId?: string
}

/** Refuses an order that comes too fast after others, with the moment from which one is possible again. */
function checkVelocity(
  { ordersPerHour = Infinity, ordersPerDay = Infinity, newRecipientsPerDay = Infinity }: Velocity,
  ordered: Ordered,
): Refusal<'too-many-orders' | 'too-many-new-recipients'> | undefined {
  const again = (since: Date | undefined, hours: number) =>
    since === undefined ? {} : { againAt: hoursAfter(since, hours).toISOString() }
  if (ordered.dayOrders >= ordersPerDay)
    return refuse('too-many-orders', { per: 'day', maximum: ordersPerDay, ...again(ordered.dayFrom, 24) })
  if (ordered.hourOrders >= ordersPerHour)
    return refuse('too-many-orders', { per: 'hour', maximum: ordersPerHour, ...again(ordered.hourFrom, 1) })
  if (ordered.newRecipients > newRecipientsPerDay)
    return refuse('too-many-new-recipients', {
      maximum: newRecipientsPerDay,
      ...again(ordered.newRecipientsFrom, 24),
    })
  return undefined
}

/**
 * Refuses an order that would pass a published limit, open orders and this one included, in US cents.
 * The customer is locked by the caller, so that two orders at once cannot both fit the same room.
 */
export async function checkLimits(
  work: Work,
  customer: Pick<Customer, 'id' | 'kind' | 'level'>,
  terms: OrderTerms,
  { sendMinor, usdCents, recipientId }: Wished,
): Promise<
  | Refusal<
      | 'too-many-open-orders'
      | 'too-many-orders'
      | 'too-many-new-recipients'
      | 'limit-exceeded'
      | 'amount-above-maximum'
    >
  | undefined
> {
  const toWhom = recipientId === undefined ? {} : { recipientId }
  const [limits, ordered] = await Promise.all([
    limitsFor(work, customer),
    orderedSince(work, { customerId: customer.id, ...windowsBefore(work.now), ...toWhom }),
  ])
  if (sendMinor > limits.maximumSendMinor)
    return refuse('amount-above-maximum', { maximumMinor: String(limits.maximumSendMinor) })
  if (ordered.openOrders >= terms.openOrdersMax)
    return refuse('too-many-open-orders', { maximum: terms.openOrdersMax })
  const tooFast = recipientId === undefined ? undefined : checkVelocity(limits.velocity, ordered)
  if (tooFast !== undefined) return tooFast
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
    ...windowsBefore(asOf),
    besides: { transferId: transfer.id, until: asOf },
  })
  return (
    transfer.usdCents <= (limits.perTransferUsdCents ?? transfer.usdCents) &&
    ordered.dayUsdCents + transfer.usdCents <= limits.dayUsdCents &&
    ordered.monthUsdCents + transfer.usdCents <= limits.monthUsdCents
  )
}
