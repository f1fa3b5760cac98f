import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { noNewRecipientsUntil } from '../../access/index.ts'
import { signingRefusal } from '../../customers/index.ts'
import type { Transfer } from '../transfer.ts'

/** Returns whether the amount requires more signatures than that of the acting user. Always false for a person and for staff. */
export const needsSignatures = async (
  work: Work,
  { customerId, usdCents }: Pick<Transfer, 'customerId' | 'usdCents'>,
): Promise<boolean> =>
  work.actor.kind === 'customer' &&
  (await signingRefusal(work, customerId, [work.actor.userId], usdCents)) !== undefined

/**
 * Refuses a correction of the recipient within 24 hours of a change of the user's contact, and one by a member whose
 * signature alone does not allow the amount. Returns undefined when the correction is allowed.
 */
export async function correctionRefusal(
  work: Work,
  transfer: Transfer,
): Promise<Refusal<'contact-just-changed' | 'correction-needs-signatures'> | undefined> {
  if (work.actor.kind !== 'customer') return undefined
  const until = await noNewRecipientsUntil(work, work.actor.userId)
  if (until !== undefined) return refuse('contact-just-changed', { until: until.toISOString() })
  return (await needsSignatures(work, transfer)) ? refuse('correction-needs-signatures') : undefined
}
