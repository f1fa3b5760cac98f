import { toWireId } from '@puente/contract'
import type { StaffApplication, WaitingApplication } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rutNumbered, type Registered } from '../../../../test/applicant.ts'
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
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { customerFor } from '../../customers/index.ts'

const system = { kind: 'system', name: 'test' } as const

let world: TestEnvironment
let files: Applications
beforeAll(async () => {
  world = await createEnvironment()
  files = applicationsOf(world)
})
afterAll(() => world.close())

/** Submits wrong data this many times. */
async function failTimes(person: Registered, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) {
    expect((await submit(person)).status).toBe(202)
    await files.ask()
  }
}

const pathOf = ({ customerId }: Registered) => `/api/applications/${toWireId('application', customerId)}`
const decide = async (person: Registered, outcome: string) => {
  const [analista, oficial] = [await world.signedIn('analista'), await world.signedIn('oficial')]
  const proposed = await analista.accept(`${pathOf(person)}/proposal`, { outcome, note: 'Lo revisé' })
  expect(proposed.status).toBe(200)
  return oficial.decide<StaffApplication>(`${pathOf(person)}/decision`, 'confirm')
}
const hit = async () => {
  const person = await files.ready({ givenNames: 'Bloqueado', surnames: 'Demo' })
  await submit(person)
  await files.ask()
  return person
}

test('a screening hit: neutral words, and two people have to decide', async () => {
  const person = await files.ready({ givenNames: 'Bloqueado', surnames: 'Demo' })
  await submit(person)
  await files.received()
  await files.ask()
  expect(await read(person)).toMatchObject({ status: 'submitted', reasons: ['being-reviewed'] })
  expect(JSON.stringify(await read(person))).not.toMatch(/hit|list|screen/)
  expect(await identityOf(person)).toBe('submitted')
  expect(await files.received()).toEqual([{ name: 'onboarding.with-staff', subject: person.customerId }])
  const [analista, oficial] = [await world.signedIn('analista'), await world.signedIn('oficial')]
  const { body: list } = await analista.get<{ items: WaitingApplication[] }>('/api/applications')
  expect(list.items.find(({ name }) => name === 'Bloqueado Demo')).toMatchObject({ cause: 'screening-hit' })
  const { body: file } = await analista.get<StaffApplication>(pathOf(person))
  expect(file).toMatchObject({ birthDate: '1990-05-17', isWaiting: true, attempts: [{ result: 'match' }] })
  expect(file.address).toBe('Calle de Prueba 12, Depto 3, Ñuñoa, Metropolitana de Santiago')
  expect(file.hits[0]).toMatchObject({ screenedName: 'Bloqueado Demo' })
  expect(await asOwner(world, "select from platform.audit where action = 'look-at-application'")).not.toEqual(
    [],
  )
  await analista.accept(`${pathOf(person)}/proposal`, { outcome: 'approve', note: 'Es un homónimo' })
  const alone = await analista.decide(`${pathOf(person)}/decision`, 'confirm')
  expect([alone.status, alone.body.code]).toEqual([403, 'same-person'])
  expect(await identityOf(person)).toBe('submitted')
  expect((await oficial.decide(`${pathOf(person)}/decision`, 'confirm')).status).toBe(200)
  expect(await identityOf(person)).toBe('confirmed')
  const closed = await oficial.post(`${pathOf(person)}/proposal`, { outcome: 'refuse', note: 'Tarde' })
  expect([closed.status, closed.body.code]).toEqual([409, 'application-closed'])
})

test('a refused account: can be read and nothing else', async () => {
  const person = await hit()
  expect((await decide(person, 'refuse')).body.isWaiting).toBe(false)
  expect(await read(person)).toMatchObject({ status: 'not-confirmed', reasons: ['account-refused'] })
  expect([(await submit(person)).body.code, (await person.client.get('/api/transfers')).status]).toEqual([
    'application-closed',
    200,
  ])
  const customer = await world.runtime.work(system, (work) => customerFor(work, person.customerId))
  expect(customer?.status).toBe('refused')
})

test('approval after another account got the RUT: refused, and nothing changes', async () => {
  const rut = rutNumbered(15_300_003)
  const person = await files.ready({ rut, givenNames: 'Bloqueado', surnames: 'Demo' })
  await submit(person)
  await files.ask()
  const other = await files.ready({ rut })
  await submit(other)
  await files.ask()
  const decided = await decide(person, 'approve')
  expect([decided.status, decided.body.code]).toEqual([409, 'rut-has-account'])
  expect(await identityOf(person)).toBe('submitted')
})

test('five failed checks within a day: staff review, and may reopen the draft', async () => {
  const person = await files.ready({ documentNumber: wrongDocument })
  await failTimes(person, 4)
  expect((await read(person)).attemptsLeft).toBe(1)
  await files.received()
  await failTimes(person, 1)
  expect(await read(person)).toMatchObject({
    status: 'submitted',
    reasons: ['being-reviewed'],
    attemptsLeft: 0,
  })
  expect(await files.received()).toEqual([{ name: 'onboarding.with-staff', subject: person.customerId }])
  const { body } = await (await world.signedIn('oficial')).get<StaffApplication>(pathOf(person))
  expect([body.cause, body.attempts.length]).toEqual(['too-many-attempts', 5])
  await decide(person, 'reopen')
  expect(await read(person)).toMatchObject({ status: 'not-confirmed', attemptsLeft: 5 })
  await person.client.put('/api/application', { documentNumber: rightDocument })
  await submit(person)
  await files.ask()
  expect(await identityOf(person)).toBe('confirmed')
})

test('failed checks of more than a day ago: not counted', async () => {
  const person = await files.ready({ documentNumber: wrongDocument })
  await failTimes(person, 4)
  world.clock.advanceReal(hours(24) + 1000)
  await person.client.signIn(person.session.user.email, 'tres sillas azules 9')
  expect((await read(person)).attemptsLeft).toBe(5)
})

test('the queue: in pages, the longest wait first', async () => {
  const analista = await world.signedIn('analista')
  const all = (await analista.get<{ items: WaitingApplication[] }>('/api/applications')).body.items
  const paged: string[] = []
  let after = ''
  for (;;) {
    const { body } = await analista.get<{ items: WaitingApplication[]; next?: string }>(
      `/api/applications?limit=1${after}`,
    )
    paged.push(...body.items.map(({ id }) => id))
    if (body.next === undefined) break
    after = `&after=${body.next}`
  }
  expect(paged.length).toBeGreaterThan(0)
  expect(paged).toEqual(all.map(({ id }) => id))
})

test('an application that never waited for staff: not found', async () => {
  const person = await files.ready()
  expect((await (await world.signedIn('oficial')).get(pathOf(person))).status).toBe(404)
})
