import { payinEvents, receivableOfPayment } from '../payins/index.ts'
import { toldDebt, toldTransfer, type ToldDebt } from '../transfers/index.ts'
import type { HeardEvent } from '../../platform/events/subscribers.ts'
import type { Work } from '../../platform/work.ts'
import { aboutTransfer, pesos } from './facts-of.ts'
import { everyone } from './hear-customers.ts'
import type { Addressee } from './message.ts'
import type { AboutDebt } from './moments.ts'
import { tellByMail, type Cause } from './tell.ts'

/** The user who ordered the debt's transfer; without a transfer, every user who acts for the debtor. */
const debtorsOf = async (work: Work, { userId, customerId }: ToldDebt): Promise<readonly Addressee[]> =>
  userId === undefined ? everyone(work, customerId) : [{ userId }]

const aboutDebt = ({ debt, recipientName }: ToldDebt): AboutDebt => ({
  debtId: debt.id,
  reference: debt.reference,
  owed: pesos(debt.amountMinor),
  remaining: pesos(debt.outstandingMinor),
  ...(recipientName === undefined ? {} : { recipient: recipientName }),
})

/** The amount due and how to pay it; undefined when the debt is settled. */
async function tellOwed(work: Work, told: ToldDebt, cause: Cause): Promise<void> {
  const { account, debt } = told
  if (account === undefined || debt.status !== 'open') return
  await tellByMail(work, cause, {
    template: 'debt-opened',
    facts: { ...aboutDebt(told), ...account, deadlineAt: debt.dueAt.toISOString() },
    to: await debtorsOf(work, told),
  })
}

/** The amount received for a debt, the rest due, and the excess that is refunded. */
async function tellPaid(work: Work, told: ToldDebt, { facts }: HeardEvent, cause: Cause): Promise<void> {
  const sum = (fact: string) => pesos(BigInt(String(facts[fact])))
  const [paid, sentBack] = [sum('paidMinor'), sum('sentBackMinor')]
  const about = {
    ...aboutDebt(told),
    paid,
    ...(sentBack.minor === '0' ? {} : { sentBack }),
  }
  const to = await debtorsOf(work, told)
  if (paid.minor === '0') return tellByMail(work, cause, { template: 'debt-paid-twice', facts: about, to })
  const template = told.debt.status === 'open' ? 'debt-part-paid' : 'debt-paid'
  return tellByMail(work, cause, { template, facts: about, to })
}

/** Notices about a debt without an order, and about payments of any debt. */
export async function hearDebts(work: Work, event: HeardEvent, cause: Cause): Promise<void> {
  const told = await toldDebt(work, event.subject)
  if (told === undefined) return
  return event.name === payinEvents.debtPaid
    ? tellPaid(work, told, event, cause)
    : tellOwed(work, told, cause)
}

/** A reversed payment of an order was set off against the money available; the rest is owed. */
export async function hearUnwound(work: Work, { subject, facts }: HeardEvent, cause: Cause): Promise<void> {
  const transfer = await toldTransfer(work, subject)
  if (transfer === undefined) return
  const debt = await receivableOfPayment(work, String(facts['paymentId']))
  const told = debt?.status === 'open' ? await toldDebt(work, debt.id) : undefined
  if (told !== undefined) return tellOwed(work, told, cause)
  await tellByMail(work, cause, {
    template: 'payment-reversed',
    facts: aboutTransfer(transfer),
    to: [{ userId: transfer.userId }],
  })
}
