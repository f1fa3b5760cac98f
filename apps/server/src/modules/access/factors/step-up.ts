import { isRefusal, refuse, type ProofMethod, type Refusal } from '@puente/contract'
import type { PasskeyRequest } from '@puente/contract/customer'
import { stepUpLifeMs } from '../../../platform/http/answer.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { issueCode, spendCode, tryCode, type RightCode } from '../contacts/codes.ts'
import { contactsOf } from '../contacts/contact.store.ts'
import { rememberBrowser } from './devices.ts'
import { factorMethods, proofMethodsOf } from './factors.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AccountId } from '../holder.ts'
import { beganAfter, deviceOfSession, proveSession } from '../sign-in/account-sessions.store.ts'
import { maskedEmail, maskedPhone } from '../contacts/mask.ts'
import type { Visit } from '../sign-in/open-session.ts'
import { personFor } from '../people/people.store.ts'
import { phoneFault, phoneRules } from '../contacts/phone.ts'
import {
  checkProof,
  isEmpty,
  spendProof,
  type ProofRefusal,
  type RightProof,
  type TypedProof,
} from './proof.ts'
import { askForPasskey } from '../sign-in/sign-in.ts'
import { tokenHash } from '../sign-in/token.ts'

const actor = { kind: 'system', name: 'access' } as const

interface Ways {
  readonly methods: ProofMethod[]
  readonly passkey?: PasskeyRequest
  readonly sentTo?: string
}

/** How long after sign-in a code by SMS may replace one to a mailbox that bounces. */
const FRESH_MS = 15 * 60_000

/**
 * Starts a step-up: returns the methods of the account. Without a second factor it sends a code by mail; where mail
 * bounces, a code by SMS if the session began less than 15 minutes ago.
 */
export async function startStepUp(
  work: Work,
  { party }: AuthContext,
  holder: AccountId,
  { sessionToken }: RequestFacts,
): Promise<Ways | Refusal<'too-many-codes' | 'sign-in-again' | 'phone-not-served'>> {
  const methods = await proofMethodsOf(work, holder)
  if (methods.includes('passkey')) return { methods, passkey: await askForPasskey(work, party, holder) }
  if (methods.includes('sms')) {
    const hash = tokenHash(sessionToken ?? '')
    const fresh = new Date(work.realNow.getTime() - FRESH_MS)
    if (hash === undefined || !(await beganAfter(work, holder, hash, fresh))) return refuse('sign-in-again')
    const phone = (await contactsOf(work, [holder.id])).get(holder.id)?.phone ?? ''
    if (phoneFault(await phoneRules(work), phone) !== undefined) return refuse('phone-not-served')
    return codeTo(work, methods, holder, 'sms', phone)
  }
  if (!methods.includes('mail')) return { methods }
  return codeTo(work, methods, holder, 'mail', (await personFor(work, holder)).email)
}

async function codeTo(
  work: Work,
  methods: ProofMethod[],
  { id: subject, realm }: AccountId,
  channel: 'mail' | 'sms',
  address: string,
): Promise<Ways | Refusal<'too-many-codes'>> {
  const issued = await issueCode(work, { purpose: 'step-up', subject, channel, address, own: true, realm })
  if (isRefusal(issued)) return issued
  return { methods, sentTo: channel === 'mail' ? maskedEmail(address) : maskedPhone(address) }
}

export type ShownProof = { readonly code: RightCode } | { readonly right: RightProof }

/** Verifies a step-up. A code is accepted only from an account without a second factor. */
export async function checkStepUp(
  runtime: Runtime,
  { party }: AuthContext,
  holder: AccountId,
  { code, ...typed }: TypedProof & { readonly code?: string | undefined },
  request: RequestFacts,
): Promise<ShownProof | ProofRefusal | Refusal<'code-wrong' | 'code-expired' | 'fields-wrong'>> {
  if (code === undefined && isEmpty(typed))
    return refuse('fields-wrong', {}, [{ at: 'code', fault: 'missing' }])
  if (code === undefined) {
    const right = await checkProof(runtime, party, holder, typed, request)
    return isRefusal(right) ? right : { right }
  }
  const methods = await runtime.work(actor, (work) => factorMethods(work, holder))
  if (methods.length > 0) return refuse('proof-wrong')
  const right = await tryCode(runtime, { subject: holder.id, purpose: 'step-up', code })
  return isRefusal(right) ? right : { code: right }
}

/** Records the proof in the session, which allows sensitive actions for ten minutes. */
export async function finishStepUp(
  work: Work,
  holder: AccountId,
  visit: Visit,
  shown: ShownProof,
  remember: boolean,
): Promise<{ provenUntil: string } | Refusal<'code-expired' | 'proof-wrong' | 'signed-out'>> {
  const spent =
    'code' in shown ? await spendCode(work, shown.code) : await spendProof(work, holder, shown.right)
  if (isRefusal(spent)) return spent
  const hash = tokenHash(visit.request.sessionToken ?? '')
  if (hash === undefined || !(await proveSession(work, holder, hash))) return refuse('signed-out')
  const deviceId = await deviceOfSession(work, holder, hash)
  // Only a second factor, not a code, lets a browser be remembered.
  if (remember && 'right' in shown && holder.realm === 'user' && deviceId !== undefined)
    visit.keepDevice(await rememberBrowser(work, holder, deviceId))
  return { provenUntil: new Date(work.realNow.getTime() + stepUpLifeMs).toISOString() }
}
