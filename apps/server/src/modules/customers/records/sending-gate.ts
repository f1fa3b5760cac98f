import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { publicRestriction } from '../restrictions/public-restriction.ts'
import { sendingStanding } from './customers.store.ts'

/**
 * Refuses sending unless the acting customer's account is active, a representative may sign alone, and no restriction
 * stops orders. Undefined when allowed.
 */
export async function sendingGate(
  work: Work,
): Promise<Refusal<'quote-only' | 'sending-restricted'> | undefined> {
  if (work.actor.kind !== 'customer') return undefined
  const { customerId } = work.actor
  const standing = await sendingStanding(work, customerId)
  if (standing?.maySend !== true) return refuse('quote-only')
  return standing.isRestricted ? restrictedRefusal(work, customerId) : undefined
}

/** The refusal of an order of a restricted customer: the neutral class, and the day until which it is reviewed. */
export async function restrictedRefusal(
  work: Work,
  customerId: string,
): Promise<Refusal<'sending-restricted'>> {
  const shown = (await publicRestriction(work, [customerId])).get(customerId)
  return refuse(
    'sending-restricted',
    shown === undefined ? {} : { class: shown.class, reviewOn: shown.reviewOn },
  )
}
