import type { BreachWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { addDays, inSantiago } from '../corridors/index.ts'

let world: TestEnvironment
let oficial: Client
let today = ''
beforeAll(async () => {
  world = await createEnvironment()
  oficial = await world.signedIn('oficial')
  today = inSantiago(world.clock.now()).day
})
afterAll(() => world.close())

const body = (more = {}) => ({
  knownOn: today,
  dataClasses: ['contact', 'financial'],
  peopleCount: 120,
  what: 'Un correo salió a otra dirección',
  measures: 'Se detuvo el envío',
  ...more,
})

it('a breach recorded and changed: the register and its file have what is known now', async () => {
  const made = await oficial.post<BreachWire>('/api/data-breaches', body({ happenedOn: addDays(today, -2) }))
  expect(made.status).toBe(201)
  const changed = await oficial.put<BreachWire>(
    `/api/data-breaches/${made.body.id}`,
    body({ agencyNotifiedOn: today, peopleCount: 130 }),
  )
  expect(changed.body).toMatchObject({ agencyNotifiedOn: today, peopleCount: 130 })
  const { items } = (await oficial.get<{ items: BreachWire[] }>('/api/data-breaches')).body
  expect(items).toEqual([changed.body])
  expect((await oficial.get<BreachWire>(`/api/data-breaches/${made.body.id}`)).body).toEqual(changed.body)
  const file = await oficial.get<string>('/api/data-breaches/export?format=csv')
  expect(file.body).toMatch(/Contacto, Económicos o bancarios/)
})

it.each([
  ['known tomorrow', () => ({ knownOn: addDays(today, 1) }), 'knownOn', 'too-far'],
  ['a day that does not exist', () => ({ happenedOn: '2026-02-31' }), 'happenedOn', 'not-a-date'],
  [
    'the agency notified before it was known',
    () => ({ agencyNotifiedOn: '2020-01-01' }),
    'agencyNotifiedOn',
    'too-early',
  ],
  ['no class of data', () => ({ dataClasses: [] }), 'dataClasses', 'too-short'],
])('%s: refused at its field', async (_, wrong, at, fault) => {
  const refused = await oficial.post('/api/data-breaches', body(wrong()))
  expect([refused.status, refused.body.fields]).toEqual([422, [{ at, fault }]])
})

it('the register: more than a page continues after the last row', async () => {
  await oficial.post('/api/data-breaches', body({ knownOn: addDays(today, -9) }))
  const first = (await oficial.get<{ items: BreachWire[]; next: string }>('/api/data-breaches?limit=1')).body
  const rest = await oficial.get<{ items: BreachWire[] }>(
    `/api/data-breaches?limit=100&after=${encodeURIComponent(first.next)}`,
  )
  expect(rest.body.items.map(({ knownOn }) => knownOn)).toContain(addDays(today, -9))
  expect(rest.body.items.map(({ id }) => id)).not.toContain(first.items[0]?.id)
})
