import { toWireId } from '@puente/contract'
import type { CustomerSession, ProfileWire, TaskWire } from '@puente/contract/customer'
import type { StaffCustomer } from '@puente/contract/staff'
import { fromWireId } from '@puente/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { owedBy, stoppedBy, kindsWithDifferences } from '../../../../test/open-items.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { pendingRules } from '../../../wiring/rules/pending-rules.ts'
import { followClock } from '../../pending-items/follow-clock.ts'
import { seedAddress } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const days = (count: number) => hours(24 * count)
let world: TestEnvironment
let persona: Client
let empresa: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  await signIn()
})
afterAll(() => world.close())

/** Signs in again, because sessions end when the clock is moved. */
async function signIn() {
  persona = await world.signedIn('persona')
  empresa = await world.signedIn('empresa')
}

const customerOf = async (client: Client) =>
  fromWireId('customer', (await client.get<CustomerSession>('/api/session')).body.actingAs.id) ?? ''
const kinds = async (client: Client) => (await owedBy(client)).map(({ kind }) => kind)
const profile = async (client: Client) => (await client.get<ProfileWire>('/api/profile')).body
const save = (client: Client, body: unknown) => client.put<ProfileWire>('/api/profile', body)
const confirm = (client: Client, body: unknown = {}) =>
  client.post<ProfileWire>('/api/profile/confirmation', body)
const dayIn = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString().slice(0, 10)

test('profile: returned whole; an edit is normalized, and the audit trail has its fields without values', async () => {
  expect(await profile(persona)).toMatchObject({
    kind: 'person',
    name: 'Persona Demo',
    rut: '11.222.333-9',
    country: 'CL',
    editable: true,
    address: { street: 'Calle de Prueba', number: '123', comuna: '13101', comunaName: 'Santiago' },
  })
  const saved = await save(persona, { address: { street: '  Los   Aromos ', unit: 'B 2', comuna: '13120' } })
  expect(saved.body.address).toMatchObject({
    street: 'Los Aromos',
    number: '123',
    unit: 'B 2',
    comunaName: 'Ñuñoa',
  })
  const [entry] = await asOwner<{ facts: unknown }>(
    world,
    `select facts from platform.audit where action = 'save-profile' order by id desc limit 1`,
  )
  expect(entry?.facts).toEqual({ changed: 'street,unit,comuna' })
})

test.each([
  [{ address: { street: ' ' } }, { at: 'address.street', fault: 'missing' }],
  [{ address: { street: '🏠🏠' } }, { at: 'address.street', fault: 'wrong-format' }],
  [{ address: { number: '#' } }, { at: 'address.number', fault: 'wrong-format' }],
  [{ address: { comuna: '99999' } }, { at: 'address.comuna', fault: 'unknown-comuna' }],
  [{ country: 'AR' }, { at: 'country', fault: 'not-served' }],
  [{ occupation: 'astronaut' }, { at: 'occupation', fault: 'not-a-choice' }],
  [
    { occupation: 'employed', employer: ' ' },
    { at: 'employer', fault: 'missing' },
  ],
  [
    { occupation: 'employed', employer: '🏢' },
    { at: 'employer', fault: 'wrong-format' },
  ],
])('%j: refused at its field, and nothing is stored', async (body, fault) => {
  const before = await profile(persona)
  const { status, body: said } = await save(persona, body)
  expect([status, said.fields]).toEqual([422, [fault]])
  expect(await profile(persona)).toEqual(before)
})

test('an employed person: has to supply the employer; after changing the occupation no longer', async () => {
  await save(persona, { occupation: 'employed' })
  expect(await stoppedBy(persona)).toMatchObject({
    status: 409,
    kind: 'employer-name',
    path: '/notifications/update-profile',
  })
  expect((await confirm(persona)).body.fields).toEqual([{ at: 'employer', fault: 'missing' }])
  await save(persona, { employer: 'Panadería Ficticia' })
  expect(await kinds(persona)).toEqual([])
  expect((await profile(persona)).employer).toBe('Panadería Ficticia')
  expect((await save(persona, { occupation: 'retired' })).body).not.toHaveProperty('employer')
  expect((await save(empresa, { occupation: 'employed' })).body.fields).toEqual([
    { at: 'occupation', fault: 'not-a-choice' },
  ])
})

test.each([
  ['person-address', () => persona, '/notifications/update-profile'],
  ['company-address', () => empresa, '/profile/edit'],
] as const)('%s: a street without a number is outstanding until it has one', async (kind, client, path) => {
  const id = await customerOf(client())
  const address = { street: 'Calle de Prueba', comuna: '13101', region: '13' }
  await world.runtime.work(system, (work) => seedAddress(work, id, address))
  expect(await stoppedBy(client())).toMatchObject({ status: 409, kind, path })
  await save(client(), { address: { number: 's/n' } })
  expect(await kinds(client())).toEqual([])
  expect(await stoppedBy(client())).toBeUndefined()
})

test('an address encrypted before its facts were stored: filled in by the worker', async () => {
  const id = await customerOf(persona)
  await asOwner(world, 'update customers.customer set comuna = null, address_state = null where id = $1', [
    id,
  ])
  expect(await kindsWithDifferences(world), 'nobody owes what was not read').toEqual([])
  const { customerJobs } = await import('../index.ts')
  for (const job of customerJobs) await job.round(world.runtime)
  const [row] = await asOwner(world, 'select comuna, address_state from customers.customer where id = $1', [
    id,
  ])
  expect(row).toEqual({ comuna: '13101', address_state: 'complete' })
})

test('a closed comuna: outstanding from its last day, and settled by choosing a current one', async () => {
  await save(persona, { address: { comuna: '16101' } })
  await asOwner(world, `update localities.comuna set valid_to = $1 where code = '16101'`, [dayIn(days(10))])
  await followClock(world.runtime, pendingRules)
  world.clock.advance(days(8))
  await followClock(world.runtime, pendingRules)
  await signIn()
  expect(await kinds(persona), 'until its day').toEqual([])
  world.clock.advance(days(3))
  await followClock(world.runtime, pendingRules)
  await signIn()
  expect((await owedBy(persona)).map(({ kind, facts }) => [kind, facts])).toEqual([
    ['location', { gone: '16101' }],
  ])
  expect(await kinds(empresa), 'who lives elsewhere').toEqual([])
  expect(await stoppedBy(persona)).toMatchObject({
    status: 409,
    kind: 'location',
    path: '/notifications/update-location',
  })
  expect((await profile(persona)).address).not.toHaveProperty('comuna')
  expect((await save(persona, { address: { comuna: '16101' } })).status).toBe(422)
  expect((await save(persona, { country: 'CL', address: { comuna: '16102' } })).status).toBe(200)
  expect(await kinds(persona)).toEqual([])
  expect(await stoppedBy(persona)).toBeUndefined()
})

test('a year after the last confirmation: requested; after another thirty days: sending is blocked', async () => {
  expect((await confirm(persona)).status).toBe(200)
  const confirmedAt = new Date((await profile(persona)).confirmedAt)
  const later = (count: number) => new Date(confirmedAt.getTime() + days(count))
  world.clock.set(later(360))
  await followClock(world.runtime, pendingRules)
  await signIn()
  expect(await kinds(persona)).toEqual([])
  world.clock.set(later(367))
  await followClock(world.runtime, pendingRules)
  await signIn()
  const [item] = await owedBy(persona)
  expect(item).toMatchObject({ kind: 'annual-update', blocks: false, mine: true })
  expect(item?.facts).toEqual({ since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
  expect(await stoppedBy(persona)).toBeUndefined()
  const tasks = (await persona.get<{ items: TaskWire[] }>('/api/tasks')).body.items
  expect(tasks.map(({ item: kind, dueAt, overdue }) => [kind, dueAt, overdue])).toEqual([
    ['annual-update', item?.blocksFrom, false],
  ])
  world.clock.set(later(400))
  await signIn()
  expect(await stoppedBy(persona)).toMatchObject({ status: 409, kind: 'annual-update' })
  const confirmed = await confirm(persona, { occupation: 'student' })
  expect(confirmed.body).toMatchObject({ occupation: 'student', confirmedAt: expect.any(String) })
  expect(await kinds(persona)).toEqual([])
  expect(await stoppedBy(persona)).toBeUndefined()
})

test('a higher risk: confirmation is due sooner; the officer sets it, and support does not see it', async () => {
  const id = await customerOf(persona)
  const path = `/api/customers/${toWireId('customer', id)}`
  const officer = await world.signedIn('oficial')
  const page = async (client: Client) => (await client.get<StaffCustomer>(path)).body
  expect((await page(officer)).confirmation).toMatchObject({ risk: 'normal' })
  expect(await page(await world.signedIn('soporte'))).not.toHaveProperty('confirmation')
  world.clock.advance(days(100))
  await signIn()
  const change = await (
    await world.signedIn('oficial')
  ).put(`${path}/risk`, {
    risk: 'high',
    reason: 'Cambió el patrón de envíos',
  })
  expect(change.status).toBe(204)
  expect(await kinds(persona)).toContain('annual-update')
  await confirm(persona)
  expect(await kinds(persona)).toEqual([])
})

test('the nightly check of pending items: finds no difference', async () => {
  await followClock(world.runtime, pendingRules)
  expect(await kindsWithDifferences(world)).toEqual([])
})
