import { rateValue } from '@puente/money'
import { membersOf } from '../../access/index.ts'
import { isDataBlocked } from '../../customers/index.ts'
import { alertFor, corridorOf } from '../../quotes/index.ts'
import { recipientFor } from '../../recipients/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import { notify, type Cause } from '../send-message.ts'

/**
 * Notifies the user who set an alert that its rate was reached. Nobody when the alert was deleted, the user left the
 * customer, or their data is blocked: no duty requires this mail.
 */
export async function notifyRateAlerts(work: Work, { subject }: DeliveredEvent, cause: Cause): Promise<void> {
  const alert = await alertFor(work, subject)
  if (alert?.reached === undefined) return
  const { customerId, userId, rate, reached, direction, price, recipientId } = alert
  const corridor = await corridorOf(work, rate.base)
  if (corridor === undefined || !(await membersOf(work, customerId)).includes(userId)) return
  if (await isDataBlocked(work, userId)) return
  const recipient = recipientId && (await recipientFor(work, recipientId))
  await notify(work, cause, {
    template: 'rate-reached',
    facts: {
      currency: rate.base,
      clpPerUnit: rateValue(reached.rate),
      wantedClpPerUnit: rateValue(rate),
      direction,
      at: reached.at.toISOString(),
      corridorId: recipient?.corridorId ?? corridor.id,
      ...(price === undefined ? {} : { price: { side: price.side, amount: String(price.amountMinor) } }),
      ...(recipient === undefined ? {} : { to: { recipientId: recipient.id, recipient: recipient.name } }),
    },
    to: [{ userId }],
  })
}
