import { isIP } from 'node:net'
import { bindsHereOnly, isLoopback, isPrivate } from './addresses/addresses.ts'
import type { Env } from './env.ts'

/** The operations ports, and how long the API drains. */
export interface OpsConfig {
  readonly host: string
  /** Port of the API; 0 opens none. */
  readonly port: number
  /** Port of the worker; 0 opens none. */
  readonly workerPort: number
  /** How long the API accepts requests after SIGTERM while it reports not ready. */
  readonly drainWaitMs: number
  /** How long running requests and jobs may then take before the process ends without them. */
  readonly drainLimitMs: number
}

type ReadNumber = (name: string, byDefault: number) => number

const WILDCARDS: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

const urlOf = (host: string): string => (isIP(host) === 6 ? `http://[${host}]` : `http://${host}`)

/** Why the operations ports may not bind to this address; undefined when they may. */
function hostFault(host: string, production: boolean): string | undefined {
  if (!production)
    return bindsHereOnly(host) ? undefined : 'OPS_HOST: sandbox binds to this machine and nothing else.'
  const isOurs =
    isIP(host) !== 0 && !WILDCARDS.has(host) && (isLoopback(urlOf(host)) || isPrivate(urlOf(host)))
  return isOurs
    ? undefined
    : `OPS_HOST is an IP address of this machine or of a private network, not "${host}": its port has no sign-in.`
}

/** Reads the operations ports. They differ from the public ports. */
export function readOps(
  env: Env,
  production: boolean,
  publicPorts: readonly number[],
  faults: string[],
  readNumber: ReadNumber,
): OpsConfig {
  const host = env['OPS_HOST'] ?? '127.0.0.1'
  const fault = hostFault(host, production)
  if (fault !== undefined) faults.push(fault)
  const port = readNumber('OPS_PORT', 3003)
  const workerPort = readNumber('WORKER_OPS_PORT', 3004)
  for (const [name, own] of [
    ['OPS_PORT', port],
    ['WORKER_OPS_PORT', workerPort],
  ] as const)
    if (own !== 0 && publicPorts.includes(own)) faults.push(`${name} is ${own}, which is a public port.`)
  return {
    host,
    port,
    workerPort,
    drainWaitMs: readNumber('DRAIN_WAIT_MS', 0),
    drainLimitMs: readNumber('DRAIN_LIMIT_MS', 7000),
  }
}
