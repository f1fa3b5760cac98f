import { fromWireId, isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import type { ActingKind } from '../quotes.customer.ts'
import { toAlertWire } from './alert.ts'
import { alertFor, alertsOf, deleteAlert } from './alerts.store.ts'
import { createAlert, type RecipientCurrency } from './create-alert.ts'

/** How many reached alerts the list has. */
const REACHED_MAX = 10

/** Customer handlers of rate alerts. */
export const rateAlertHandlers = (
  actingKind: ActingKind,
  recipientCurrency: RecipientCurrency,
): readonly Handler[] => [
  handler(endpoints.listRateAlerts, async (work, { actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    return { items: (await alertsOf(work, actor.customerId, REACHED_MAX)).map(toAlertWire) }
  }),
  handler(endpoints.createRateAlert, async (work, { body: { currency, clpPerUnit, price, recipientId } }) => {
    const asked = {
      currency,
      clpPerUnit,
      price: price && { side: price.side, amountMinor: BigInt(price.amount) },
      recipientId: recipientId && uuidOf('recipient', recipientId),
    }
    const alert = await createAlert(work, await actingKind(work), asked, recipientCurrency)
    return isRefusal(alert) ? alert : toAlertWire(alert)
  }),
  handler(endpoints.deleteRateAlert, async (work, { params }) => {
    await deleteAlert(work, uuidOf('rate-alert', params.id))
    return undefined
  }),
]

/** Used by the generic access check: the customer whose alert the path names. */
export async function rateAlertOwner(work: Work, wireId: string): Promise<string | undefined> {
  const id = fromWireId('rate-alert', wireId)
  return id === undefined ? undefined : (await alertFor(work, id))?.customerId
}
