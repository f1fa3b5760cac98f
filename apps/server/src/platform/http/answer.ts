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
import type { Desk, Origin, Work } from '../work.ts'
import type { Asked, Door } from './door.ts'
import { keepAnswer, storedAnswer, takeKey, type IdempotencyKey } from './idempotency.ts'

/** What the door needs to know of the nouns, given by the wiring. */
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
  door: Door,
  guards: Guards,
  asked: Asked<Endpoint>,
  prepared: unknown,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal> {
  const { endpoint } = door
  if (key !== undefined && !(await takeKey(work, key))) return refuse('request-in-progress')
  // Both are read in one batch while this request holds the key; a stored answer comes before a refusal.
  const [known, refused] = await Promise.all([
    answeredBefore(work, key),
    mayNot(work, guards, asked, endpoint),
  ])
  const early = known ?? refused
  if (early !== undefined) return early
  const reply: unknown = await door.handle(work, asked, prepared)
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
  desk: Desk,
  { endpoint: { power } }: Door,
  guards: Guards,
  { actor, role }: Caller,
  origin: Origin,
): Promise<Refusal | undefined> {
  if (power === undefined || power === 'own' || hasPower(role, power)) return undefined
  const names = await desk.work(actor, (work) => guards.whoCan(work, power), origin)
  return refuse('power-missing', { power, whoCan: names.join(', ') })
}

/** How long a session may do what asks for step-up after it showed who it is. Real time. */
export const stepUpLifeMs = 10 * 60_000

/** Before anything else is done or told: a stored answer, too, may show what a stolen session must not see. */
async function stepUp(
  desk: Desk,
  { endpoint }: Door,
  guards: Guards,
  { actor, provenAt }: Caller,
  origin: Origin,
): Promise<Refusal | undefined> {
  if (endpoint.stepUp !== true) return undefined
  const provenMsAgo = desk.clock.realNow().getTime() - (provenAt?.getTime() ?? -Infinity)
  if (provenMsAgo < stepUpLifeMs) return undefined
  const methods = await desk.work(actor, (work) => guards.proofMethods(work), origin)
  return refuse('step-up-required', { methods: methods.join(',') })
}

/** Answers one request at one door; a refusal changes nothing, and is audited in a work of its own. */
export async function answer(
  desk: Desk,
  door: Door,
  guards: Guards,
  caller: Caller,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | Refusal | undefined,
): Promise<Answered | Refusal> {
  if (door.answerAlone !== undefined) {
    if (isRefusal(key)) return key
    const body: unknown = await door.answerAlone(desk, asked)
    return isRefusal(body) ? body : { status: goodStatus(door.endpoint), body }
  }
  const { actor } = caller
  const first =
    (await powerMissing(desk, door, guards, caller, asked.request)) ??
    (await stepUp(desk, door, guards, caller, asked.request)) ??
    (isRefusal(key) ? key : await preparedAnswer(desk, door, guards, actor, asked, key))
  // Input that fails validation is not passed on, nor stored in the audit trail.
  if (isRefusal(key)) return first
  const answered =
    isRefusal(first) && door.whenRefused !== undefined ? await door.whenRefused(desk, asked, first) : first
  if (isRefusal(answered) && door.endpoint.method !== 'GET' && actor.kind !== 'anyone') {
    const { id } = (asked.params ?? {}) as { id?: string }
    await desk.work(
      actor,
      (work) =>
        work.audit({
          action: door.endpoint.name,
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
  door: Door,
  guards: Guards,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | undefined,
): Promise<{ readonly answered: Answered } | { readonly looked: unknown } | Refusal> {
  const [known, refused] = await Promise.all([
    answeredBefore(work, key),
    mayNot(work, guards, asked, door.endpoint),
  ])
  const early = known ?? refused
  if (early !== undefined) return isRefusal(early) ? early : { answered: early }
  const looked = await door.look?.(work, asked)
  return isRefusal(looked) ? looked : { looked }
}

/** What has to be asked outside is asked between two works: for whom it is not, nobody is asked. */
async function preparedAnswer(
  desk: Desk,
  door: Door,
  guards: Guards,
  actor: Actor,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal> {
  const { request } = asked
  let prepared: unknown
  if (door.prepare !== undefined) {
    const early = await desk.work(actor, (work) => lookedAt(work, door, guards, asked, key), request)
    if (isRefusal(early)) return early
    if ('answered' in early) return early.answered
    prepared = await door.prepare(desk, asked, early.looked)
    if (isRefusal(prepared)) return prepared
  }
  return desk.work(actor, (work) => inOneWork(work, door, guards, asked, prepared, key), request)
}
