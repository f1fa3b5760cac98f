import type { Problem } from '@puente/contract'
import { HttpError } from './http-error.ts'
import { addressOf, type Route } from './route.ts'

/** What a call carries, before its types are known. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** One request and its answer; HttpError for everything but a good answer. */
export async function send(
  baseUrl: string,
  timeoutMs: number,
  route: Route,
  given: Sent,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (route.idempotent === true && given.idempotencyKey === undefined) {
    throw new Error(`${route.method} ${route.path} needs an idempotencyKey`)
  }
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await answer(`${baseUrl}${addressOf(route.path, given.params, given.query)}`, signal, {
    method: route.method,
    headers: headersOf(given),
    credentials: 'same-origin',
    cache: 'no-store',
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  })
  return read(response, signal)
}

function headersOf(given: Sent): Record<string, string> {
  return {
    accept: 'application/json',
    ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(given.idempotencyKey === undefined ? {} : { 'idempotency-key': given.idempotencyKey }),
  }
}

async function answer(url: string, signal: AbortSignal | undefined, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    throw failureOf(cause, signal)
  }
}

async function read(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const requestId = response.headers.get('x-request-id') ?? undefined
  let text: string
  try {
    text = await response.text()
  } catch (cause) {
    throw failureOf(cause, signal)
  }
  const value = parsed(text)
  if (!response.ok) throw new HttpError(response.status, problemOf(value), requestId)
  if (text === '') return undefined
  if (value === undefined) throw new Error(`the answer of ${response.url} is not JSON`)
  return value
}

/** The caller's own abort stays what it is; anything else means that no answer came. */
function failureOf(cause: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted === true ? cause : new HttpError(undefined, undefined, undefined, { cause })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf(value: unknown): Problem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return 'code' in value && typeof value.code === 'string' ? (value as Problem) : undefined
}
