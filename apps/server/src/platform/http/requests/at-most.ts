import type { Endpoint } from '@puente/contract'
import { count, deleteEmptyMeters } from '../../data/meters.ts'
import type { Runtime } from '../../work.ts'
import { networkOf } from './network.ts'
import type { RequestFacts } from '../request-facts.ts'

const actor = { kind: 'system', name: 'at-most' } as const
const KEY = 'platform.calls'

/** The rest of an asker's limit at an endpoint. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  /** Time until one more call is allowed. */
  readonly resetSeconds: number
  /** Whether this call was one too many. */
  readonly spent: boolean
}

/** The header names of the IETF draft. Clients can slow down before they are refused. */
export const headersOf = ({ limit, remaining, resetSeconds }: Allowance): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetSeconds),
})

/** The listener of the call. Customers and staff are counted apart. */
export interface CountingListener {
  readonly runtime: Runtime
  readonly sessionCookie: string
  /** Whether an account has signed in from the browser with this token. */
  readonly knowsBrowser?: (runtime: Runtime, token: string) => Promise<boolean>
}

/**
 * Counts a call at an endpoint that limits calls per asker. Returns the rest of the limit; undefined for an endpoint
 * without one. A known browser is not counted with its network. Uses real time. The counts are in PostgreSQL, so all
 * processes share them.
 */
export async function countCall(
  { runtime, sessionCookie, knowsBrowser }: CountingListener,
  { name, atMost }: Pick<Endpoint, 'name' | 'atMost'>,
  { ip, deviceToken }: RequestFacts,
): Promise<Allowance | undefined> {
  if (atMost === undefined) return undefined
  const isKnown = deviceToken !== undefined && (await knowsBrowser?.(runtime, deviceToken)) === true
  const asker = isKnown ? `browser ${deviceToken}` : networkOf(ip)
  const key = runtime.vault.index(KEY, `${sessionCookie} ${name} ${asker}`)
  const [read] = await runtime.work(actor, ({ tx, realNow }) => count(tx, realNow, [{ key, limit: atMost }]))
  if (read === undefined) throw new Error('a call was not counted')
  return {
    limit: atMost.times,
    remaining: Math.max(0, Math.floor(atMost.times - read.level)),
    resetSeconds: Math.max(1, Math.ceil(read.waitMs / 1000)),
    spent: read.spent,
  }
}

/** Deletes empty counts. Returns the number. */
export const forgetCalls = (runtime: Runtime): Promise<number> =>
  runtime.work(actor, ({ tx, realNow }) => deleteEmptyMeters(tx, realNow))
