import { transferForNotification } from '../transfers/index.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { aboutTransfer, howToPay, pesos } from './subscriptions/facts-of.ts'
import { takeReminders, type Reminder } from './reminders.store.ts'
import { notify } from './send-message.ts'

const actor = { kind: 'system', name: 'notifications' } as const
const BATCH = 50

/** Sends the mail of a reminder, if it still applies. */
async function remindOf(work: Work, { kind, transferId, dueAt }: Reminder): Promise<void> {
  const transfer = await transferForNotification(work, transferId)
  if (transfer === undefined) return
  const cause = { key: `${kind} ${transferId} ${dueAt.toISOString()}`, subject: transferId }
  const to = [{ userId: transfer.userId }]
  const about = aboutTransfer(transfer)
  if (kind === 'review') {
    if (transfer.state === 'in-review')
      await notify(work, cause, { template: 'review-lasting', facts: about, to })
    return
  }
  const pay = howToPay(transfer)
  const { heldMinor, remainingMinor, fundingDeadlineAt } = transfer
  const waits = transfer.state === 'awaiting-payin' && remainingMinor > 0n && fundingDeadlineAt > work.now
  if (!waits || pay === undefined) return
  const facts = { ...about, ...pay, held: pesos(heldMinor), remaining: pesos(remainingMinor) }
  await notify(work, cause, { template: 'deadline-near', facts, to })
}

/** Sends the mails of due reminders. Returns the number of reminders handled. */
export async function remind(runtime: Runtime): Promise<number> {
  return runtime.work(actor, async (work) => {
    const due = await takeReminders(work, BATCH)
    for (const reminder of due) await remindOf(work, reminder)
    return due.length
  })
}
