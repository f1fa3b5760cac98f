import { pendingItemKinds, refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import {
  dueDiligenceOf,
  limitsFor,
  stopRefusal,
  sendingStanding,
  type Customer,
} from '../../customers/index.ts'
import { allowanceAt, refusedBy, type Allowance, type Bound } from './allowance.ts'
import { orderedSince } from './ordered-since.store.ts'
import {
  allowanceFrom,
  amountLimits,
  readAllowance,
  windowsBefore,
  type AllowanceFacts,
} from './read-allowance.ts'
import { orderTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'

/** A customer's limits with the part used, and the maximum number of unpaid orders. */
export async function limitsInUse(work: Work, customer: Customer) {
  const terms = await orderTerms(work)
  const windows = windowsBefore(work.now, terms)
  const used = await orderedSince(work, { customerId: customer.id, ...windows })
  return {
    ...(await limitsFor(work, customer)),
    usedDayUsdCents: used.dayUsdCents,
    usedMonthUsdCents: used.monthUsdCents,
    openOrders: used.openOrders,
    ordersInHour: used.hourOrders,
    ordersInDay: used.dayOrders,
    newRecipientsInDay: used.newRecipients,
    openOrdersMax: terms.openOrdersMax,
  }
}

type LimitRefusal = Refusal<
  | 'not-selling'
  | 'too-many-open-orders'
  | 'too-many-orders'
  | 'too-many-new-recipients'
  | 'limit-exceeded'
  | 'amount-above-maximum'
  | 'blocked-by-pending-item'
  | 'sending-restricted'
  | 'account-closing'
>

/** The refusal of an order that exceeds this bound, with the allowance. */
function refusalOf(
  { maximumMinor }: Pick<Allowance, 'maximumMinor'>,
  bound: Bound & { readonly reason: Exclude<Bound['reason'], 'restriction' | 'not-selling'> },
  { kind }: Pick<Customer, 'kind'>,
): LimitRefusal {
  const { reason, count = 0, limitMinor = 0n, freesAt } = bound
  const again = freesAt === undefined ? {} : { againAt: freesAt.toISOString() }
  switch (reason) {
    case 'open-orders':
      return refuse('too-many-open-orders', { maximum: count })
    case 'orders-day':
      return refuse('too-many-orders', { per: 'day', maximum: count, ...again })
    case 'orders-hour':
      return refuse('too-many-orders', { per: 'hour', maximum: count, ...again })
    case 'new-recipients':
      return refuse('too-many-new-recipients', { maximum: count, ...again })
    case 'day':
    case 'month': {
      const amounts = { limitMinor: String(limitMinor), availableMinor: String(maximumMinor) }
      return refuse('limit-exceeded', { limit: reason, ...amounts, ...again })
    }
    case 'transfer':
    case 'corridor':
    case 'rail':
      return refuse('amount-above-maximum', { maximumMinor: String(maximumMinor), limit: reason })
    case 'evidence': {
      const item = dueDiligenceOf(kind).kind
      return refuse('blocked-by-pending-item', { kind: item, path: pendingItemKinds[item].path })
    }
  }
}

/**
 * Refuses an order that exceeds the customer's allowance, which includes open orders and this one. Returns the facts it
 * was judged by. The caller has locked the customer, so that two concurrent orders cannot use the same allowance.
 */
export async function checkLimits(
  work: Work,
  customer: Pick<Customer, 'id' | 'kind' | 'level'>,
  sendMinor: bigint,
  recipientId?: Id<'recipient'>,
): Promise<AllowanceFacts | LimitRefusal | Refusal<'rate-unavailable'>> {
  const facts = await readAllowance(work, customer, { recipientId })
  if ('refused' in facts) return facts
  const allowance = allowanceAt(allowanceFrom(facts), sendMinor)
  const bound = refusedBy(allowance, sendMinor)
  if (bound === undefined) return facts
  const { reason } = bound
  if (reason === 'not-selling') return refuse('not-selling')
  return reason === 'restriction'
    ? stopRefusal(work, customer.id)
    : refusalOf(allowance, { ...bound, reason }, customer)
}

/**
 * Whether the published limits and the account allow an order when its money counts. `asOf` is the instant to evaluate:
 * that of the order, or now for an order at today's price. The customer is locked.
 */
export async function stillAllowed(
  work: Work,
  customer: Customer,
  transfer: Transfer,
  asOf: Date,
): Promise<boolean> {
  if (customer.status !== 'active') return false
  if ((await sendingStanding(work, customer.id))?.isRestricted === true) return false
  const limits = await limitsFor(work, customer)
  if (transfer.sendMinor > limits.maximumSendMinor) return false
  const ordered = await orderedSince(work, {
    customerId: customer.id,
    ...windowsBefore(asOf, await orderTerms(work)),
    besides: { transferId: transfer.id, until: asOf },
  })
  return amountLimits({ limits, ordered }).every(
    ({ limitUsdCents, usedUsdCents }) => usedUsdCents + transfer.usdCents <= limitUsdCents,
  )
}
