import { isRefusal, refuse, type Id, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { factorChanged } from '../factors/factors.ts'
import { deleteFactors, factorCounts, lockFactors } from '../factors/factors.store.ts'
import { credentialsOf } from '../people/people.store.ts'
import { signOutEverywhere } from '../sign-in/sign-out-everywhere.ts'
import * as store from './contact.store.ts'
import { contactTyped, leaveFormer, type What } from './contact.ts'
import { settleContact } from './keep-contact.ts'

/** The normalized e-mail or phone that staff typed for a user. Refuses one that cannot be theirs. */
export async function contactFor(
  work: Work,
  userId: Id<'user'>,
  what: What,
  typed: string | undefined,
): Promise<string | Refusal<'fields-wrong'>> {
  if (typed === undefined) return refuse('fields-wrong', {}, [{ at: what, fault: 'missing' }])
  const address = await contactTyped(work, what, typed)
  if (isRefusal(address) || what === 'phone') return address
  const holder = await credentialsOf(work, 'user', address)
  if (holder === undefined || holder.id === userId) return address
  return refuse('fields-wrong', {}, [{ at: what, fault: 'in-use' }])
}

/**
 * Replaces the e-mail or phone of a user who cannot do it, with a normalized one that a code has yet to prove. Ends every
 * session, notifies the former address, and stops new recipients for a day. Refuses an e-mail that another user has now.
 */
export async function replaceContact(
  work: Work,
  userId: Id<'user'>,
  what: What,
  address: string,
): Promise<true | Refusal<'fields-wrong'>> {
  const { [what]: former } = await store.lockContact(work, userId)
  if (what === 'phone') await store.setPhone(work, userId, address)
  else if (!(await store.setEmail(work, userId, address, false)))
    return refuse('fields-wrong', {}, [{ at: what, fault: 'in-use' }])
  await store.markContactChanged(work, userId)
  await signOutEverywhere(work, { realm: 'user', id: userId })
  await settleContact(work, userId)
  if (former !== undefined && former !== address) await leaveFormer(work, userId, what, former)
  return true
}

/**
 * Ends the second factors and recovery codes of a user who lost them. Ends every session, notifies the user of each
 * factor, and stops new recipients for a day. Refuses a user without one.
 */
export async function endSecondFactors(
  work: Work,
  userId: Id<'user'>,
): Promise<true | Refusal<'no-second-factor'>> {
  const holder = { realm: 'user', id: userId } as const
  await lockFactors(work, holder)
  const { totpSince, passkeys } = await factorCounts(work, holder)
  if (totpSince === undefined && passkeys === 0) return refuse('no-second-factor')
  await deleteFactors(work, holder)
  await store.markContactChanged(work, userId)
  await signOutEverywhere(work, holder)
  if (totpSince !== undefined) await factorChanged(work, holder, 'totp', 'removed')
  if (passkeys > 0) await factorChanged(work, holder, 'passkey', 'removed')
  return true
}
