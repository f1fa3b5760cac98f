import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { contactsOf } from '../access/index.ts'
import { customerFor } from '../customers/index.ts'
import { isOpen, type Application } from './application.ts'
import { insertApplication, lockApplication } from './applications.store.ts'
import { settlePersonFile } from './file-rules.ts'

/** Who acts, at a customers' handler. */
export function applicant(work: Work): { readonly userId: string; readonly customerId: string } {
  if (work.actor.kind !== 'customer') throw new Error('a customer handler was opened for someone else')
  return work.actor
}

/** The phone that a user has proven, as +56912345678. */
export async function provenPhone(work: Work, userId: string): Promise<string | undefined> {
  const contact = (await contactsOf(work, [userId])).get(userId)
  return contact?.phoneVerified === true ? contact.phone : undefined
}

/** The acting person's file, locked; it begins empty. A company has none here. */
export async function lockOwnApplication(
  work: Work,
): Promise<Application | Refusal<'not-found' | 'application-closed'>> {
  const { userId, customerId } = applicant(work)
  const kept = await lockApplication(work, customerId)
  if (kept !== undefined) return kept
  const customer = await customerFor(work, customerId)
  if (customer?.kind !== 'person') return refuse('not-found')
  // Whoever was confirmed elsewhere has nothing to hand in.
  if (customer.status !== 'quote-only') return refuse('application-closed')
  await insertApplication(work, { id: customerId, userId, file: {} })
  await settlePersonFile(work, customerId)
  return (await lockApplication(work, customerId)) ?? refuse('not-found')
}

/** The same, for whoever wants to change it. */
export async function openApplication(
  work: Work,
): Promise<Application | Refusal<'not-found' | 'application-closed'>> {
  const application = await lockOwnApplication(work)
  return 'refused' in application || isOpen(application) ? application : refuse('application-closed')
}
