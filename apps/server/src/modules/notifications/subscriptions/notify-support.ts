import { supportEvents, threadForMail, type ThreadForMail } from '../../support/index.ts'
import { transferForNotification } from '../../transfers/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import { everyone } from './notify-customers.ts'
import type { Addressee } from '../message.ts'
import { notify, type Cause } from '../send-message.ts'

/** The user who ordered the thread's transfer; without a transfer, every user of the customer. */
async function readersOf(work: Work, { customerId, transferId }: ThreadForMail): Promise<Addressee[]> {
  const transfer = transferId === undefined ? undefined : await transferForNotification(work, transferId)
  if (transfer !== undefined) return [{ userId: transfer.userId }]
  return customerId === undefined ? [] : everyone(work, customerId)
}

/** A person without an account has no screen: the mail confirms the complaint, and later contains the answer. */
async function mailStranger(work: Work, name: string, thread: ThreadForMail, cause: Cause): Promise<void> {
  if (thread.contact === undefined) return
  const { email, answer } = thread.contact
  const to = [{ address: email }]
  const { folio, answerBy } = thread
  if (name === supportEvents.staffWrote && answer !== undefined) {
    const facts = { folio, answer: { prose: answer } }
    await notify(work, cause, { template: 'complaint-answered', facts, to })
  } else if (name === supportEvents.customerWrote && answerBy !== undefined) {
    const facts = { folio, answerBy: answerBy.toISOString() }
    await notify(work, cause, { template: 'complaint-received', facts, to })
  }
}

/** Notifies about a thread. A customer's mail says that there is an answer and never contains it. */
export async function notifySupport(
  work: Work,
  { name, subject }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const thread = await threadForMail(work, subject)
  if (thread === undefined) return
  if (thread.contact !== undefined) return mailStranger(work, name, thread, cause)
  if (name !== supportEvents.staffWrote) return
  await notify(work, cause, {
    template: 'staff-wrote',
    facts: { threadId: thread.id },
    to: await readersOf(work, thread),
  })
}
