import { randomUUID } from 'node:crypto'
import { type Endpoint } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { staffEndpoints } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sample } from './authorisation.ts'
import { Client } from './client.ts'
import type { Endpoints, SamplesByName } from './callers.ts'
import { startEnvironment } from './life.ts'
import { castOf, staffNamed, type Cast } from './samples/cast.ts'
import { samplesOf } from './samples/index.ts'

let cast: Cast
let samples: ReturnType<typeof samplesOf>
beforeAll(async () => {
  cast = await castOf(
    await startEnvironment({
      env: { MAPS_KEY: 'sandbox-maps-key' },
      seedsByHand: 'inserts the rows that each endpoint needs, without their use cases',
    }),
  )
  samples = samplesOf(cast)
})
afterAll(async () => cast?.life.close())

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

/** A client that may call the endpoint. */
function principalOf(endpoint: Endpoint, sample: Sample, url: string): Client {
  const { who } = endpoint
  const name = typeof who === 'string' ? 'persona' : staffNamed[who[0] ?? 'admin']
  const isPublic = who === 'anyone'
  return new Client(url, sample.cookie ?? (isPublic ? undefined : cast.as(name).cookie))
}

/** The statuses of an endpoint for each wrong body, when one of them is not a client error. */
async function faults(
  endpoint: Endpoint,
  make: SamplesByName[string] | undefined,
  url: string,
): Promise<string[]> {
  if (make === undefined) return ['has no sample']
  const { who } = endpoint
  const principal =
    typeof who === 'string' ? { kind: 'owner' as const } : { kind: 'staff' as const, role: who[0] ?? 'admin' }
  const sample = await make(principal)
  const found: string[] = []
  for (const { what, type, body } of wrongs) {
    // Bytes of an accepted content type are a valid body.
    if (endpoint.receives !== undefined && type === endpoint.receives && body !== undefined) continue
    const { status } = await principalOf(endpoint, sample, url).send(endpoint.method, sample.path, {
      headers: {
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(endpoint.idempotent === true ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body }),
    })
    if (status < 400 || status >= 500) found.push(`${what}: ${status}`)
  }
  return found
}

const withBody = (endpoints: Endpoints): [string, Endpoint][] =>
  Object.entries(endpoints).filter(([, { body, receives }]) => body !== undefined || receives !== undefined)

describe('a missing body or one of another type: a client error', () => {
  it.each(withBody(customerEndpoints))('customers: %s', async (name, endpoint) => {
    const all: SamplesByName = samples.customer
    expect(await faults(endpoint, all[name], cast.life.listeners.customer)).toEqual([])
  })

  it.each(withBody(staffEndpoints))('staff: %s', async (name, endpoint) => {
    const all: SamplesByName = samples.staff
    expect(await faults(endpoint, all[name], cast.life.listeners.staff)).toEqual([])
  })

  it.each(['bank', 'rails', 'messages'])('partner %s', async (partner) => {
    for (const { type, body } of wrongs) {
      const { status } = await new Client(cast.life.listeners.customer).send(
        'POST',
        `/api/partners/${partner}/webhook`,
        {
          headers: type === undefined ? {} : { 'content-type': type },
          ...(body === undefined ? {} : { body }),
        },
      )
      expect([status >= 400, status < 500]).toEqual([true, true])
    }
  })

  it('error reports', async () => {
    for (const { type, body } of wrongs) {
      const { status } = await new Client(cast.life.listeners.customer).send('POST', '/api/monitoring', {
        headers: type === undefined ? {} : { 'content-type': type },
        ...(body === undefined ? {} : { body }),
      })
      expect([status >= 400, status < 500]).toEqual([true, true])
    }
  })
})
