import {
  goodStatus,
  hasPower,
  isRefusal,
  refuse,
  type Endpoint,
  type Power,
  type Refusal,
} from '@puente/contract'
import { keyOfPath } from '@puente/contract/staff'
import { actorText, type Principal } from '../actor.ts'
import type { Runtime, Origin, Work } from '../work.ts'
import type { Asked, Handler } from './handler.ts'
import { storeAnswer, storedAnswer, takeKey, type IdempotencyKey } from './idempotency.ts'

/** What request handling needs from the modules, provided by the wiring. */
export interface Guards {
  /** The customer who owns the resource named by the path's id; undefined when there is none. */
  readonly ownerOf: (
    work: Work,
    owned: NonNullable<Endpoint['owns']>,
    wireId: string,
  ) => Promise<string | undefined>
  /** Refuses an action that an open item of this customer blocks. */
  readonly gate: (work: Work, blockable: NonNullable<Endpoint['blocks']>) => Promise<Refusal | undefined>
  /** Refuses to decide a case that is assigned to a colleague. */
  readonly mayDecide: (work: Work, asked: Asked<Endpoint>) => Promise<Refusal | undefined>
  /** Names of the members who may do this for the work's customer, longest member first. */
  readonly whoCan: (work: Work, power: Power) => Promise<readonly string[]>
  /** The methods by which the work's actor can pass step-up. */
  readonly proofMethods: (work: Work) => Promise<readonly string[]>
  /** Keeps the decision that an endpoint carried out, in the same work. */
  readonly keepDecision: (work: Work, endpoint: string, asked: Asked<Endpoint>) => Promise<void>
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

/**
 * Refuses a resource of another customer, an action that an open item blocks, and the case of a colleague. Runs before a
 * partner is called, and again in the final work.
 */
async function mayNot(
  work: Work,
  guards: Guards,
  asked: Asked<Endpoint>,
  endpoint: Endpoint,
): Promise<Refusal | undefined> {
  if (!(await owned(work, guards, asked, endpoint))) return refuse('not-found', { noun: endpoint.owns ?? '' })
  if (endpoint.decidesCase === true) return guards.mayDecide(work, asked)
  return endpoint.blocks === undefined ? undefined : guards.gate(work, endpoint.blocks)
}

/** The stored response for this key, or the refusal to use the key. */
async function requireEarlierSteps(
  work: Work,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal | undefined> {
  const stored = key === undefined ? undefined : await storedAnswer(work, key)
  return stored === undefined || isRefusal(stored) ? stored : { ...stored, replayed: true }
}

/** What the path names, for the audit trail: an id, or a setting by its kind and key. */
function subjectIn({ params }: Asked<Endpoint>): { readonly subject?: string } {
  const { id, kind, key } = (params ?? {}) as { id?: string; kind?: string; key?: string }
  if (id !== undefined) return { subject: id }
  return kind === undefined || key === undefined ? {} : { subject: `${kind}/${keyOfPath(key)}` }
}

/** The response before the handler runs: a refusal, or the stored response for the key; undefined when there is none. */
async function earlyAnswer(
  work: Work,
  handler: Handler,
  guards: Guards,
  principal: Principal,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal | undefined> {
  const unproven = await stepUpOfRequest(work, handler, guards, principal, asked)
  if (unproven !== undefined) return unproven
  // Both are read in one batch, in the final work while this request holds the key; a stored answer comes before a refusal.
  const [known, refused] = await Promise.all([
    requireEarlierSteps(work, key),
    mayNot(work, guards, asked, handler.endpoint),
  ])
  return known ?? refused
}

/** What the request created, for the audit trail. */
const createdIn = (reply: unknown) => ({ subject: (reply as { readonly id: string }).id })

/** Step-up, ownership, gate, idempotency, handler and audit in one work: all are committed, or none. */
async function inOneWork(
  work: Work,
  handler: Handler,
  guards: Guards,
  principal: Principal,
  asked: Asked<Endpoint>,
  prepared: unknown,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal> {
  const { endpoint } = handler
  if (key !== undefined && !(await takeKey(work, key))) return refuse('request-in-progress')
  const early = await earlyAnswer(work, handler, guards, principal, asked, key)
  if (early !== undefined) return early
  const reply: unknown = await handler.handle(work, asked, prepared)
  if (isRefusal(reply)) return reply
  const answer = { status: goodStatus(endpoint), body: reply }
  if (key !== undefined) await storeAnswer(work, key, answer)
  if (endpoint.method !== 'GET' && work.actor.kind !== 'anyone') {
    const subject = handler.creates === true ? createdIn(reply) : subjectIn(asked)
    await work.audit({ action: endpoint.name, ...subject })
    await guards.keepDecision(work, endpoint.name, asked)
  }
  return answer
}

/** Refuses an action that the member's role does not include, and names the members who may do it. */
async function powerMissing(
  runtime: Runtime,
  { endpoint: { power } }: Handler,
  guards: Guards,
  { actor, role }: Principal,
  origin: Origin,
): Promise<Refusal | undefined> {
  if (power === undefined || power === 'own' || hasPower(role, power)) return undefined
  const names = await runtime.work(actor, (work) => guards.whoCan(work, power), origin)
  return refuse('power-missing', { power, whoCan: names.join(', ') })
}

/** How long after step-up a session may use endpoints that require it. Real time. */
export const stepUpLifeMs = 10 * 60_000

/** Whether the session passed step-up recently. */
const isProven = ({ provenAt }: Principal, realNow: Date): boolean =>
  realNow.getTime() - (provenAt?.getTime() ?? -Infinity) < stepUpLifeMs

const stepUpRequired = (methods: readonly string[]): Refusal =>
  refuse('step-up-required', { methods: methods.join(',') })

/** Runs before everything else: a stored response may also contain what a stolen session must not see. */
async function stepUp(
  runtime: Runtime,
  { endpoint }: Handler,
  guards: Guards,
  principal: Principal,
  origin: Origin,
): Promise<Refusal | undefined> {
  if (endpoint.stepUp !== true || isProven(principal, runtime.clock.realNow())) return undefined
  return stepUpRequired(await runtime.work(principal.actor, (work) => guards.proofMethods(work), origin))
}

/** The same for an endpoint that requires step-up of some requests. What decides it is read in the request's own work. */
async function stepUpOfRequest(
  work: Work,
  { needsStepUp }: Handler,
  guards: Guards,
  principal: Principal,
  asked: Asked<Endpoint>,
): Promise<Refusal | undefined> {
  if (needsStepUp === undefined || isProven(principal, work.realNow)) return undefined
  return (await needsStepUp(work, asked)) ? stepUpRequired(await guards.proofMethods(work)) : undefined
}

/** Handles one request. A refusal changes nothing and is audited in a separate work. */
export async function answer(
  runtime: Runtime,
  handler: Handler,
  guards: Guards,
  principal: Principal,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | Refusal | undefined,
): Promise<Answered | Refusal> {
  if (handler.answerAlone !== undefined) {
    if (isRefusal(key)) return key
    const body: unknown = await handler.answerAlone(runtime, asked)
    return isRefusal(body) ? body : { status: goodStatus(handler.endpoint), body }
  }
  const { actor } = principal
  const first =
    (await powerMissing(runtime, handler, guards, principal, asked.request)) ??
    (await stepUp(runtime, handler, guards, principal, asked.request)) ??
    (isRefusal(key) ? key : await preparedAnswer(runtime, handler, guards, principal, asked, key))
  // Input that fails validation is not passed on, nor stored in the audit trail.
  if (isRefusal(key)) return first
  const answered =
    isRefusal(first) && handler.whenRefused !== undefined
      ? await handler.whenRefused(runtime, asked, first)
      : first
  // The lists that the caller reads next contain what this request changed.
  if (handler.endpoint.method !== 'GET') runtime.replica?.wrote(actorText(actor))
  if (isRefusal(answered) && handler.endpoint.method !== 'GET' && actor.kind !== 'anyone') {
    await runtime.work(
      actor,
      (work) =>
        work.audit({
          action: handler.endpoint.name,
          outcome: `refused:${answered.refused}`,
          ...subjectIn(asked),
        }),
      asked.request,
    )
  }
  return answered
}

/** Runs before any partner is called: the stored response, or what `prepare` needs. */
async function lookedAt(
  work: Work,
  handler: Handler,
  guards: Guards,
  principal: Principal,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | undefined,
): Promise<{ readonly answered: Answered } | { readonly looked: unknown } | Refusal> {
  const early = await earlyAnswer(work, handler, guards, principal, asked, key)
  if (early !== undefined) return isRefusal(early) ? early : { answered: early }
  const looked = await handler.look?.(work, asked)
  return isRefusal(looked) ? looked : { looked }
}

/**
 * Runs `prepare`, which may call partners, between two works. The first one refuses requests that must not cause a
 * call.
 */
async function preparedAnswer(
  runtime: Runtime,
  handler: Handler,
  guards: Guards,
  principal: Principal,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal> {
  const { actor } = principal
  const { request } = asked
  let prepared: unknown
  if (handler.prepare !== undefined) {
    const early = await runtime.work(
      actor,
      (work) => lookedAt(work, handler, guards, principal, asked, key),
      request,
    )
    if (isRefusal(early)) return early
    if ('answered' in early) return early.answered
    prepared = await handler.prepare(runtime, asked, early.looked)
    if (isRefusal(prepared)) return prepared
  }
  const body = (work: Work) => inOneWork(work, handler, guards, principal, asked, prepared, key)
  return handler.reads === true ? runtime.reading(actor, body, request) : runtime.work(actor, body, request)
}
