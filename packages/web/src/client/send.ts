import type { Problem } from '@puente/contract'
import { setBusinessTime } from './business-clock.ts'
import { HttpError } from './http-error.ts'
import { addressOf, type Route } from './route.ts'
import { newTraceparent } from './traceparent.ts'

/** The assumed minimum speed of a slow connection. */
const SLOW_BYTES_PER_SECOND = 200_000

/** How a caller observes or aborts a call. */
export interface Listening {
  /** Aborts the call; it then rejects with the signal's own reason. */
  readonly signal?: AbortSignal
  /** Receives the number of bytes of a file loaded so far. */
  readonly onProgress?: (bytes: number) => void
  /** The request continues after its page is left (`keepalive`); for small bodies. */
  readonly outlivesPage?: true
}

/** The content of a call, before it is typed. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  /** Bytes sent unchanged, for endpoints that receive a file. */
  readonly content?: Blob
  readonly idempotencyKey?: string
}

/** Sends one request; throws HttpError unless the response is successful. */
export async function send(
  baseUrl: string,
  timeoutMs: number,
  route: Route,
  given: Sent,
  { signal, onProgress, outlivesPage }: Listening = {},
): Promise<unknown> {
  if ('idempotent' in route && given.idempotencyKey === undefined) {
    throw new Error(`${route.path} needs idempotencyKey`)
  }
  const patience = patienceOf(timeoutMs + arrivalMs(given.content))
  try {
    const response = await answer(`${baseUrl}${addressOf(route.path, given.params, given.query)}`, signal, {
      method: route.method,
      // Another host would need a preflight for it, and its gateway would have to allow it.
      headers: { ...headersOf(route, given), ...(baseUrl === '' ? { traceparent: newTraceparent() } : {}) },
      // A gateway of ours on another host also needs the session's cookie.
      credentials: baseUrl === '' ? 'same-origin' : 'include',
      cache: 'no-store',
      keepalive: outlivesPage === true,
      signal: signal === undefined ? patience.signal : AbortSignal.any([signal, patience.signal]),
      ...bodyOf(given),
    })
    return await read(response, route, signal, (bytes) => {
      patience.renew()
      onProgress?.(bytes)
    })
  } finally {
    patience.end()
  }
}

/**
 * The upload time at the assumed minimum speed, doubled because the server then reads the file, so that a
 * slow upload does not time out.
 */
const arrivalMs = (content: Blob | undefined): number => ((content?.size ?? 0) / SLOW_BYTES_PER_SECOND) * 2000

/** Aborts a call when no data have arrived for this time; a file that keeps arriving has no total limit. */
function patienceOf(timeoutMs: number): { readonly signal: AbortSignal; renew(): void; end(): void } {
  const ended = new AbortController()
  const giveUp = () => ended.abort(new DOMException('nothing came', 'TimeoutError'))
  let timer = setTimeout(giveUp, timeoutMs)
  const end = () => clearTimeout(timer)
  const renew = () => {
    end()
    timer = setTimeout(giveUp, timeoutMs)
  }
  return { signal: ended.signal, renew, end }
}

/** The file, read chunk by chunk. */
async function fileOf(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const pieces: BlobPart[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    pieces.push(next.value)
    bytes += next.value.byteLength
    onBytes(bytes)
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}

const bodyOf = ({ body, content }: Sent): { readonly body?: BodyInit } =>
  content !== undefined ? { body: content } : body === undefined ? {} : { body: JSON.stringify(body) }

function headersOf(route: Route, given: Sent): Record<string, string> {
  return {
    accept: route.stream ?? 'application/json',
    ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(route.receives === undefined ? {} : { 'content-type': route.receives }),
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

async function read(
  response: Response,
  route: Route,
  signal: AbortSignal | undefined,
  onBytes: (bytes: number) => void,
): Promise<unknown> {
  const requestId = response.headers.get('x-request-id') ?? undefined
  setBusinessTime(response.headers.get('x-business-time'))
  let text: string
  try {
    if (route.stream !== undefined && response.ok) return await fileOf(response, onBytes)
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

/** The caller's own abort reason is kept; anything else means that no response arrived. */
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
