import type { BodyOf, Endpoint, ParamsOf, QueryOf, Refusal, RefusalOf, ReplyOf } from '@puente/contract'
import type { Actor } from '../actor.ts'
import type { Desk, Work } from '../work.ts'
import type { CookieChange, RequestFacts } from './request-facts.ts'

/** What a handler is given besides its work: the checked input, and who asks. */
export interface Asked<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly actor: Actor
  readonly request: RequestFacts
  /** Sets or clears this listener's session cookie, once the work has committed. */
  setCookie(change: CookieChange): void
}

type GeneralRefusal =
  'not-found' | 'not-allowed' | 'changed-meanwhile' | 'unavailable' | 'fields-wrong' | 'signed-out'

export type Answer<E extends Endpoint> =
  ReplyOf<E> | (RefusalOf<E> extends never ? Refusal<GeneralRefusal> : Refusal<RefusalOf<E> | GeneralRefusal>)

/** One endpoint and what stands behind it. `prepare` may call partners and holds no transaction; `handle` is one work. */
export interface Door<E extends Endpoint = Endpoint, Prepared = unknown> {
  readonly endpoint: E
  readonly prepare?: (desk: Desk, asked: Asked<E>) => Promise<Prepared | Refusal>
  readonly handle: (work: Work, asked: Asked<E>, prepared: Prepared) => Promise<Answer<E>>
}

/** A door whose whole answer is one work. */
export function door<E extends Endpoint>(
  endpoint: E,
  handle: (work: Work, asked: Asked<E>) => Promise<Answer<E>>,
): Door {
  return { endpoint, handle } as unknown as Door
}

/** A door that has to ask a partner before its work: prepare (no transaction) → handle (one work). */
export function preparedDoor<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (desk: Desk, asked: Asked<E>) => Promise<Prepared | Refusal>,
  handle: (work: Work, asked: Asked<E>, prepared: Prepared) => Promise<Answer<E>>,
): Door {
  return { endpoint, prepare, handle } as unknown as Door
}
