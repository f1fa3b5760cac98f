import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FoundAddressWire, LocalitiesWire } from '@puente/contract/customer'
import type { Client } from '../../../test/client.ts'
import { controlSandbox } from '../../../test/sandbox-control.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { localitiesOverHttp, type LocalitiesPort } from '../../partners/localities.ts'
import { embeddedLocalities } from './embedded-localities.ts'

const session = '0191f0e2-0000-7000-8000-000000000001'
const lines: string[] = []
/** Test environment without services. */
let world: TestEnvironment
/** Test environment with the services of the first one's sandbox. */
let served: TestEnvironment

beforeAll(async () => {
  world = await createEnvironment()
  const outside = `http://127.0.0.1:${world.sandbox?.port}`
  served = await createEnvironment({
    sandbox: false,
    onLog: (line) => void lines.push(line),
    env: {
      PLACES_URL: `${outside}/localities/v1`,
      PLACES_KEY: 'sandbox-localities-key',
      MAPS_URL: `${outside}/maps`,
      MAPS_KEY: 'sandbox-maps-key',
    },
  })
})
afterAll(() => Promise.all([world?.close(), served?.close()]))

const remote = (key = 'sandbox-localities-key', url = `${world.sandbox?.url}/localities/v1`) =>
  localitiesOverHttp({ url, key, timeoutMs: 2000, clock: world.clock })

const citiesFor = (client: Client) => async (query: string) =>
  (await client.get<{ cities: string[] }>(`/api/localities/US/cities?${query}`)).body.cities

const fail = (partner: 'localities' | 'maps', kind: string) =>
  controlSandbox(world.sandbox?.url, '/control/failures', { partner, kind })

describe.each<[string, () => LocalitiesPort]>([
  ['the embedded catalogue', embeddedLocalities],
  ['a service over HTTP', remote],
])('%s: meets the contract of the port', (_name, portOf) => {
  test('states have codes and names; cities belong to a state or to the whole country', async () => {
    const port = portOf()
    expect(await port.states('US')).toContainEqual({ code: 'TX', name: 'Texas' })
    const texan = (await port.cities('US', 'TX')) ?? []
    expect(texan).toContain('Houston')
    expect(texan).not.toContain('Los Angeles')
    expect(await port.cities('US')).toEqual(expect.arrayContaining(['Houston', 'Los Angeles']))
    for (const { code } of (await port.states('US')) ?? []) {
      const cities = (await port.cities('US', code)) ?? []
      expect(cities.length, code).toBeGreaterThan(0)
      expect(cities, code).toEqual([...new Set(cities.map((name) => name.trim()))])
    }
    for (const { code, name } of (await port.countries()) ?? [])
      expect([code, name]).toEqual([expect.stringMatching(/^[A-Z]{2}$/), expect.stringMatching(/\S/)])
  })

  test('an unknown country or state: an empty list, no failure', async () => {
    const port = portOf()
    const asked = [port.states('ZZ'), port.cities('ZZ'), port.cities('US', 'ZZ'), port.cities('ZZ', 'TX')]
    expect(await Promise.all(asked)).toEqual([[], [], [], []])
  })
})

test.each([
  ['a wrong key', () => remote('another')],
  ['nobody at its address', () => remote('k', 'http://127.0.0.1:1/v1')],
  ['an address that is no such service', () => remote('k', world.listeners.customer)],
])('a service with %s: no answer', async (_what, portOf) => {
  const port = portOf()
  const all = [port.countries(), port.states('US'), port.cities('US', 'TX'), port.cities('US')]
  expect((await Promise.all(all)).filter((answer) => answer !== undefined && answer.length > 0)).toEqual([])
})

test('no service: cities come from the catalogue, and address search is not found', async () => {
  const client = await world.signedIn('persona')
  const found = citiesFor(client)
  expect(await found('text=hou&state=TX')).toEqual(['Houston'])
  expect(await found('text=SAN%20jua')).toEqual(['San Juan'])
  expect((await found('text=san')).slice(0, 2)).toEqual(['San Antonio', 'San Diego'])
  expect(await found('text=san&state=WY')).toEqual([])
  expect((await client.get('/api/localities/ZZ/states')).body).toEqual({ states: [] })
  expect((await client.post('/api/address-searches', { text: 'Avenida', session })).status).toBe(404)
  expect((await client.post('/api/address-choices', { id: 'x', session })).status).toBe(404)
})

test('a service: provides names for the State’s list, and neither adds nor removes entries', async () => {
  const { body } = await served.customer().get<LocalitiesWire>('/api/localities')
  expect(body.regions).toHaveLength(16)
  expect(body.regions.flatMap(({ comunas }) => comunas)).toHaveLength(346)
  const capital = body.regions.find(({ code }) => code === '13')
  expect(capital?.name).toBe('Región Metropolitana de Santiago (RM)')
  expect(capital?.comunas).toContainEqual({ code: '13120', name: 'Nunoa' })
  expect(JSON.stringify(body)).not.toContain('Villa Inventada')
  expect(body.countries).toContainEqual({ code: 'DE', name: 'Alemania (RFA)' })
  expect(body.countries.length).toBeGreaterThan(240)
})

test('an address: found by its words, and returned in the fields of our forms', async () => {
  const client = await served.signedIn('persona')
  const search = await client.post('/api/address-searches', { text: 'ficticia 1024', session })
  expect(search.body).toEqual({
    addresses: [
      { id: 'ficticia-1024', title: 'Avenida Ficticia 1024', detail: 'Ñuñoa, Región Metropolitana, Chile' },
    ],
  })
  const nothing = await client.post('/api/address-searches', { text: 'ninguna', session })
  expect(nothing.body).toEqual({ addresses: [] })
  const choose = (id: string) => client.post<FoundAddressWire>('/api/address-choices', { id, session })
  expect((await choose('ficticia-1024')).body).toEqual({
    street: 'Avenida Ficticia',
    number: '1024',
    unit: 'Depto. 52',
    comuna: '13120',
  })
  // A locality that is not a comuna is left for the user to choose.
  expect((await choose('muestra-5')).body).toEqual({ street: 'Camino Muestra', number: '5' })
  expect((await choose('../../v1/places')).status).toBe(404)
  await fail('maps', 'off')
  expect(await client.post('/api/address-searches', { text: 'ficticia', session })).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  })
  await fail('maps', 'none')
})

test('a service that stops answering: not called for a minute; the catalogue is used, and one warning is logged', async () => {
  const cities = citiesFor(await served.signedIn('persona'))
  expect(await cities('text=muestra&state=TX')).toEqual(['Muestra Falls'])
  await fail('localities', 'off')
  lines.length = 0
  expect(await cities('text=muestra&state=TX'), 'what is known stays known').toEqual(['Muestra Falls'])
  expect(await cities('text=denver')).toEqual(['Denver'])
  expect(await cities('text=boise')).toEqual(['Boise'])
  const said = lines.filter((line) => line.includes('the embedded catalogue stands in'))
  expect(said.map((line) => (JSON.parse(line) as { asked: string }).asked)).toEqual(['US *'])
  await fail('localities', 'none')
  expect(await cities('text=irv&state=CA'), 'what was not asked in the silence is asked').toEqual([])
})
