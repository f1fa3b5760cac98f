import { payinEvents, receivableOfPayment } from '../../payins/index.ts'
import { debtNotice, transferForNotification, type DebtNotice } from '../../transfers/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import { aboutTransfer, pesos } from './facts-of.ts'
import { everyone } from './notify-customers.ts'
import type { Addressee } from '../message.ts'
import type { AboutDebt } from '../template-facts.ts'
import { notify, type Cause } from '../send-message.ts'

/** The user who ordered the debt's transfer; without a transfer, every user who acts for the debtor. */
const debtorsOf = async (work: Work, { userId, customerId }: DebtNotice): Promise<readonly Addressee[]> =>
  userId === undefined ? everyone(work, customerId) : [{ userId }]

const aboutDebt = ({ debt, recipientName }: DebtNotice): AboutDebt => ({
  debtId: debt.id,
  reference: debt.reference,
  owed: pesos(debt.amountMinor),
  remaining: pesos(debt.outstandingMinor),
  ...(recipientName === undefined ? {} : { recipient: recipientName }),
})

/** The amount due and how to pay it; undefined when the debt is settled. */
async function notifyOwed(work: Work, notice: DebtNotice, cause: Cause): Promise<void> {
  const { account, debt } = notice
  if (account === undefined || debt.status !== 'open') return
  await notify(work, cause, {
    template: 'debt-opened',
    facts: { ...aboutDebt(notice), ...account, deadlineAt: debt.dueAt.toISOString() },
    to: await debtorsOf(work, notice),
  })
}

/** The amount received for a debt, the rest due, and the excess that is refunded. */
async function notifyPaid(
  work: Work,
  notice: DebtNotice,
  { facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const sum = (fact: string) => pesos(BigInt(String(facts[fact])))
  const [paid, sentBack] = [sum('paidMinor'), sum('sentBackMinor')]
  const about = {
    ...aboutDebt(notice),
    paid,
    ...(sentBack.minor === '0' ? {} : { sentBack }),
  }
  const to = await debtorsOf(work, notice)
  if (paid.minor === '0') return notify(work, cause, { template: 'debt-paid-twice', facts: about, to })
  const template = notice.debt.status === 'open' ? 'debt-part-paid' : 'debt-paid'
  return notify(work, cause, { template, facts: about, to })
}

/** Notices about a debt without an order, and about payments of any debt. */
export async function notifyDebts(work: Work, event: DeliveredEvent, cause: Cause): Promise<void> {
  const notice = await debtNotice(work, event.subject)
  if (notice === undefined) return
  return event.name === payinEvents.debtPaid
    ? notifyPaid(work, notice, event, cause)
    : notifyOwed(work, notice, cause)
}

/** Notifies that a reversed payment of an order was set off against the money available; the rest is due. */
export async function notifyUnwound(
  work: Work,
  { subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const transfer = await transferForNotification(work, subject)
  if (transfer === undefined) return
  const debt = await receivableOfPayment(work, String(facts['paymentId']))
  const notice = debt?.status === 'open' ? await debtNotice(work, debt.id) : undefined
  if (notice !== undefined) return notifyOwed(work, notice, cause)
  await notify(work, cause, {
    template: 'payment-reversed',
    facts: aboutTransfer(transfer),
    to: [{ userId: transfer.userId }],
  })
}
