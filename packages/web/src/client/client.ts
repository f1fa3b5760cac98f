import type { BodyOf, ParamsOf, QueryOf, ReplyOf, StreamType } from '@puente/contract'
import { HttpError } from './http-error.ts'
import { send, type Listening, type Sent } from './send.ts'
import { readRoute, type Route } from './route.ts'
import type { Overcoming } from './overcoming.ts'

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value }
type Asked<Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly query?: Value }
    : { readonly query: Value }
type Keyed<R> = R extends `${string} idempotent${string}` ? { readonly idempotencyKey: string } : unknown

/** A file is returned as a Blob; everything else in the shape of the contract. */
type Good<E> = E extends { readonly stream: StreamType | readonly StreamType[] } ? Blob : ReplyOf<E>

type Bytes<E> = E extends { readonly receives: string } ? Blob : undefined

type Arguments<E, R> = Given<'params', ParamsOf<E>> &
  Asked<QueryOf<E>> &
  Given<'body', BodyOf<E>> &
  Given<'content', Bytes<E>> &
  Keyed<R>

export type CallOptions = Listening

type Call<E, R> =
  Record<never, never> extends Arguments<E, R>
    ? (given?: Arguments<E, R>, options?: CallOptions) => Promise<Good<E>>
    : (given: Arguments<E, R>, options?: CallOptions) => Promise<Good<E>>

/** One function per endpoint, with the inputs and the response of the contract. */
export type ClientOf<Endpoints, Routes> = {
  readonly [Name in keyof Endpoints]: Call<
    Endpoints[Name],
    Name extends keyof Routes ? Routes[Name] : unknown
  >
}

/** The route of each endpoint, as one text. */
type Texts<Routes> = { readonly [Name in keyof Routes]: string }

export interface ClientSettings<Routes> {
  /** The origin of the API, or a function that returns it for each call; by default the page's own origin. */
  readonly baseUrl?: string | (() => string)
  /**
   * The timeout of a response, in ms, after which the call counts as a network failure; for a file, the
   * timeout of each chunk.
   */
  readonly timeoutMs?: number
  /** What resolves refusals, each of one code; the refused call is then sent once more unchanged, once for each code. */
  readonly overcomings?: readonly Pick<Overcoming<never>, 'overcome'>[]
  /** Loads all routes, where the client was created with a part of them. It is called until it succeeds. */
  readonly loadRoutes?: () => Promise<Texts<Routes>>
}

/**
 * The typed client of one realm's API. It throws HttpError for every response that is not successful, and
 * when there is none. It repeats a call only once its refusal is resolved, because the server then did not
 * execute it. A call whose route is not there waits for `loadRoutes`.
 */
export function createClient<Endpoints, Routes extends { readonly [Name in keyof Endpoints]: string }>(
  routes: Partial<Texts<Routes>>,
  { baseUrl = '', timeoutMs = 30_000, overcomings = [], loadRoutes }: ClientSettings<Routes> = {},
): ClientOf<Endpoints, Routes> {
  const known: Known = { routes, load: loadRoutes }
  const call = async (name: string, given: Sent = {}, listening: CallOptions = {}) => {
    const route = await routeOf(name, known)
    const left = new Set(overcomings)
    for (;;) {
      try {
        return await send(
          typeof baseUrl === 'string' ? baseUrl : baseUrl(),
          timeoutMs,
          route,
          given,
          listening,
        )
      } catch (error) {
        const done = await firstToOvercome(left, error)
        if (done === undefined) throw error
        left.delete(done)
      }
    }
  }
  const calls: Record<string, (given?: Sent, listening?: CallOptions) => Promise<unknown>> = {}
  return new Proxy(calls, {
    get(_, name) {
      // A client that a promise returns must not look like a promise.
      if (typeof name !== 'string' || name === 'then') return undefined
      return (calls[name] ??= (given, listening) => call(name, given, listening))
    },
  }) as ClientOf<Endpoints, Routes>
}

async function firstToOvercome<One extends Pick<Overcoming<never>, 'overcome'>>(
  overcomings: Iterable<One>,
  error: unknown,
): Promise<One | undefined> {
  for (const one of overcomings) if (await one.overcome(error)) return one
  return undefined
}

type RouteTexts = Readonly<Record<string, string | undefined>>

/** The routes that the client has. Once all are loaded, a call is sent without waiting, such as when its page closes. */
interface Known {
  routes: RouteTexts
  readonly load: (() => Promise<RouteTexts>) | undefined
}

/** The route of an endpoint. Routes that cannot be loaded count as no response, as the network gives none. */
async function routeOf(name: string, known: Known): Promise<Route> {
  if (known.routes[name] === undefined && known.load !== undefined)
    known.routes = await known.load().catch((cause: unknown) => {
      throw new HttpError(undefined, undefined, undefined, { cause })
    })
  const text = known.routes[name]
  if (text === undefined) throw new Error(`no endpoint ${name}`)
  return readRoute(text)
}
