import { toWireId, type CustomerKind, type Id, type PriceSide, type RateDirection } from '@puente/contract'
import type { RateAlertWire } from '@puente/contract/customer'
import { rateValue, type Currency, type Rate } from '@puente/money'
import type { DomainEvent } from '../../../platform/events/outbox.ts'

/** The amount that the notification proposes to send. */
export interface ProposedPrice {
  readonly side: PriceSide
  readonly amountMinor: bigint
}

/** A rate of which a user is notified once. */
export interface RateAlert {
  readonly id: Id<'rate-alert'>
  readonly customerId: Id<'customer'>
  /** Who set it. */
  readonly userId: Id<'user'>
  readonly customerKind: CustomerKind
  /** CLP for one unit, at the customer's rate. */
  readonly rate: Rate<Currency, 'CLP'>
  readonly direction: RateDirection
  /** The transfer that the notification proposes. */
  readonly price: ProposedPrice | undefined
  readonly recipientId: Id<'recipient'> | undefined
  readonly createdAt: Date
  /** The first reading at which the rate was reached; undefined while the alert is active. */
  readonly reached: { readonly at: Date; readonly rate: Rate<Currency, 'CLP'> } | undefined
}

/** An alert in the format of the API. */
export const toAlertWire = ({
  id,
  rate,
  direction,
  price,
  recipientId,
  createdAt,
  reached,
}: RateAlert): RateAlertWire => ({
  id: toWireId('rate-alert', id),
  currency: rate.base,
  clpPerUnit: rateValue(rate),
  direction,
  ...(price === undefined ? {} : { price: { side: price.side, amount: String(price.amountMinor) } }),
  ...(recipientId === undefined ? {} : { recipientId: toWireId('recipient', recipientId) }),
  createdAt: createdAt.toISOString(),
  ...(reached === undefined ? {} : { reachedAt: reached.at.toISOString() }),
})

/** The events of rate alerts; the subject is the alert. */
export const rateAlertEvents = {
  /** The rate was reached; no facts. */
  reached: 'quotes.rate-alert-reached',
} as const

/** The event of an alert whose rate was reached. */
export const alertReached = (id: Id<'rate-alert'>): DomainEvent => ({
  name: rateAlertEvents.reached,
  subject: id,
  facts: {},
})
