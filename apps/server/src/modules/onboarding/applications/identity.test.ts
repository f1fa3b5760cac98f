import { toWireId } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rutNumbered } from '../../../../test/applicant.ts'
import {
  applicationsOf,
  identityOf,
  read,
  rightDocument,
  submit,
  wrongDocument,
  type Applications,
} from '../../../../test/applications.ts'
import { asOwner } from '../../../../test/owner.ts'
import { controlSandbox } from '../../../../test/sandbox-control.ts'
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import type { Ports } from '../../../partners/index.ts'
import { partnerCallsOf } from '../../../platform/data/partner-calls.ts'
import { customerFor, limitsFor } from '../../customers/index.ts'

const system = { kind: 'system', name: 'test' } as const

let world: TestEnvironment
let files: Applications
beforeAll(async () => {
  world = await createEnvironment()
  files = applicationsOf(world)
})
afterAll(() => world.close())

test('a person confirmed by the registry: may send at once, within the basic limits', async () => {
  const rut = rutNumbered(15_300_001)
  const person = await files.ready({ rut })
  await files.received()
  expect((await submit(person)).body.status).toBe('submitted')
  expect(await files.ask()).toBe(1)
  expect(await read(person)).toMatchObject({ status: 'confirmed', reasons: [], missing: [] })
  const session = (await person.client.get<CustomerSession>('/api/session')).body
  expect(session.actingAs).toMatchObject({
    name: 'Ana María Prueba Ejemplo',
    level: 'basic',
    mayOrder: true,
    identity: 'confirmed',
  })
  await world.runtime.work(system, async (work) => {
    const customer = await customerFor(work, person.customerId)
    expect(customer).toMatchObject({
      status: 'active',
      level: 'basic',
      rut,
      birthDate: '1990-05-17',
      address: { street: 'Calle de Prueba', number: '12', unit: 'Depto 3', comuna: '13120', region: '13' },
    })
    if (customer === undefined) throw new Error('no customer')
    expect((await limitsFor(work, customer)).dayUsdCents).toBe(100_000n)
    const calls = await partnerCallsOf(work, person.customerId)
    expect(calls.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
      'check-person ok',
      'check-names ok',
    ])
  })
  expect(await files.received()).toEqual([
    { name: 'onboarding.identity-confirmed', subject: person.customerId },
  ])
  expect((await submit(person)).body.status).toBe('confirmed')
  expect(await files.ask()).toBe(0)
  expect(await files.attempts(person)).toEqual([{ result: 'match' }])
})

test.each([
  ['mismatch', '500100301'],
  ['mismatch', '500100305'],
  ['not-found', '500100307'],
  ['deceased', '500100309'],
])('%s (%s): neutral words, a reopened draft, and a corrected one is confirmed', async (result, document) => {
  const person = await files.ready({ documentNumber: document })
  await submit(person)
  await files.received()
  await files.ask()
  expect(await read(person)).toMatchObject({
    status: 'not-confirmed',
    reasons: ['data-not-confirmed'],
    attemptsLeft: 4,
    missing: [],
  })
  expect(await identityOf(person)).toBe('not-confirmed')
  expect(await files.attempts(person)).toEqual([{ result }])
  expect(await files.received()).toEqual([
    { name: 'onboarding.identity-not-confirmed', subject: person.customerId },
  ])
  expect((await person.client.put('/api/application', { documentNumber: rightDocument })).status).toBe(200)
  await submit(person)
  await files.ask()
  expect(await identityOf(person)).toBe('confirmed')
})

test('a RUT of another account: the same response as wrong data; only the account’s owner is notified', async () => {
  const [theirs, mismatched] = [
    await files.ready({ rut: '11.222.333-9' }),
    await files.ready({ documentNumber: wrongDocument }),
  ]
  const bodies: string[] = []
  for (const person of [mismatched, theirs]) {
    const { rut, documentNumber } = (await read(person)).file
    const said = [await submit(person)]
    await files.received()
    await files.ask()
    said.push(await person.client.get('/api/application'), await person.client.get('/api/session'))
    bodies.push(
      JSON.stringify(said.map(({ status, body }) => ({ status, body })))
        .replaceAll(rut ?? '-', 'RUT')
        .replaceAll(documentNumber ?? '-', 'DOCUMENT')
        .replaceAll(/"phone":"[^"]*"/g, '"phone":"PHONE"')
        .replaceAll(/(usr|cus)_[0-9a-f]{32}/g, '$1')
        .replaceAll(/"submittedAt":"[^"]*"/g, '')
        .replaceAll(/solicitante-\d+@/g, 'solicitante@'),
    )
  }
  expect(bodies[1]).toBe(bodies[0])
  const [owner] = await asOwner<{ id: string }>(
    world,
    'select id from customers.customer where rut_index = $1',
    [world.runtime.vault.index('customers.customer.rut', '11222333-9')],
  )
  expect(await files.received()).toEqual([
    { name: 'onboarding.rut-known', subject: owner?.id },
    { name: 'onboarding.identity-not-confirmed', subject: theirs.customerId },
  ])
  expect(await files.attempts(theirs)).toEqual([{ result: 'rut-known' }])
})

test('two applicants with one RUT, concurrently: one gets the account', async () => {
  const rut = rutNumbered(15_300_002)
  const two = [await files.ready({ rut }), await files.ready({ rut })]
  await Promise.all(two.map(submit))
  await Promise.all([files.ask(), files.ask()])
  expect((await Promise.all(two.map(identityOf))).toSorted()).toEqual(['confirmed', 'not-confirmed'])
})

describe('partner failures', () => {
  test('a crash between the call and its record: a delay, and the result counts once', async () => {
    const person = await files.ready({ documentNumber: wrongDocument })
    await submit(person)
    await files.received()
    const { registry } = world.ports
    const crashing: Ports['registry'] = {
      checkPerson: async (claim) => {
        await registry.checkPerson(claim)
        throw new Error('the process ended here')
      },
    }
    await expect(files.ask({ registry: crashing })).rejects.toThrow('ended here')
    expect(await files.ask(), 'it is held for half a minute').toBe(0)
    expect((await read(person)).status).toBe('submitted')
    world.clock.advanceReal(31_000)
    expect(await files.ask()).toBe(1)
    expect(await files.attempts(person)).toEqual([{ result: 'mismatch' }])
    expect(await files.received()).toEqual([
      { name: 'onboarding.identity-not-confirmed', subject: person.customerId },
    ])
  })

  test('a late answer to a submission already answered: changes nothing', async () => {
    const person = await files.ready({ documentNumber: wrongDocument })
    await submit(person)
    const { registry } = world.ports
    let release: () => void = () => undefined
    let asked: () => void = () => undefined
    const isAsked = new Promise<void>((resolve) => (asked = resolve))
    const held = new Promise<void>((resolve) => (release = resolve))
    const slow: Ports['registry'] = {
      checkPerson: async (claim) => {
        const answer = await registry.checkPerson(claim)
        asked()
        await held
        return answer
      },
    }
    const late = files.ask({ registry: slow })
    await isAsked
    world.clock.advanceReal(31_000)
    await files.ask()
    await person.client.put('/api/application', { documentNumber: rightDocument })
    await submit(person)
    release()
    await late
    expect((await read(person)).status, 'the late mismatch is about the former submission').toBe('submitted')
    await files.ask()
    expect(await files.attempts(person)).toEqual([{ result: 'mismatch' }, { result: 'match' }])
  })

  test.each(['registry', 'names'])(
    '%s without an answer: called again with growing pauses',
    async (partner) => {
      const person = await files.ready()
      await submit(person)
      await setFailure({ partner, kind: 'error-500', calls: 2 })
      await files.ask()
      expect([(await read(person)).status, await files.ask()]).toEqual(['submitted', 0])
      world.clock.advanceReal(1500)
      expect(await files.ask()).toBe(1)
      world.clock.advanceReal(1500)
      expect(await files.ask(), 'the second pause is longer').toBe(0)
      world.clock.advanceReal(4000)
      expect(await files.ask()).toBe(1)
      expect((await read(person)).status).toBe('confirmed')
      const calls = await world.runtime.work(system, (work) => partnerCallsOf(work, person.customerId))
      expect(calls.filter(({ outcome }) => outcome === 'status-500')).toHaveLength(2)
      expect(await files.attempts(person)).toEqual([{ result: 'match' }])
    },
  )

  test('no answer for a banking day: staff review the application and see the cause', async () => {
    const person = await files.ready()
    await submit(person)
    await setFailure({ partner: 'registry', kind: 'error-500' })
    await files.ask()
    await files.received()
    await world.moveClock(hours(24 * 6))
    world.clock.advanceReal(60_000)
    expect(await files.ask()).toBe(1)
    await setFailure({ partner: 'registry', kind: 'none' })
    expect(await files.received()).toEqual([{ name: 'onboarding.with-staff', subject: person.customerId }])
    expect(await read(person)).toMatchObject({ status: 'submitted', reasons: ['being-reviewed'] })
    const analista = await world.signedIn('analista')
    const { body } = await analista.get<{ items: { customerId: string; cause: string }[] }>(
      '/api/applications',
    )
    const customerId = toWireId('customer', person.customerId)
    expect(body.items).toContainEqual(expect.objectContaining({ customerId, cause: 'registry-silent' }))
    world.clock.advanceReal(hours(1))
    expect(await files.ask(), 'nobody asks on').toBe(0)
  })
})

const setFailure = (failure: object) => controlSandbox(world.config.sandboxUrl, '/control/failures', failure)
