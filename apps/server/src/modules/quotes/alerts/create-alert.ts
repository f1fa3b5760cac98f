import { refuse, type CustomerKind, type Id, type Refusal } from '@puente/contract'
import { isCurrency, parseRate, rateValue, type Currency, type Rate } from '@puente/money'
import type { Work } from '../../../platform/work.ts'
import { corridorOf, customerRates } from '../customer-rates.ts'
import { midRateFor } from '../mid-rates.ts'
import type { ProposedPrice, RateAlert } from './alert.ts'
import { alertsOf, insertAlert, lockAlertsOf } from './alerts.store.ts'

/** The most active alerts of a customer. */
const ACTIVE_MAX = 10

interface AlertAsked {
  readonly currency: string
  /** CLP for one unit, at the customer's rate, as a decimal string. */
  readonly clpPerUnit: string
  readonly price: ProposedPrice | undefined
  readonly recipientId: Id<'recipient'> | undefined
}

/** The currency of a recipient of the acting customer; undefined for any other id. `quotes` may not import `recipients`. */
export type RecipientCurrency = (work: Work, id: Id<'recipient'>) => Promise<string | undefined>

type RateFault = 'wrong-format' | 'rate-now' | 'rate-far' | 'rate-known'

const wrong = (fault: RateFault): Refusal<'fields-wrong'> =>
  refuse('fields-wrong', {}, [{ at: 'clpPerUnit', fault }])

/** What is wrong with a rate beside the rate now: it is the same, or not between half and double of it. */
function faultBeside(wanted: Rate, now: Rate): RateFault | undefined {
  if (wanted.scaled === now.scaled) return 'rate-now'
  return wanted.scaled * 2n < now.scaled || wanted.scaled > now.scaled * 2n ? 'rate-far' : undefined
}

/**
 * Creates an alert of the acting user for a value of the customer's rate. Refuses the rate now, a rate that is not between
 * half and double of it, one that an active alert has, more than ten active alerts of the customer, an amount of zero, and
 * a recipient that belongs to another customer or receives another currency.
 */
export async function createAlert(
  work: Work,
  kind: CustomerKind,
  { currency, clpPerUnit, price, recipientId }: AlertAsked,
  recipientCurrency: RecipientCurrency,
): Promise<
  | RateAlert
  | Refusal<
      | 'not-allowed'
      | 'not-found'
      | 'corridor-unknown'
      | 'rate-unavailable'
      | 'fields-wrong'
      | 'too-many-rate-alerts'
    >
> {
  if (work.actor.kind !== 'customer') return refuse('not-allowed')
  const { customerId, userId } = work.actor
  const corridor = await corridorOf(work, currency)
  if (corridor === undefined || !isCurrency(currency)) return refuse('corridor-unknown')
  if (recipientId !== undefined && (await recipientCurrency(work, recipientId)) !== currency)
    return refuse('not-found')
  if (price?.amountMinor === 0n)
    return refuse('fields-wrong', {}, [{ at: 'price.amount', fault: 'wrong-format' }])
  const wanted = parseRate<Currency, 'CLP'>(currency, 'CLP', clpPerUnit)
  if (wanted === undefined) return wrong('wrong-format')
  const mid = await midRateFor(work, currency)
  if ('refused' in mid) return mid
  const now = (await customerRates(work, corridor, kind))({ rate: mid.rate, asOf: work.now })
  if (now === undefined) return refuse('rate-unavailable')
  const fault = faultBeside(wanted, now)
  if (fault !== undefined) return wrong(fault)
  await lockAlertsOf(work, customerId)
  const active = (await alertsOf(work, customerId, 0)).filter(({ reached }) => reached === undefined)
  if (active.some(({ rate }) => rate.base === currency && rateValue(rate) === rateValue(wanted)))
    return wrong('rate-known')
  if (active.length >= ACTIVE_MAX) return refuse('too-many-rate-alerts', { maximum: ACTIVE_MAX })
  const alert: RateAlert = {
    id: work.id(),
    customerId,
    userId,
    customerKind: kind,
    rate: wanted,
    direction: wanted.scaled > now.scaled ? 'above' : 'below',
    price,
    recipientId,
    createdAt: work.now,
    reached: undefined,
  }
  await insertAlert(work, alert)
  return alert
}
