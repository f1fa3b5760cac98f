import { payinEvents } from '../../payins/index.ts'
import { transferForNotification } from '../../transfers/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import { aboutTransfer, howToPay, pesos } from './facts-of.ts'
import { notify, type Cause } from '../send-message.ts'

/** Notifies the user who ordered about a payment. The mail never names another payer. */
export async function notifyPayins(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const transfer = await transferForNotification(work, subject)
  if (transfer === undefined) return
  const about = aboutTransfer(transfer)
  const to = [{ userId: transfer.userId }]
  switch (name) {
    case payinEvents.otherRut:
      return notify(work, cause, { template: 'other-rut', facts: about, to })
    case payinEvents.excessRefunded: {
      const refund = pesos(BigInt(String(facts['refundMinor'])))
      return notify(work, cause, { template: 'excess-refunded', facts: { ...about, refund }, to })
    }
    case payinEvents.refundRejected:
      return notify(work, cause, { template: 'refund-account-needed', facts: about, to })
    case payinEvents.matched: {
      const { heldMinor, remainingMinor } = transfer
      const pay = howToPay(transfer)
      const waits = transfer.state === 'awaiting-payin' && transfer.fundingDeadlineAt > work.now
      if (!waits || pay === undefined || heldMinor === 0n || remainingMinor === 0n) return
      const money = { held: pesos(heldMinor), remaining: pesos(remainingMinor) }
      return notify(work, cause, { template: 'part-paid', facts: { ...about, ...pay, ...money }, to })
    }
  }
}
