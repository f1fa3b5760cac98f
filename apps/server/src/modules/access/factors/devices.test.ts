import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { emittedEvents } from '../../../../test/proofs.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { accessJobs } from '../index.ts'

const persona = 'persona@demo.puente.test'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

interface Listed {
  readonly id: string
  readonly current: boolean
  readonly browser?: string
  readonly system?: string
  readonly seenAt: string
  readonly device?: { readonly id: string; readonly current: boolean }
}
const list = async (client: Client, what: 'sessions' | 'devices') =>
  (await client.get<{ items: Listed[] }>(`/api/${what}`)).body.items
const newDevices = async () => (await emittedEvents(world, 'access.new-device')).length
const enter = (client: Client, email = persona) =>
  client.ask(
    'POST',
    '/api/session',
    { email, password: world.password },
    { headers: { 'user-agent': chrome } },
  )

test('a browser: recognised by its cookie, separately for each user; a new one is notified', async () => {
  const client = world.customer()
  const before = await newDevices()
  await enter(client)
  const [event] = (await emittedEvents(world, 'access.new-device')).slice(before)
  const [device] = await list(client, 'devices')
  expect(device).toMatchObject({ browser: 'Chrome', system: 'Windows', current: true })
  expect(`dev_${String(event?.facts['deviceId']).replaceAll('-', '')}`).toBe(device?.id)
  const cookie = client.device
  await enter(client)
  expect([await newDevices(), client.device]).toEqual([before + 1, cookie])
  await enter(client, 'empresa@demo.puente.test')
  expect([await newDevices(), client.device], 'new for this user').toEqual([before + 2, cookie])
  const [own] = await list(client, 'devices')
  expect(own?.id, 'and nobody sees who else is there').not.toBe(device?.id)
})

test('a token that we never issued: replaced; ours is stored as a hash', async () => {
  const injected = `puente_device=${'P'.repeat(43)}`
  const client = world.customer()
  client.device = injected
  await enter(client)
  expect(client.device).not.toBe(injected)
  const rows = await asOwner<{ line: string }>(world, 'select d::text as line from access.user_device d')
  for (const { line } of rows) expect(line).not.toContain(client.device?.split('=')[1])
  expect(rows.map(({ line }) => line).join('\n'), 'the user agent itself is not kept').not.toContain(
    'Mozilla',
  )
})

test('sessions: listed with their browser, the current one marked; each user ends only their own', async () => {
  const [here, there] = [world.customer(), world.customer()]
  await enter(there)
  world.clock.advanceReal(1000)
  await enter(here)
  const found = await list(here, 'sessions')
  expect(found[0]).toMatchObject({ current: true, device: { browser: 'Chrome', current: true } })
  expect(found.filter(({ current }) => current)).toHaveLength(1)
  const [first] = (await list(there, 'sessions')).filter(({ current }) => current)
  const otherUser = await world.signedIn('empresa')
  expect((await otherUser.delete(`/api/sessions/${first?.id}`)).body.code).toBe('not-found')
  expect((await here.delete(`/api/sessions/${first?.id}`)).status).toBe(204)
  expect((await there.get('/api/session')).status).toBe(401)
  await enter(there)
  expect((await here.delete('/api/sessions')).status).toBe(204)
  expect((await there.get('/api/session')).status).toBe(401)
  expect(await list(here, 'sessions')).toHaveLength(1)
  expect((await otherUser.get('/api/session')).status, 'nobody else’s ends').toBe(200)
})

test('removing a browser: ends its sessions; needs a step-up and the user who owns it', async () => {
  const [here, lost] = [await world.signedIn('persona'), world.customer()]
  await enter(lost)
  const [device] = (await list(lost, 'devices')).filter(({ current }) => current)
  expect((await lost.delete(`/api/devices/${device?.id}`)).body.code).toBe('step-up-required')
  const otherUser = await world.signedIn('empresa')
  expect((await otherUser.delete(`/api/devices/${device?.id}`)).body.code).toBe('not-found')
  expect((await here.delete(`/api/devices/${device?.id}`)).status).toBe(204)
  expect((await lost.get('/api/session')).status).toBe(401)
  const before = await newDevices()
  await enter(lost)
  expect(await newDevices(), 'it is new again').toBe(before + 1)
})

test('use: recorded for the browser too; idle sessions are not listed; old browsers are deleted', async () => {
  const client = await world.signedIn('empresa')
  const seenAt = async () => (await list(client, 'devices')).find(({ current }) => current)?.seenAt ?? ''
  const first = await seenAt()
  world.clock.advanceReal(minutes(5))
  expect(await seenAt()).not.toBe(first)
  const idle = await world.signedIn('empresa')
  world.clock.advanceReal(minutes(14))
  await client.get('/api/session')
  world.clock.advanceReal(minutes(2))
  expect(await list(client, 'sessions')).toHaveLength(1)
  expect((await idle.get('/api/session')).status).toBe(401)
  world.clock.advanceReal(hours(24 * 400) + 1000)
  for (const job of accessJobs) await job.round(world.runtime)
  for (const table of ['user_device', 'session'])
    expect(await asOwner(world, `select from access.${table}`), table).toHaveLength(0)
})
