import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { customerEndpoints } from '@puente/contract/customer'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { handler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { beginTry, tryWasRight, tryWasWrong } from '../sign-in/attempts.ts'
import { factorWasAdded, removeFactor } from './factors.ts'
import { lockFactors } from './factors.store.ts'
import type { AuthContext } from '../auth-context.ts'
import { accountOfActor, type AccountId } from '../holder.ts'
import { proveSession } from '../sign-in/account-sessions.store.ts'
import { personFor } from '../people/people.store.ts'
import { tokenHash } from '../sign-in/token.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'
import { beginTotp, deleteTotp, putTotpInForce, totpOf } from './totp.store.ts'

type Endpoints = Pick<typeof customerEndpoints, 'startTotp' | 'confirmTotp' | 'removeTotp'>

const actor = { kind: 'system', name: 'access' } as const

/** A right code of the authenticator being enrolled. */
interface RightCode {
  readonly totpId: string
  readonly step: number
}

/** Handlers of the TOTP authenticator. */
export const totpHandlers = (
  endpoints: Endpoints,
  { party, mustKeepFactor }: AuthContext,
): readonly Handler[] => [
  handler(endpoints.startTotp, async (work) => {
    const holder = accountOfActor(work.actor)
    const secret = newTotpSecret()
    await beginTotp(work, holder, secret)
    return { secret, uri: totpUri(secret, party.name, (await personFor(work, holder)).email) }
  }),
  preparedHandler(
    endpoints.confirmTotp,
    (runtime, { actor, body, request }) =>
      checkPendingTotp(runtime, accountOfActor(actor), body.code, request),
    (work, { request }, right: RightCode) => confirmTotp(work, request, right),
  ),
  handler(endpoints.removeTotp, (work) => {
    const holder = accountOfActor(work.actor)
    return removeFactor(work, holder, 'totp', mustKeepFactor, () => deleteTotp(work, holder))
  }),
]

/** Counted like any second factor, so that a session thief cannot enrol an authenticator by guessing. */
async function checkPendingTotp(
  runtime: Runtime,
  holder: AccountId,
  code: string,
  request: RequestFacts,
): Promise<RightCode | Refusal<'proof-wrong' | 'too-many-attempts'>> {
  const subject = { what: `${holder.realm}-enrolment`, account: holder.id, holder, kind: 'factor' } as const
  const begun = await beginTry(runtime, subject, request)
  if (isRefusal(begun)) return begun
  const right = await runtime.work(actor, async (work) => {
    const kept = await totpOf(work, holder, 'pending')
    const step = kept && totpStep(kept.secret, code, work.realNow, kept.lastStep)
    const found = kept && step !== undefined ? { totpId: kept.id, step } : undefined
    await (found === undefined ? tryWasWrong(work, begun) : tryWasRight(work, begun))
    return found
  })
  if (right === undefined) return refuse('proof-wrong', {}, [{ at: 'code', fault: 'wrong' }])
  return right
}

async function confirmTotp(
  work: Work,
  request: RequestFacts,
  { totpId, step }: RightCode,
): Promise<{ recoveryCodes?: string[] } | Refusal<'proof-wrong' | 'signed-out'>> {
  const holder = accountOfActor(work.actor)
  await lockFactors(work, holder)
  if (!(await putTotpInForce(work, holder, totpId, step))) return refuse('proof-wrong')
  const proven = await proveSessionNow(work, holder, request)
  if (isRefusal(proven)) return proven
  const recoveryCodes = await factorWasAdded(work, holder, 'totp')
  return recoveryCodes === undefined ? {} : { recoveryCodes }
}

/** Records in this session that a second factor was shown now. */
export async function proveSessionNow(
  work: Work,
  holder: AccountId,
  request: RequestFacts,
): Promise<true | Refusal<'signed-out'>> {
  const hash = tokenHash(request.sessionToken ?? '')
  return hash !== undefined && (await proveSession(work, holder, hash)) ? true : refuse('signed-out')
}
