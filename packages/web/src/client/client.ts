import type { BodyOf, ParamsOf, QueryOf, ReplyOf, StreamType } from '@puente/contract'
import { send, type Listening, type Sent } from './send.ts'
import { readRoute } from './route.ts'
import type { StepUp } from './step-up.ts'

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

export interface ClientSettings {
  /** The origin of the API, or a function that returns it for each call; by default the page's own origin. */
  readonly baseUrl?: string | (() => string)
  /**
   * The timeout of a response, in ms, after which the call counts as a network failure; for a file, the
   * timeout of each chunk.
   */
  readonly timeoutMs?: number
  /** Resolves a refusal that requires step-up; the refused call is then sent once more unchanged. */
  readonly stepUp?: StepUp
}

/**
 * The typed client of one realm's API. It throws HttpError for every response that is not successful, and
 * when there is none. It repeats a call only after a step-up, because the server then refused it without
 * executing it.
 */
export function createClient<Endpoints, Routes extends { readonly [Name in keyof Endpoints]: string }>(
  routes: Routes,
  { baseUrl = '', timeoutMs = 30_000, stepUp }: ClientSettings = {},
): ClientOf<Endpoints, Routes> {
  const calls = Object.entries<string>(routes).map(([name, text]) => [
    name,
    async (given: Sent = {}, listening: CallOptions = {}) => {
      const route = readRoute(text)
      const call = () =>
        send(typeof baseUrl === 'string' ? baseUrl : baseUrl(), timeoutMs, route, given, listening)
      try {
        return await call()
      } catch (error) {
        if (stepUp === undefined || !(await stepUp.overcome(error))) throw error
        return call()
      }
    },
  ])
  return Object.fromEntries(calls) as ClientOf<Endpoints, Routes>
}
