import type {
  BodyOf,
  EVENTS,
  Endpoint,
  ParamsOf,
  QueryOf,
  Refusal,
  RefusalOf,
  ReplyOf,
  StreamType,
} from '@puente/contract'
import type { Actor } from '../actor.ts'
import type { Runtime, Work } from '../work.ts'
import type { CookieChange, RequestFacts } from './request-facts.ts'
import type { EventStream } from './event-stream.ts'
import type { Streamed } from './streamed.ts'

/** What a handler gets besides its work: the validated input and the caller. */
export interface Asked<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The bytes of an endpoint that receives a stream, for `prepare`, which has no transaction. */
  readonly content: E extends { readonly receives: string } ? AsyncIterable<Uint8Array> : undefined
  readonly actor: Actor
  readonly request: RequestFacts
  /** Sets or clears this listener's session cookie, once the work has committed. */
  setCookie(change: CookieChange): void
  /** Sets the cookie by which this listener recognises the browser, once the work has committed. */
  keepDevice(token: string): void
}

type GeneralRefusal =
  'not-found' | 'not-allowed' | 'changed-meanwhile' | 'unavailable' | 'fields-wrong' | 'signed-out'

type Good<E> = E extends { readonly stream: typeof EVENTS }
  ? EventStream
  : E extends { readonly stream: StreamType | readonly StreamType[] }
    ? Streamed
    : ReplyOf<E>

export type Answer<E extends Endpoint> =
  Good<E> | (RefusalOf<E> extends never ? Refusal<GeneralRefusal> : Refusal<RefusalOf<E> | GeneralRefusal>)

/** One endpoint with its functions. `prepare` may call partners and has no transaction; `handle` runs in one work. */
export interface Handler<E extends Endpoint = Endpoint, Prepared = unknown> {
  readonly endpoint: E
  /** Reads what `prepare` needs, in the work that checks authorisation. */
  readonly look?: (work: Work, asked: Asked<E>) => Promise<unknown>
  readonly prepare?: (runtime: Runtime, asked: Asked<E>, looked: unknown) => Promise<Prepared | Refusal>
  readonly handle: (work: Work, asked: Asked<E>, prepared: Prepared) => Promise<Answer<E>>
  /**
   * Responds without a transaction, instead of the functions above. For endpoints that are open to everyone and have
   * no owner.
   */
  readonly answerAlone?: (runtime: Runtime, asked: Asked<E>) => Promise<Answer<E>>
  /** Runs after a refusal, whose work was rolled back. Returns the caller's response. */
  readonly whenRefused?: WhenRefused<E>
  /**
   * Returns whether this request requires a recent step-up. Required if the endpoint declares `stepUp` with a condition,
   * and refused otherwise. Runs in the work of `handle`, before a stored response is read, and also in the work before
   * `prepare`. Rows that it locks stay locked until `handle` ends.
   */
  readonly needsStepUp?: NeedsStepUp<E>
  /**
   * Whether requests of different customers share transactions under load. For frequent requests that lock only rows
   * of the customer.
   */
  readonly together?: true
  /** Whether the response is what the request created: its id is the subject of the line of the audit trail. */
  readonly creates?: true
  /** Whether the work only reads and its result may be some seconds old, so that a replica may answer. */
  readonly reads?: true
}

/** A handler that reads before it calls a partner: look (one work) → prepare (no transaction) → handle (one work). */
export function lookedHandler<E extends Endpoint, Looked, Prepared>(
  endpoint: E,
  ways: {
    readonly look: (work: Work, asked: Asked<E>) => Promise<Looked | Refusal>
    readonly prepare: (runtime: Runtime, asked: Asked<E>, looked: Looked) => Promise<Prepared | Refusal>
    readonly handle: (work: Work, asked: Asked<E>, prepared: Prepared) => Promise<Answer<E>>
    readonly whenRefused?: WhenRefused<E>
    readonly together?: true
    readonly creates?: true
  },
): Handler {
  checkStepUp(endpoint, {})
  return { endpoint, ...ways } as unknown as Handler
}

type NeedsStepUp<E extends Endpoint> = (work: Work, asked: Asked<E>) => boolean | Promise<boolean>

export type WhenRefused<E extends Endpoint = Endpoint> = (
  runtime: Runtime,
  asked: Asked<E>,
  refusal: Refusal,
) => Promise<Refusal>

/** A handler whose whole response is computed in one work. */
export function handler<E extends Endpoint>(
  endpoint: E,
  handle: (work: Work, asked: Asked<E>) => Promise<Answer<E>>,
  ways: Pick<Handler<E>, 'together' | 'creates' | 'needsStepUp'> = {},
): Handler {
  checkStepUp(endpoint, ways)
  return { endpoint, handle, ...ways } as unknown as Handler
}

/** Throws unless the handler has `needsStepUp` exactly where its endpoint declares when it requires a step-up. */
function checkStepUp<E extends Endpoint>(
  { name, stepUp }: Endpoint,
  { needsStepUp }: Pick<Handler<E>, 'needsStepUp'>,
): void {
  if ((typeof stepUp === 'object') !== (needsStepUp !== undefined))
    throw new Error(`${name}: the endpoint and its handler disagree on when a step-up is required`)
}

/** A handler of a list, search or export of the back office: it only reads, and may be answered by the replica. */
export function readHandler<E extends Endpoint>(
  endpoint: E,
  handle: (work: Work, asked: Asked<E>) => Promise<Answer<E>>,
): Handler {
  if (endpoint.method !== 'GET') throw new Error(`${endpoint.name} does not only read`)
  checkStepUp(endpoint, {})
  return { endpoint, handle, reads: true } as unknown as Handler
}

/** A handler of an endpoint that is open to everyone and needs no transaction. */
export function answeredAlone<E extends Endpoint>(
  endpoint: E,
  answerAlone: (runtime: Runtime, asked: Asked<E>) => Promise<Answer<E>>,
): Handler {
  if (endpoint.who !== 'anyone') throw new Error(`${endpoint.name} is not for anyone`)
  const handle = async () => {
    throw new Error(`${endpoint.name} is answered without a transaction`)
  }
  return { endpoint, handle, answerAlone } as unknown as Handler
}

/** A handler that calls a partner before its work: prepare (no transaction) → handle (one work). */
export function preparedHandler<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (runtime: Runtime, asked: Asked<E>) => Promise<Prepared | Refusal>,
  handle: (work: Work, asked: Asked<E>, prepared: Prepared) => Promise<Answer<E>>,
  ways: Pick<Handler<E>, 'needsStepUp' | 'whenRefused'> = {},
): Handler {
  checkStepUp(endpoint, ways)
  return { endpoint, prepare, handle, ...ways } as unknown as Handler
}
