import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { noNewRecipientsUntil } from '../../access/index.ts'
import { signingRefusal } from '../../customers/index.ts'
import type { Transfer } from '../transfer.ts'

/** Whether the user who acts cannot decide alone whom the company pays this amount. False for a person and for staff. */
export const needsSignatures = async (
  work: Work,
  { customerId, usdCents }: Pick<Transfer, 'customerId' | 'usdCents'>,
): Promise<boolean> =>
  work.actor.kind === 'customer' &&
  (await signingRefusal(work, customerId, [work.actor.userId], usdCents)) !== undefined

/**
 * Refuses a correction of the recipient as an order to a new recipient would be: within 24 hours of a change of the
 * user's contact, and when the company needs more signatures than this one. Undefined when neither holds.
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
