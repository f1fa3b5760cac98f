import { refuse, type Id, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { accessEvents } from '../events.ts'
import { forgetRemembered } from '../factors/devices.store.ts'
import { factorChanged } from '../factors/factors.ts'
import { deleteFactors, factorCounts, lockFactors } from '../factors/factors.store.ts'
import type { AccountId } from '../holder.ts'
import { credentialsOf } from '../people/people.store.ts'
import { endPendingSignInsOf } from '../sign-in/pending-sign-ins.store.ts'
import { signOutOthers } from '../sign-in/signed-out.ts'
import * as store from './contact.store.ts'
import type { What } from './contact.ts'
import { parseEmail } from './email.ts'
import { settleContact } from './keep-contact.ts'
import { normalPhone, phoneFault, phoneRules } from './phone.ts'

/** The normalized e-mail or phone that staff typed for a user. Refuses one that cannot be theirs. */
export async function contactTyped(
  work: Work,
  userId: Id<'user'>,
  what: What,
  typed: string | undefined,
): Promise<string | Refusal<'fields-wrong'>> {
  if (typed === undefined) return refuse('fields-wrong', {}, [{ at: what, fault: 'missing' }])
  const address = what === 'email' ? parseEmail(typed) : normalPhone(typed)
  if (address === undefined) return refuse('fields-wrong', {}, [{ at: what, fault: 'wrong-format' }])
  if (what === 'phone') {
    const fault = phoneFault(await phoneRules(work), address)
    return fault === undefined ? address : refuse('fields-wrong', {}, [{ at: what, fault }])
  }
  const holder = await credentialsOf(work, 'user', address)
  if (holder === undefined || holder.id === userId) return address
  return refuse('fields-wrong', {}, [{ at: what, fault: 'in-use' }])
}

/** Ends what signs a user in besides the password: sessions, pending sign-ins and remembered browsers. */
async function signOut(work: Work, holder: AccountId): Promise<void> {
  await signOutOthers(work, holder)
  await endPendingSignInsOf(work, holder)
  await forgetRemembered(work, holder)
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
  await signOut(work, { realm: 'user', id: userId })
  await settleContact(work, userId)
  if (former === undefined || former === address) return true
  const formerAddressId = await store.keepFormerAddress(work, userId, what, former)
  await work.emit({ name: accessEvents.contactChanged, subject: userId, facts: { what, formerAddressId } })
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
  await signOut(work, holder)
  if (totpSince !== undefined) await factorChanged(work, holder, 'totp', 'removed')
  if (passkeys > 0) await factorChanged(work, holder, 'passkey', 'removed')
  return true
}
