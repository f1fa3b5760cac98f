import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Clock } from '../platform/time/clock.ts'
import type { PartnerCall } from '../platform/data/partner-calls.ts'
import { partnerSeconds } from '../platform/telemetry/metrics.ts'
import { inSpan } from '../platform/telemetry/tracing.ts'

/**
 * The outcome of a call to a partner. `refused`: the partner refused. `unreachable`: nothing reached the partner.
 * `unknown`: the request may have reached it, so a caller that moves money must query before a retry.
 */
export type PartnerAnswer<T> =
  | { readonly outcome: 'ok'; readonly value: T; readonly call: PartnerCall }
  | {
      readonly outcome: 'refused'
      readonly status: number
      readonly code: string
      readonly call: PartnerCall
    }
  | { readonly outcome: 'unreachable' | 'unknown'; readonly call: PartnerCall }

/** Maps the value of an answer. */
export const mapped = <A, B>(answer: PartnerAnswer<A>, change: (value: A) => B): PartnerAnswer<B> =>
  answer.outcome === 'ok' ? { ...answer, value: change(answer.value) } : answer

/** One page of a partner's list, oldest first. `nextCursor` is the position of the next page. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly nextCursor?: string
}

interface Asked<Wire, Item> {
  readonly cursor: string | undefined
  readonly limit: number
  readonly toItem: (wire: Wire) => Item
}

/** Reads one page of a list, starting after a cursor. */
export async function listPage<Wire, Item>(
  http: PartnerHttp,
  operation: string,
  path: string,
  { cursor, limit, toItem }: Asked<Wire, Item>,
): Promise<PartnerAnswer<ListPage<Item>>> {
  const query = new URLSearchParams({
    limit: String(limit),
    ...(cursor === undefined ? {} : { after: cursor }),
  })
  const answer = await http.get<{ items: Wire[]; nextCursor?: string | null }>(operation, `${path}?${query}`)
  return mapped(answer, ({ items, nextCursor }) => ({
    items: items.map(toItem),
    ...(nextCursor === undefined || nextCursor === null ? {} : { nextCursor }),
  }))
}

export interface PartnerHttp {
  get<T>(operation: string, path: string): Promise<PartnerAnswer<T>>
  post<T>(operation: string, path: string, body: unknown): Promise<PartnerAnswer<T>>
}

export interface PartnerHttpOptions {
  readonly partner: string
  readonly url: string
  readonly key: string
  /** The header that carries the key alone; without one the key is sent as a bearer token. */
  readonly keyHeader?: string
  readonly timeoutMs: number
  readonly clock: Clock
}

/** Failures for which no byte of the request was accepted. */
const NOTHING_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
const CODE = /^[a-z0-9-]{1,60}$/

/**
 * Calls one partner with JSON over HTTP. Never throws for failures of the network or the partner. Never call it inside
 * a transaction.
 */
export function partnerHttp(options: PartnerHttpOptions): PartnerHttp {
  const { key, keyHeader } = options
  const showsKey = keyHeader === undefined ? { authorization: `Bearer ${key}` } : { [keyHeader]: key }
  const call = async <T>(operation: string, path: string, init: RequestInit): Promise<PartnerAnswer<T>> => {
    const at = options.clock.now()
    const began = performance.now()
    const ended = (outcome: string): PartnerCall => {
      const durationMs = Math.round(performance.now() - began)
      partnerSeconds.observe({ partner: options.partner, operation, outcome }, durationMs / 1000)
      return { partner: options.partner, operation, outcome, durationMs, at }
    }
    try {
      const response = await fetch(new URL(path, options.url), {
        ...init,
        headers: { ...showsKey, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(options.timeoutMs),
        redirect: 'error',
      })
      if (response.status >= 500) {
        await response.body?.cancel()
        return { outcome: 'unknown', call: ended(`status-${response.status}`) }
      }
      const body = (await response.json()) as T & { code?: unknown }
      if (response.ok) return { outcome: 'ok', value: body, call: ended('ok') }
      const code =
        typeof body.code === 'string' && CODE.test(body.code) ? body.code : `status-${response.status}`
      return { outcome: 'refused', status: response.status, code, call: ended(`refused:${code}`) }
    } catch (error) {
      const cause = String((error as { cause?: { code?: unknown } }).cause?.code)
      const outcome = NOTHING_SENT.has(cause) ? 'unreachable' : 'unknown'
      return { outcome, call: ended(outcome) }
    }
  }
  const send = <T>(operation: string, path: string, init: RequestInit): Promise<PartnerAnswer<T>> => {
    const attributes = { 'peer.service': options.partner, 'puente.operation': operation }
    // The trace is not sent to the partner, and no address of theirs is recorded.
    return inSpan(`${options.partner} ${operation}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const answer = await call<T>(operation, path, init)
      span?.setAttribute('puente.outcome', answer.call.outcome)
      if (answer.outcome !== 'ok') span?.setStatus({ code: SpanStatusCode.ERROR })
      return answer
    })
  }
  return {
    get: (operation, path) => send(operation, path, { method: 'GET' }),
    post: (operation, path, body) => send(operation, path, { method: 'POST', body: JSON.stringify(body) }),
  }
}
