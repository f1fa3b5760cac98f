import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { contactsOf } from '../../access/index.ts'
import { customerFor } from '../../customers/index.ts'
import { isOpen, type Application } from './application.ts'
import { insertApplication, lockApplication } from './applications.store.ts'
import { settlePersonFile } from '../file-rules.ts'

/** The acting user and customer. Throws for other actors. */
export function applicant(work: Work): { readonly userId: Id<'user'>; readonly customerId: Id<'customer'> } {
  if (work.actor.kind !== 'customer') throw new Error('a customer handler was opened for someone else')
  return work.actor
}

/** The verified phone of a user, as +56912345678. */
export async function provenPhone(work: Work, userId: Id<'user'>): Promise<string | undefined> {
  const contact = (await contactsOf(work, [userId])).get(userId)
  return contact?.phoneVerified === true ? contact.phone : undefined
}

/** The acting person's application, locked; inserted empty when there is none. Refuses for a company. */
export async function lockOwnApplication(
  work: Work,
): Promise<Application | Refusal<'not-found' | 'application-closed'>> {
  const { userId, customerId } = applicant(work)
  const kept = await lockApplication(work, customerId)
  if (kept !== undefined) return kept
  const customer = await customerFor(work, customerId)
  if (customer?.kind !== 'person') return refuse('not-found')
  // A person confirmed elsewhere has no application to submit.
  if (customer.status !== 'quote-only') return refuse('application-closed')
  await insertApplication(work, { id: customerId, userId, file: {} })
  await settlePersonFile(work, customerId)
  return (await lockApplication(work, customerId)) ?? refuse('not-found')
}

/** As `lockOwnApplication`, and refuses one that cannot be changed. */
export async function openApplication(
  work: Work,
): Promise<Application | Refusal<'not-found' | 'application-closed'>> {
  const application = await lockOwnApplication(work)
  return 'refused' in application || isOpen(application) ? application : refuse('application-closed')
}
