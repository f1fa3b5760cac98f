import type { BodyOf, ParamsOf, QueryOf, ReplyOf, StreamType } from '@puente/contract'
import { send, type Listening, type Sent } from './send.ts'
import type { Route } from './route.ts'
import type { StepUp } from './step-up.ts'

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value }
type Asked<Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly query?: Value }
    : { readonly query: Value }
type Keyed<R> = R extends { readonly idempotent: true } ? { readonly idempotencyKey: string } : unknown

/** A file comes as it is; everything else as the contract's shape. */
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

/** One function per endpoint, which asks for what the contract asks and answers what the contract answers. */
export type ClientOf<Endpoints, Routes> = {
  readonly [Name in keyof Endpoints]: Call<
    Endpoints[Name],
    Name extends keyof Routes ? Routes[Name] : unknown
  >
}

export interface ClientSettings {
  /** Where the API is: an address, or what says it at each call; the page's own origin unless said. */
  readonly baseUrl?: string | (() => string)
  /** How long an answer may take before the call counts as a network failure; of a file, each piece of it. */
  readonly timeoutMs?: number
  /** Where a refused step-up is overcome; a call that was refused for it then goes once more, as it was. */
  readonly stepUp?: StepUp
}

/**
 * The typed client of one listener. It throws HttpError for every answer that is not a good one, and for none; it
 * repeats a call only after a step-up, which means that the server had refused it unread.
 */
export function createClient<Endpoints, Routes extends { readonly [Name in keyof Endpoints]: Route }>(
  routes: Routes,
  { baseUrl = '', timeoutMs = 30_000, stepUp }: ClientSettings = {},
): ClientOf<Endpoints, Routes> {
  const calls = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    async (given: Sent = {}, listening: CallOptions = {}) => {
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
