import { isRefusal, toWireId, type Refusal } from '@puente/contract'
import type { StaffThread, StaffThreadSummary } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { customersFor } from '../customers/index.ts'
import type { Contact, Thread } from './thread.ts'
import { headOf, messageViews } from './thread-view.ts'
import { contactOf, transferBehind } from './threads.store.ts'

/** Threads as rows of the queue, with their customers. */
export async function staffThreadSummaries(
  work: Work,
  threads: readonly Thread[],
): Promise<StaffThreadSummary[]> {
  const ids = threads.flatMap(({ customerId }) => customerId ?? [])
  const customers = await customersFor(work, [...new Set(ids)])
  return threads.map((thread) => {
    const customer = customers.get(thread.customerId ?? '')
    return {
      ...headOf(thread),
      ...(customer === undefined
        ? {}
        : {
            customer: { id: toWireId('customer', customer.id), name: customer.name, kind: customer.kind },
          }),
    }
  })
}

/** One thread as staff see it. Writes the view to the audit trail, because it contains personal data. */
export async function staffThreadView(
  work: Work,
  thread: Thread,
  asked: Parameters<typeof messageViews>[2] = {},
): Promise<StaffThread | Refusal<'fields-wrong'>> {
  const page = await messageViews(work, thread, asked, (name) => name)
  if (isRefusal(page)) return page
  await work.audit({ action: 'look-at-thread', subject: thread.id })
  const [head] = await staffThreadSummaries(work, [thread])
  if (head === undefined) throw new Error(`thread ${thread.id} is gone`)
  const contact = await contactOf(work, thread.id)
  const transfer = thread.transferId === undefined ? undefined : await transferBehind(work, thread.transferId)
  return {
    ...head,
    ...page,
    ...(transfer === undefined ? {} : { transferReference: transfer.reference }),
    ...(contact === undefined ? {} : { contact: contactView(contact) }),
  }
}

const contactView = ({ name, email, ...more }: Contact): NonNullable<StaffThread['contact']> => ({
  name,
  email,
  ...(more.phone === undefined ? {} : { phone: more.phone }),
  ...(more.rut === undefined ? {} : { rut: more.rut }),
  ...(more.claimedReference === undefined ? {} : { claimedReference: more.claimedReference }),
})
