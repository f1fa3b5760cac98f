import { isRefusal, refuse, type FieldFault, type Refusal, type Id } from '@puente/contract'
import type { PasskeyAssertion } from '@puente/contract/customer'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { beginTry, tryWasRight, tryWasWrong } from '../sign-in/attempts.ts'
import { consumeAnsweredChallenge } from '../sign-in/challenges.ts'
import { factorChanged } from './factors.ts'
import { NOBODY, type AccountId, type Realm } from '../holder.ts'
import { readAssertion, type RelyingParty } from './passkeys.ts'
import { passkeyOfCredential, spendPasskey } from './passkeys.store.ts'
import { normalRecoveryCode } from './recovery-codes.ts'
import { hasRecoveryCode, recoveryCodeIndexes, spendRecoveryCode } from './recovery-codes.store.ts'
import { totpStep } from './totp.ts'
import { totpOf, spendTotpStep } from './totp.store.ts'

/** A second factor as typed or signed. Exactly one property is set. */
export interface TypedProof {
  readonly totp?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: PasskeyAssertion | undefined
}

/** A second factor that was verified. `spendProof` marks it as used, in the unit of work of the action it allows. */
export type RightProof =
  | { readonly kind: 'totp'; readonly totpId: string; readonly step: number }
  | { readonly kind: 'recovery-code'; readonly indexes: readonly Buffer[] }
  | { readonly kind: 'passkey'; readonly passkeyId: Id<'passkey'>; readonly counter: number }

export type ProofRefusal = Refusal<'proof-wrong' | 'too-many-attempts'>

const actor = { kind: 'system', name: 'access' } as const

/** Whether no second factor was typed. */
export const isEmpty = (typed: TypedProof): boolean =>
  typed.totp === undefined && typed.recoveryCode === undefined && typed.passkey === undefined

/**
 * Verifies a second factor in its own transactions, so that a wrong attempt stays counted and delays the next ones like
 * a wrong password. Call it in a handler's `prepare`.
 */
export async function checkProof(
  runtime: Runtime,
  party: RelyingParty,
  holder: AccountId,
  typed: TypedProof,
  request: RequestFacts,
): Promise<RightProof | ProofRefusal> {
  const kind = typed.passkey === undefined ? 'factor' : 'signature'
  const subject = { what: `${holder.realm}-${kind}`, account: holder.id, holder, kind } as const
  const begun = await beginTry(runtime, subject, request)
  if (isRefusal(begun)) return begun
  const right = await verify(runtime, party, holder, typed)
  if (right !== undefined) {
    await runtime.work(actor, (work) => tryWasRight(work, begun))
    return right
  }
  const refused = { action: 'secondFactor', outcome: 'refused:proof-wrong', subject: holder.id }
  await runtime.work(
    actor,
    async (work) => {
      await tryWasWrong(work, begun)
      await work.audit(refused)
    },
    request,
  )
  return refuse('proof-wrong', {}, wrongField(typed))
}

/** Verifies a passkey for a challenge that any account may answer. Returns its account. */
export async function checkUnnamedPasskey(
  runtime: Runtime,
  party: RelyingParty,
  realm: Realm,
  typed: PasskeyAssertion,
  request: RequestFacts,
): Promise<{ readonly holder: AccountId; readonly right: RightProof } | ProofRefusal> {
  const kept = await runtime.work(actor, (work) => passkeyOfCredential(work, realm, typed.id))
  // An unknown credential runs the same steps and is counted like a known one.
  const holder = { realm, id: kept?.holderId ?? NOBODY }
  const right = await checkProof(runtime, party, holder, { passkey: typed }, request)
  return 'refused' in right ? right : { holder, right }
}

const wrongField = ({ totp, recoveryCode }: TypedProof): FieldFault[] | undefined => {
  if (totp !== undefined) return [{ at: 'totp', fault: 'wrong' }]
  return recoveryCode === undefined ? undefined : [{ at: 'recoveryCode', fault: 'wrong' }]
}

async function verify(
  runtime: Runtime,
  party: RelyingParty,
  holder: AccountId,
  { totp, recoveryCode, passkey }: TypedProof,
): Promise<RightProof | undefined> {
  if ([totp, recoveryCode, passkey].filter((one) => one !== undefined).length !== 1) return undefined
  if (passkey !== undefined) return rightPasskey(runtime, party, holder, passkey)
  return runtime.work(actor, async (work): Promise<RightProof | undefined> => {
    if (totp !== undefined) {
      const kept = await totpOf(work, holder, 'in-force')
      const step = kept && totpStep(kept.secret, totp, work.realNow, kept.lastStep)
      return kept && step !== undefined ? { kind: 'totp', totpId: kept.id, step } : undefined
    }
    const indexes = recoveryCodeIndexes(work.vault, holder, normalRecoveryCode(recoveryCode ?? ''))
    return (await hasRecoveryCode(work, holder, indexes)) ? { kind: 'recovery-code', indexes } : undefined
  })
}

async function rightPasskey(
  runtime: Runtime,
  party: RelyingParty,
  { realm, id }: AccountId,
  typed: PasskeyAssertion,
): Promise<RightProof | undefined> {
  const { challenge, kept } = await runtime.work(actor, async (work) => ({
    challenge: await consumeAnsweredChallenge(work, realm, typed.clientDataJSON),
    kept: await passkeyOfCredential(work, realm, typed.id),
  }))
  if (challenge?.purpose !== 'assertion' || kept?.holderId !== id) return undefined
  if (challenge.holderId !== undefined && challenge.holderId !== id) return undefined
  const counter = await readAssertion(party, challenge.text, kept, typed)
  return counter === undefined ? undefined : { kind: 'passkey', passkeyId: kept.id, counter }
}

/** Marks a verified second factor as used. Of two concurrent uses the second is refused. */
export async function spendProof(
  work: Work,
  holder: AccountId,
  right: RightProof,
): Promise<true | Refusal<'proof-wrong'>> {
  if (!(await spend(work, holder, right))) return refuse('proof-wrong')
  // The owner is notified, in case another person used the code.
  if (right.kind === 'recovery-code') await factorChanged(work, holder, 'recovery-code', 'used')
  return true
}

function spend(work: Work, holder: AccountId, right: RightProof): Promise<boolean> {
  switch (right.kind) {
    case 'totp':
      return spendTotpStep(work, holder.realm, right.totpId, right.step)
    case 'recovery-code':
      return spendRecoveryCode(work, holder, right.indexes)
    case 'passkey':
      return spendPasskey(work, holder.realm, right.passkeyId, right.counter)
  }
}
