import {
  goodStatus,
  hasPower,
  isRefusal,
  refuse,
  type Endpoint,
  type Power,
  type Refusal,
} from '@puente/contract'
import type { Actor, Caller } from '../actor.ts'
import type { Runtime, Origin, Work } from '../work.ts'
import type { Asked, Handler } from './handler.ts'
import { keepAnswer, storedAnswer, takeKey, type IdempotencyKey } from './idempotency.ts'

/** What the handler needs to know of the nouns, given by the wiring. */
export interface Guards {
  /** The customer who owns the thing that the path's id names; undefined when there is none. */
  readonly ownerOf: (
    work: Work,
    owned: NonNullable<Endpoint['owns']>,
    wireId: string,
  ) => Promise<string | undefined>
  /** Refuses what something open about this customer stops. */
  readonly gate: (work: Work, blockable: NonNullable<Endpoint['blocks']>) => Promise<Refusal | undefined>
  /** The names of those who can do this for the customer whom this work acts for, the longest-standing first. */
  readonly whoCan: (work: Work, power: Power) => Promise<readonly string[]>
  /** How whoever acts in this work can show once more who they are. */
  readonly proofMethods: (work: Work) => Promise<readonly string[]>
}

export interface Answered {
  readonly status: number
  readonly body: unknown
  readonly replayed?: boolean
}

async function owned(
  work: Work,
  guards: Guards,
  asked: Asked<Endpoint>,
  endpoint: Endpoint,
): Promise<boolean> {
  if (endpoint.owns === undefined) return true
  const { id } = asked.params as { id: string }
  const owner = await guards.ownerOf(work, endpoint.owns, id)
  return work.actor.kind === 'customer' && owner === work.actor.customerId
}

/** Refuses what is not the caller's own, and what something open stops: before a partner is asked, and again in the work. */
async function mayNot(
  work: Work,
  guards: Guards,
  asked: Asked<Endpoint>,
  endpoint: Endpoint,
): Promise<Refusal | undefined> {
  if (!(await owned(work, guards, asked, endpoint))) return refuse('not-found', { noun: endpoint.owns ?? '' })
  return endpoint.blocks === undefined ? undefined : guards.gate(work, endpoint.blocks)
}

/** What was answered under this key, or why it cannot be. */
async function answeredBefore(
  work: Work,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal | undefined> {
  const stored = key === undefined ? undefined : await storedAnswer(work, key)
  return stored === undefined || isRefusal(stored) ? stored : { ...stored, replayed: true }
}

/** Ownership, gate, idempotency, handler and audit in one work: all of it stands, or none. */
async function inOneWork(
  work: Work,
  handler: Handler,
  guards: Guards,
  asked: Asked<Endpoint>,
  prepared: unknown,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal> {
  const { endpoint } = handler
  if (key !== undefined && !(await takeKey(work, key))) return refuse('request-in-progress')
  // Both are read in one batch while this request holds the key; a stored answer comes before a refusal.
  const [known, refused] = await Promise.all([
    answeredBefore(work, key),
    mayNot(work, guards, asked, endpoint),
  ])
  const early = known ?? refused
  if (early !== undefined) return early
  const reply: unknown = await handler.handle(work, asked, prepared)
  if (isRefusal(reply)) return reply
  const answer = { status: goodStatus(endpoint), body: reply }
  if (key !== undefined) await keepAnswer(work, key, answer)
  if (endpoint.method !== 'GET' && work.actor.kind !== 'anyone') {
    const { id } = (asked.params ?? {}) as { id?: string }
    await work.audit({ action: endpoint.name, ...(id === undefined ? {} : { subject: id }) })
  }
  return answer
}

/** A member does what their role includes; who could do the rest is told to them. */
async function powerMissing(
  runtime: Runtime,
  { endpoint: { power } }: Handler,
  guards: Guards,
  { actor, role }: Caller,
  origin: Origin,
): Promise<Refusal | undefined> {
  if (power === undefined || power === 'own' || hasPower(role, power)) return undefined
  const names = await runtime.work(actor, (work) => guards.whoCan(work, power), origin)
  return refuse('power-missing', { power, whoCan: names.join(', ') })
}

/** How long a session may do what asks for step-up after it showed who it is. Real time. */
export const stepUpLifeMs = 10 * 60_000

/** Before anything else is done or told: a stored answer, too, may show what a stolen session must not see. */
async function stepUp(
  runtime: Runtime,
  { endpoint }: Handler,
  guards: Guards,
  { actor, provenAt }: Caller,
  origin: Origin,
): Promise<Refusal | undefined> {
  if (endpoint.stepUp !== true) return undefined
  const provenMsAgo = runtime.clock.realNow().getTime() - (provenAt?.getTime() ?? -Infinity)
  if (provenMsAgo < stepUpLifeMs) return undefined
  const methods = await runtime.work(actor, (work) => guards.proofMethods(work), origin)
  return refuse('step-up-required', { methods: methods.join(',') })
}

/** Answers one request at one handler; a refusal changes nothing, and is audited in a work of its own. */
export async function answer(
  runtime: Runtime,
  handler: Handler,
  guards: Guards,
  caller: Caller,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | Refusal | undefined,
): Promise<Answered | Refusal> {
  if (handler.answerAlone !== undefined) {
    if (isRefusal(key)) return key
    const body: unknown = await handler.answerAlone(runtime, asked)
    return isRefusal(body) ? body : { status: goodStatus(handler.endpoint), body }
  }
  const { actor } = caller
  const first =
    (await powerMissing(runtime, handler, guards, caller, asked.request)) ??
    (await stepUp(runtime, handler, guards, caller, asked.request)) ??
    (isRefusal(key) ? key : await preparedAnswer(runtime, handler, guards, actor, asked, key))
  // Input that fails validation is not passed on, nor stored in the audit trail.
  if (isRefusal(key)) return first
  const answered =
    isRefusal(first) && handler.whenRefused !== undefined
      ? await handler.whenRefused(runtime, asked, first)
      : first
  if (isRefusal(answered) && handler.endpoint.method !== 'GET' && actor.kind !== 'anyone') {
    const { id } = (asked.params ?? {}) as { id?: string }
    await runtime.work(
      actor,
      (work) =>
        work.audit({
          action: handler.endpoint.name,
          outcome: `refused:${answered.refused}`,
          ...(id === undefined ? {} : { subject: id }),
        }),
      asked.request,
    )
  }
  return answered
}

/** Before anything is asked outside: the answer that stands already, or what `prepare` has to know. */
async function lookedAt(
  work: Work,
  handler: Handler,
  guards: Guards,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | undefined,
): Promise<{ readonly answered: Answered } | { readonly looked: unknown } | Refusal> {
  const [known, refused] = await Promise.all([
    answeredBefore(work, key),
    mayNot(work, guards, asked, handler.endpoint),
  ])
  const early = known ?? refused
  if (early !== undefined) return isRefusal(early) ? early : { answered: early }
  const looked = await handler.look?.(work, asked)
  return isRefusal(looked) ? looked : { looked }
}

/** What has to be asked outside is asked between two works: for whom it is not, nobody is asked. */
async function preparedAnswer(
  runtime: Runtime,
  handler: Handler,
  guards: Guards,
  actor: Actor,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal> {
  const { request } = asked
  let prepared: unknown
  if (handler.prepare !== undefined) {
    const early = await runtime.work(actor, (work) => lookedAt(work, handler, guards, asked, key), request)
    if (isRefusal(early)) return early
    if ('answered' in early) return early.answered
    prepared = await handler.prepare(runtime, asked, early.looked)
    if (isRefusal(prepared)) return prepared
  }
  return runtime.work(actor, (work) => inOneWork(work, handler, guards, asked, prepared, key), request)
}
