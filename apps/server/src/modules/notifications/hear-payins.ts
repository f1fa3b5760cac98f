import { payinEvents } from '../payins/index.ts'
import { toldTransfer } from '../transfers/index.ts'
import type { HeardEvent } from '../../platform/events/subscribers.ts'
import type { Work } from '../../platform/work.ts'
import { aboutTransfer, howToPay, pesos } from './facts-of.ts'
import { tellByMail, type Cause } from './tell.ts'

/** Notifies the user who ordered about a payment. The mail never names another payer. */
export async function hearPayins(work: Work, { name, subject }: HeardEvent, cause: Cause): Promise<void> {
  const transfer = await toldTransfer(work, subject)
  if (transfer === undefined) return
  const about = aboutTransfer(transfer)
  const to = [{ userId: transfer.userId }]
  switch (name) {
    case payinEvents.otherRut:
      return tellByMail(work, cause, { template: 'other-rut', facts: about, to })
    case payinEvents.refundRejected:
      return tellByMail(work, cause, { template: 'refund-account-needed', facts: about, to })
    case payinEvents.matched: {
      const { heldMinor, remainingMinor } = transfer
      const pay = howToPay(transfer)
      const waits = transfer.state === 'awaiting-payin' && transfer.fundingDeadlineAt > work.now
      if (!waits || pay === undefined || heldMinor === 0n || remainingMinor === 0n) return
      const money = { held: pesos(heldMinor), remaining: pesos(remainingMinor) }
      return tellByMail(work, cause, { template: 'part-paid', facts: { ...about, ...pay, ...money }, to })
    }
  }
}
