import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { Runtime, Work } from '../../../platform/work.ts'
import {
  issueCode,
  phoneFault,
  phoneRules,
  putContactInForce,
  tryCode,
  type RightCode,
} from '../../access/index.ts'
import { maskedPhone } from './masked.ts'
import { applicant, openApplication, provenPhone } from './open-application.ts'

/**
 * Whether the phone of the application is another one than the user's verified phone. It then needs the step-up that a
 * change of contact needs. Locks the application, so that its phone stays the same until the work ends.
 */
export async function replacesProvenPhone(work: Work): Promise<boolean> {
  const application = await openApplication(work)
  if (isRefusal(application)) return false
  const proven = await provenPhone(work, applicant(work).userId)
  const { phone } = application.file
  return proven !== undefined && phone !== undefined && phone !== proven
}

/** Sends a code to the phone of the application. */
export async function sendPhoneCode(
  work: Work,
): Promise<
  | { readonly sentTo: string; readonly expiresAt: string }
  | Refusal<'not-found' | 'fields-wrong' | 'application-closed' | 'too-many-codes'>
> {
  const application = await openApplication(work)
  if (isRefusal(application)) return application
  const { phone } = application.file
  if (phone === undefined) return refuse('fields-wrong', {}, [{ at: 'phone', fault: 'missing' }])
  const fault = phoneFault(await phoneRules(work), phone)
  if (fault !== undefined) return refuse('fields-wrong', {}, [{ at: 'phone', fault }])
  const subject = applicant(work).userId
  const issued = await issueCode(work, { purpose: 'phone', subject, channel: 'sms', address: phone })
  if (isRefusal(issued)) return issued
  return { sentTo: maskedPhone(phone), expiresAt: issued.expiresAt.toISOString() }
}

/** Compares a code of the acting user's phone. A wrong attempt stays counted. */
export const tryPhoneCode = (
  runtime: Runtime,
  userId: Id<'user'>,
  code: string,
): Promise<RightCode | Refusal<'code-wrong' | 'code-expired'>> =>
  tryCode(runtime, { subject: userId, purpose: 'phone', code })

/**
 * Sets the verified phone of the user. A former phone is notified, and new recipients are stopped, as after a change of
 * contact. Refuses a code that was sent to another phone than the application's.
 */
export async function verifyPhone(
  work: Work,
  right: RightCode,
): Promise<true | Refusal<'not-found' | 'application-closed' | 'code-expired'>> {
  const application = await openApplication(work)
  if (isRefusal(application)) return application
  if (right.address !== application.file.phone) return refuse('code-expired')
  return putContactInForce(work, applicant(work).userId, 'phone', right)
}
