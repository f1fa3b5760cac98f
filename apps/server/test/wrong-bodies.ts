import { randomUUID } from 'node:crypto'
import { type Endpoint } from '@puente/contract'
import type { Sample } from './authorisation.ts'
import { knownSample, type Endpoints, type SamplesByName } from './callers.ts'
import { Client } from './client.ts'
import { staffNamed, type Cast } from './samples/cast.ts'

interface Wrong {
  readonly what: string
  readonly type?: string
  readonly body?: string
}

/** Bodies that no endpoint accepts. */
const wrongs: readonly Wrong[] = [
  { what: 'no body and no type' },
  { what: 'no body, said to be JSON', type: 'application/json' },
  { what: 'no body, said to be bytes', type: 'application/octet-stream' },
  { what: 'null', type: 'application/json', body: 'null' },
  { what: 'a list', type: 'application/json', body: '[]' },
  { what: 'a text', type: 'application/json', body: '"x"' },
  { what: 'half of an object', type: 'application/json', body: '{"x":' },
  { what: 'a field that shapes objects', type: 'application/json', body: '{"__proto__":{"x":1}}' },
  { what: 'JSON said to be a text', type: 'text/plain', body: '{}' },
  { what: 'a form', type: 'application/x-www-form-urlencoded', body: 'a=b' },
  { what: 'parts', type: 'multipart/form-data; boundary=x', body: '--x--\r\n' },
  { what: 'a type that is none', type: 'x', body: 'x' },
]

/** Statuses that say nothing about a body: the request was refused before it was read. */
const beforeBody = [401, 403, 404]

/** A client that may call the endpoint. */
function callerOf(cast: Cast, { who }: Endpoint, sample: Sample, url: string): Client {
  const name = typeof who === 'string' ? 'persona' : staffNamed[who[0] ?? 'admin']
  return new Client(url, sample.cookie ?? (who === 'anyone' ? undefined : cast.as(name).cookie))
}

/** Sends every wrong body to an address. Returns those whose status is no client error or one of `alsoFaults`. */
export async function bodyFaultsAt(
  client: Client,
  path: string,
  { method = 'POST', idempotent, receives }: Partial<Endpoint> = {},
  alsoFaults: readonly number[] = [],
): Promise<string[]> {
  const found: string[] = []
  for (const { what, type, body } of wrongs) {
    // Bytes of an accepted content type are a valid body.
    if (receives !== undefined && type === receives && body !== undefined) continue
    const { status } = await client.send(method, path, {
      headers: {
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(idempotent === true ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body }),
    })
    if (status < 400 || status >= 500 || alsoFaults.includes(status)) found.push(`${what}: ${status}`)
  }
  return found
}

/**
 * The faults of an endpoint: with the last sample of the authorisation table, and with a fresh one when that shows some.
 */
export async function bodyFaults(
  cast: Cast,
  endpoint: Endpoint,
  make: SamplesByName[string] | undefined,
  url: string,
): Promise<string[]> {
  if (make === undefined) return ['has no sample']
  const { who } = endpoint
  const principal =
    typeof who === 'string' ? { kind: 'owner' as const } : { kind: 'staff' as const, role: who[0] ?? 'admin' }
  const faultsWith = (sample: Sample, alsoFaults?: readonly number[]) =>
    bodyFaultsAt(callerOf(cast, endpoint, sample, url), sample.path, endpoint, alsoFaults)
  const found = await faultsWith(await knownSample(make, principal), beforeBody)
  return found.length === 0 ? found : faultsWith(await make(principal))
}

/** The endpoints that receive a body, by name. */
export const endpointsWithBody = (endpoints: Endpoints): [string, Endpoint][] =>
  Object.entries(endpoints).filter(([, { body, receives }]) => body !== undefined || receives !== undefined)
