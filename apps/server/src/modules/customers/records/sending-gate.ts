import { refuse, type Id, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { publicRestriction } from '../restrictions/public-restriction.ts'
import { sendingStanding } from './customers.store.ts'

/**
 * Refuses sending unless the acting customer's account is active and not
 * being closed, and no restriction stops orders. Undefined when allowed.
 */
export async function sendingGate(
  work: Work,
): Promise<Refusal<'quote-only' | 'sending-restricted' | 'account-closing' | 'account-closed'> | undefined> {
  if (work.actor.kind !== 'customer') return undefined
  const { customerId } = work.actor
  const standing = await sendingStanding(work, customerId)
  if (standing?.isClosed === true) return refuse('account-closed')
  if (standing?.maySend !== true) return refuse('quote-only')
  if (standing.isClosing) return refuse('account-closing')
  return standing.isRestricted ? restrictedRefusal(work, customerId) : undefined
}

/** Refuses new data of a customer whose account is closed. Undefined when it is not closed. */
export async function closedRefusal(
  work: Work,
  customerId: Id<'customer'>,
): Promise<Refusal<'account-closed'> | undefined> {
  return (await sendingStanding(work, customerId))?.isClosed === true ? refuse('account-closed') : undefined
}

/** Why an order is refused under the customer's lock: a restriction, or the closing of the account. */
export async function stopRefusal(
  work: Work,
  customerId: string,
): Promise<Refusal<'sending-restricted' | 'account-closing'>> {
  const standing = await sendingStanding(work, customerId)
  return standing?.isRestricted === true ? restrictedRefusal(work, customerId) : refuse('account-closing')
}

/** The refusal of an order of a restricted customer: the neutral class, and the day until which it is reviewed. */
async function restrictedRefusal(work: Work, customerId: string): Promise<Refusal<'sending-restricted'>> {
  const shown = (await publicRestriction(work, [customerId])).get(customerId)
  return refuse(
    'sending-restricted',
    shown === undefined ? {} : { class: shown.class, reviewOn: shown.reviewOn },
  )
}
