import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { SecondFactorAsked } from '@puente/contract/customer'
import type { Runtime, Work } from '../../../platform/work.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { issueChallenge } from './challenges.ts'
import { isRemembered } from '../factors/devices.ts'
import { factorMethods } from '../factors/factors.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AccountId } from '../holder.ts'
import { signInto, type Visit } from './open-session.ts'
import { passkeyRequestFor } from '../factors/passkeys.ts'
import { passkeysOf } from '../factors/passkeys.store.ts'
import { endPendingSignIn, insertPendingSignIn, accountOfPendingSignIn } from './pending-sign-ins.store.ts'
import {
  checkProof,
  spendProof,
  type ProofRefusal,
  type RightProof,
  type TypedProof,
} from '../factors/proof.ts'
import { newToken, tokenHash } from './token.ts'

const PENDING_LIFE_MS = 5 * 60_000
const actor = { kind: 'system', name: 'access' } as const

/**
 * Continues after a right password: opens a session, or requests the second factor. Staff who must have a factor and
 * have none get a session that may only enrol one.
 */
export async function afterPassword(
  work: Work,
  { realm, party, mustKeepFactor }: AuthContext,
  visit: Visit,
  holder: AccountId,
): Promise<SecondFactorAsked | undefined> {
  const methods = await factorMethods(work, holder)
  const remembered = realm === 'user' && (await isRemembered(work, holder, visit.request))
  if (methods.length === 0 || remembered) {
    await signInto(work, visit, holder, { enrolling: methods.length === 0 && mustKeepFactor })
    return undefined
  }
  const pendingId = newToken()
  const hash = tokenHash(pendingId)
  if (hash === undefined) throw new Error('a new token has another form than tokens have')
  const expiresAt = new Date(work.realNow.getTime() + PENDING_LIFE_MS)
  await insertPendingSignIn(work, holder, hash, expiresAt)
  return {
    secondFactor: {
      pendingId,
      methods,
      ...(methods.includes('passkey') ? { passkey: await askForPasskey(work, party, holder) } : {}),
      expiresAt: expiresAt.toISOString(),
    },
  }
}

/** Issues a challenge for the passkeys of one account. */
export async function askForPasskey(work: Work, party: AuthContext['party'], holder: AccountId) {
  const challenge = await issueChallenge(work, holder.realm, { purpose: 'assertion', holderId: holder.id })
  return passkeyRequestFor(party, challenge, await passkeysOf(work, holder))
}

export interface WaitingRight {
  readonly holder: AccountId
  readonly hash: Buffer
  readonly right: RightProof
}

/** Verifies the second factor of a pending sign-in. */
export async function checkPending(
  runtime: Runtime,
  { realm, party }: AuthContext,
  { pendingId, ...typed }: TypedProof & { readonly pendingId: string },
  request: RequestFacts,
): Promise<WaitingRight | ProofRefusal | Refusal<'sign-in-expired'>> {
  const hash = tokenHash(pendingId)
  const holder = hash && (await runtime.work(actor, (work) => accountOfPendingSignIn(work, realm, hash)))
  if (hash === undefined || holder === undefined) return refuse('sign-in-expired')
  const right = await checkProof(runtime, party, holder, typed, request)
  return isRefusal(right) ? right : { holder, hash, right }
}

/** Opens the session of a pending sign-in. */
export async function finishPending(
  work: Work,
  visit: Visit,
  { holder, hash, right }: WaitingRight,
  remember: boolean,
): Promise<true | Refusal<'sign-in-expired' | 'proof-wrong'>> {
  if (!(await endPendingSignIn(work, holder.realm, hash))) return refuse('sign-in-expired')
  return signInProven(work, visit, holder, right, remember)
}

/** Opens a session after a verified second factor, and marks the factor as used. */
export async function signInProven(
  work: Work,
  visit: Visit,
  holder: AccountId,
  right: RightProof,
  remember = false,
): Promise<true | Refusal<'proof-wrong'>> {
  const spent = await spendProof(work, holder, right)
  if (isRefusal(spent)) return spent
  await signInto(work, visit, holder, { proven: true, remember: remember && holder.realm === 'user' })
  return true
}
