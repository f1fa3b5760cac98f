import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import { networkOf } from '../../../platform/http/requests/network.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { issueCode, spendCode, tryCode, type RightCode } from '../contacts/codes.ts'
import { normalEmail } from '../contacts/email.ts'
import { knownBrowser } from '../factors/devices.ts'
import { factorMethods } from '../factors/factors.ts'
import type { AuthContext } from '../auth-context.ts'
import { NOBODY, type AccountId, type Realm } from '../holder.ts'
import { passwordOwner } from './own-words.ts'
import { hashPassword, type PasswordHash } from './password.ts'
import { passwordFault } from './password-rule.ts'
import { credentialsOf } from '../people/people.store.ts'
import {
  checkProof,
  isEmpty,
  spendProof,
  type ProofRefusal,
  type RightProof,
  type TypedProof,
} from '../factors/proof.ts'
import { replacePassword } from './replace-password.ts'
import { markEmailVerified } from '../contacts/keep-contact.ts'

const actor = { kind: 'system', name: 'access' } as const

/**
 * Issues a code for a lost password, valid for this recovery only: attempts of another recovery for the same e-mail do
 * not affect it. For an e-mail without an account it runs the same steps and sends nothing, so that neither the
 * response nor its time shows which accounts exist.
 */
export async function startRecovery(
  work: Work,
  realm: Realm,
  typedEmail: string,
  request: RequestFacts,
): Promise<{ readonly id: string; readonly expiresAt: Date } | Refusal<'too-many-codes'>> {
  const email = normalEmail(typedEmail)
  const known = await credentialsOf(work, realm, email)
  const browser = await knownBrowser(work, { realm, id: known?.id ?? NOBODY }, request)
  const id = work.id()
  const issued = await issueCode(work, {
    purpose: 'recovery',
    subject: id,
    channel: 'mail',
    address: email,
    realm,
    browser,
    silent: known === undefined,
  })
  return isRefusal(issued) ? issued : { id, expiresAt: issued.expiresAt }
}

export interface Recovered {
  readonly holder: AccountId
  readonly code: RightCode
  readonly right: RightProof | undefined
  readonly password: PasswordHash
}

type RecoveryRefusal =
  | ProofRefusal
  | Refusal<'code-wrong' | 'code-expired' | 'fields-wrong' | 'second-factor-asked' | 'too-many-attempts'>

/** Checks the code, the new password and, for an account with one, the second factor. Hashes when all are right. */
export async function checkRecovery(
  runtime: Runtime,
  context: AuthContext,
  recoveryId: Id<'recovery'>,
  { code, password, ...typed }: TypedProof & { readonly code: string; readonly password: string },
  request: RequestFacts,
): Promise<Recovered | RecoveryRefusal> {
  const { realm, party } = context
  const rightCode = await tryCode(runtime, { subject: recoveryId, purpose: 'recovery', code })
  if (isRefusal(rightCode)) return rightCode
  const found = await runtime.work(actor, async (work) => {
    const kept = await credentialsOf(work, realm, rightCode.address)
    if (kept === undefined) return undefined
    const holder = { realm, id: kept.id }
    const methods = await factorMethods(work, holder)
    return { holder, methods, owner: await passwordOwner(work, context, holder) }
  })
  if (found === undefined) return refuse('code-expired')
  const { holder, owner } = found
  const fault = await passwordFault(password, owner)
  if (fault !== undefined) return refuse('fields-wrong', {}, [{ at: 'password', fault }])
  if (found.methods.length > 0 && isEmpty(typed))
    return refuse('second-factor-asked', { methods: found.methods.join(',') })
  const right =
    found.methods.length > 0 ? await checkProof(runtime, party, holder, typed, request) : undefined
  if (isRefusal(right)) return right
  return { holder, code: rightCode, right, password: await hashPassword(password, networkOf(request.ip)) }
}

/** Sets the new password and ends every session. The code has proved the e-mail too. */
export async function finishRecovery(
  work: Work,
  { holder, code, right, password }: Recovered,
): Promise<undefined | Refusal<'code-expired' | 'proof-wrong'>> {
  const spent = await spendCode(work, code)
  if (isRefusal(spent)) return spent
  const shown = right === undefined ? true : await spendProof(work, holder, right)
  if (isRefusal(shown)) return shown
  if (holder.realm === 'user') await markEmailVerified(work, holder.id)
  await replacePassword(work, holder, password)
  await work.audit({ action: 'finishRecovery', subject: holder.id })
  return undefined
}
