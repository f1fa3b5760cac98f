import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@puente/contract'
import { send, type Sent } from './send.ts'
import type { Route } from './route.ts'

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value }
type Asked<Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly query?: Value }
    : { readonly query: Value }
type Keyed<R> = R extends { readonly idempotent: true } ? { readonly idempotencyKey: string } : unknown

type Arguments<E, R> = Given<'params', ParamsOf<E>> & Asked<QueryOf<E>> & Given<'body', BodyOf<E>> & Keyed<R>

export interface CallOptions {
  /** Ends the call early; the caller then gets the signal's own reason. */
  readonly signal?: AbortSignal
}

type Call<E, R> =
  Record<never, never> extends Arguments<E, R>
    ? (given?: Arguments<E, R>, options?: CallOptions) => Promise<ReplyOf<E>>
    : (given: Arguments<E, R>, options?: CallOptions) => Promise<ReplyOf<E>>

/** One function per endpoint, which asks for what the contract asks and answers what the contract answers. */
export type ClientOf<Endpoints, Routes> = {
  readonly [Name in keyof Endpoints]: Call<
    Endpoints[Name],
    Name extends keyof Routes ? Routes[Name] : unknown
  >
}

export interface ClientSettings {
  /** Where the API is; the page's own origin unless said. */
  readonly baseUrl?: string
  /** How long an answer may take before the call counts as a network failure. */
  readonly timeoutMs?: number
}

/**
 * The typed client of one listener. It throws HttpError for every answer that is not a good one, and for none; it
 * never repeats a call by itself.
 */
export function createClient<Endpoints, Routes extends { readonly [Name in keyof Endpoints]: Route }>(
  routes: Routes,
  { baseUrl = '', timeoutMs = 30_000 }: ClientSettings = {},
): ClientOf<Endpoints, Routes> {
  const calls = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    (given: Sent = {}, options: CallOptions = {}) => send(baseUrl, timeoutMs, route, given, options.signal),
  ])
  return Object.fromEntries(calls) as ClientOf<Endpoints, Routes>
}
