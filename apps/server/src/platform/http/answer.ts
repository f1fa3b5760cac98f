import { isRefusal, refuse, type Endpoint, type Refusal } from '@puente/contract'
import type { Actor } from '../actor.ts'
import type { Desk, Work } from '../work.ts'
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
}

export interface Answered {
  readonly status: number
  readonly body: unknown
  readonly replayed?: boolean
}

const goodStatus = (endpoint: Endpoint) => endpoint.status ?? (endpoint.reply === undefined ? 204 : 200)

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
  if (key !== undefined) {
    if (!(await takeKey(work.tx, key))) return refuse('request-in-progress')
    const stored = await storedAnswer(work, key)
    if (stored !== undefined) return isRefusal(stored) ? stored : { ...stored, replayed: true }
  }
  if (!(await owned(work, guards, asked, endpoint))) return refuse('not-found')
  if (endpoint.blocks !== undefined) {
    const blocked = await guards.gate(work, endpoint.blocks)
    if (blocked !== undefined) return blocked
  }
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

/** Answers one request at one door; a refusal changes nothing, and is audited in a work of its own. */
export async function answer(
  desk: Desk,
  door: Door,
  guards: Guards,
  actor: Actor,
  asked: Asked<Endpoint>,
  key: IdempotencyKey | undefined,
): Promise<Answered | Refusal> {
  const { requestId } = asked.request
  let prepared: unknown
  if (door.prepare !== undefined) {
    const early = await desk.work(
      actor,
      async (work): Promise<Answered | Refusal | undefined> => {
        const stored = key === undefined ? undefined : await storedAnswer(work, key)
        if (stored !== undefined) return isRefusal(stored) ? stored : { ...stored, replayed: true }
        return (await owned(work, guards, asked, door.endpoint)) ? undefined : refuse('not-found')
      },
      requestId,
    )
    if (early !== undefined) return early
    prepared = await door.prepare(desk, asked)
    if (isRefusal(prepared)) return prepared
  }
  const answered = await desk.work(
    actor,
    (work) => inOneWork(work, door, guards, asked, prepared, key),
    requestId,
  )
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
      requestId,
    )
  }
  return answered
}
