import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { Runtime, Work } from '../../../platform/work.ts'
import { createUser, spendCode, tryCode, type RightCode } from '../../access/index.ts'
import { createCustomer } from '../../customers/index.ts'
import { moveAcceptances } from '../../terms/index.ts'
import { onboardingEvents } from '../events.ts'
import { insertApplication } from '../applications/applications.store.ts'
import { settlePersonFile } from '../file-rules.ts'
import { deleteRegistration, lockRegistration } from './registrations.store.ts'

const actor = { kind: 'system', name: 'onboarding' } as const

/** Compares the code of a registration. A wrong attempt stays counted. */
export async function tryRegistrationCode(
  runtime: Runtime,
  id: string,
  code: string,
): Promise<RightCode | Refusal<'registration-expired' | 'code-wrong' | 'code-expired'>> {
  const stands = await runtime.work(actor, async (work) => (await lockRegistration(work, id)) !== undefined)
  return stands
    ? tryCode(runtime, { subject: id, purpose: 'registration', code })
    : refuse('registration-expired')
}

/** Turns the registration into a person's account that sees prices, in one transaction. Returns the user. */
export async function verifyRegistration(
  work: Work,
  id: string,
  right: RightCode,
): Promise<{ readonly userId: Id<'user'> } | Refusal<'registration-expired' | 'code-expired'>> {
  const registration = await lockRegistration(work, id)
  if (registration === undefined) return refuse('registration-expired')
  const spent = await spendCode(work, right)
  if (isRefusal(spent)) return spent
  const { email, password, givenNames, surnames, invitationCode } = registration
  const name = `${givenNames} ${surnames}`
  const customer = await createCustomer(work, {
    kind: 'person',
    name,
    status: 'quote-only',
    level: 'basic',
    country: 'CL',
  })
  if (customer === undefined) throw new Error('a customer without a RUT was taken for another')
  const userId = await createUser(work, { email, password, name, customerIds: [customer.id] })
  // Another registration of the same e-mail was completed meanwhile.
  if (userId === undefined) return refuse('code-expired')
  await moveAcceptances(work, id, userId)
  await insertApplication(work, { id: customer.id, userId, file: { givenNames, surnames } })
  await settlePersonFile(work, customer.id)
  await deleteRegistration(work, id)
  await work.emit({
    name: onboardingEvents.registered,
    subject: userId,
    facts: { customerId: customer.id, ...(invitationCode === undefined ? {} : { invitationCode }) },
  })
  await work.audit({ action: 'verifyRegistration', subject: userId })
  return { userId }
}
