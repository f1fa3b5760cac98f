import { refuse, type ProofMethod, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { forgetRemembered } from './devices.store.ts'
import { accessEvents } from '../events.ts'
import { factorCounts, lockFactors } from './factors.store.ts'
import type { AccountId } from '../holder.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { deleteRecoveryCodes } from './recovery-codes.store.ts'
import { isReachedByPhoneOnly } from '../contacts/unproven.store.ts'
import { endEnrolment } from '../sign-in/account-sessions.store.ts'

export type Factor = 'totp' | 'passkey' | 'recovery-code'

/** Methods by which an account can show a second factor, the best first; empty when it has none. */
export async function factorMethods(work: Work, holder: AccountId): Promise<ProofMethod[]> {
  const { totpSince, passkeys, recoveryCodes } = await factorCounts(work, holder)
  if (totpSince === undefined && passkeys === 0) return []
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(totpSince === undefined ? [] : (['totp'] as const)),
    ...(recoveryCodes > 0 ? (['recovery-code'] as const) : []),
  ]
}

/**
 * Methods of a step-up: the second factors; without one a code by mail, or by SMS to the verified phone while mail
 * bounces.
 */
export async function proofMethodsOf(work: Work, holder: AccountId): Promise<ProofMethod[]> {
  const methods = await factorMethods(work, holder)
  if (methods.length > 0) return methods
  return (await isReachedByPhoneOnly(work, holder)) ? ['sms'] : ['mail']
}

/** Emits that a factor was added, removed, renewed or used. */
export async function factorChanged(
  work: Work,
  holder: AccountId,
  factor: Factor,
  change: 'added' | 'removed' | 'renewed' | 'used',
): Promise<void> {
  await work.emit({ name: accessEvents.factorChanged, subject: holder.id, facts: { factor, change } })
}

/**
 * Follows a new factor: sessions of staff who had to enrol one get full access, and remembered browsers are asked
 * again. Returns recovery codes when the account has none.
 */
export async function factorWasAdded(
  work: Work,
  holder: AccountId,
  factor: Factor,
): Promise<string[] | undefined> {
  await factorChanged(work, holder, factor, 'added')
  await forgetRemembered(work, holder)
  await endEnrolment(work, holder)
  const { recoveryCodes } = await factorCounts(work, holder)
  return recoveryCodes > 0 ? undefined : issueRecoveryCodes(work, holder)
}

/**
 * Removes a factor; `remove` returns whether it existed. Refuses the last one where one is required. Deletes the
 * recovery codes with the last one.
 */
export async function removeFactor(
  work: Work,
  holder: AccountId,
  factor: Factor,
  mustKeepOne: boolean,
  remove: () => Promise<boolean>,
): Promise<undefined | Refusal<'not-found' | 'last-factor'>> {
  await lockFactors(work, holder)
  if (!(await remove())) return refuse('not-found')
  const left = await factorCounts(work, holder)
  if (left.totpSince === undefined && left.passkeys === 0) {
    if (mustKeepOne) return refuse('last-factor')
    await deleteRecoveryCodes(work, holder)
  }
  await forgetRemembered(work, holder)
  await factorChanged(work, holder, factor, 'removed')
  return undefined
}
