import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { accessEvents, issueCode, userIdOf } from '../../access/index.ts'
import { maskedEmail } from '../applications/masked.ts'
import type { Registration } from './registration.ts'
import { lockRegistration } from './registrations.store.ts'

/**
 * Sends a code to the address. If the address has an account, its owner is notified instead, no code is sent, and the
 * response is the same.
 */
export async function sendRegistrationCode(
  work: Work,
  { id, email }: Pick<Registration, 'id' | 'email'>,
): Promise<true | Refusal<'too-many-codes'>> {
  const owner = await userIdOf(work, email)
  const issued = await issueCode(work, {
    purpose: 'registration',
    subject: id,
    channel: 'mail',
    address: email,
    silent: owner !== undefined,
  })
  if (isRefusal(issued)) return issued
  if (owner !== undefined) await work.emit({ name: accessEvents.emailKnown, subject: owner, facts: {} })
  return true
}

/** Sends another code for a registration that has not expired. */
export async function resendRegistrationCode(
  work: Work,
  id: string,
): Promise<{ readonly sentTo: string } | Refusal<'registration-expired' | 'too-many-codes'>> {
  const registration = await lockRegistration(work, id)
  if (registration === undefined) return refuse('registration-expired')
  const sent = await sendRegistrationCode(work, registration)
  return isRefusal(sent) ? sent : { sentTo: maskedEmail(registration.email) }
}
