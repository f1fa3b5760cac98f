import { toWireId } from '@puente/contract'
import type {
  CustomerRiskView,
  InboxItem,
  StaffCustomer,
  StaffLevelApplication,
} from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryUser } from '../../../../test/access-samples.ts'
import type { Client } from '../../../../test/client.ts'
import { exposedPerson } from '../../../../test/exposed.ts'
import { applicationPath, applied, basicPerson } from '../../../../test/levels.ts'
import { restrictionSet } from '../../../../test/restrictions.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { assess } from '../assess.ts'

let world: TestEnvironment
let analyst: Client
let officer: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
})
afterAll(() => world.close())

const wire = (customerId: string) => toWireId('customer', customerId)
const scored = (customerId: string) =>
  world.runtime.work({ kind: 'system', name: 'test' }, (work) => assess(work, customerId))
const riskOf = async (customerId: string) =>
  (await officer.get<CustomerRiskView>(`/api/customers/${wire(customerId)}/risk`)).body
const proposed = (staff: Client, customerId: string) =>
  staff.post<{ code?: string }>(`/api/customers/${wire(customerId)}/exposure-proposal`, {
    note: 'Origen de fondos revisado',
  })
const decided = async (staff: Client, customerId: string, body: object) =>
  staff.post<{ code?: string; state?: string }>(
    `/api/approvals/${(await riskOf(customerId)).exposure?.proposal?.id ?? ''}/decision`,
    body,
  )
const confirm = { decision: 'confirm' }
const inInbox = async (customerId: string) =>
  (await officer.get<{ items: InboxItem[] }>('/api/inbox?kind=exposures&limit=100')).body.items.filter(
    ({ customer }) => customer?.id === wire(customerId),
  )

describe('a customer who became politically exposed', () => {
  test('waits in the inbox and on the page of the customer, with what was declared', async () => {
    const customerId = await exposedPerson(world)
    expect(await inInbox(customerId)).toHaveLength(1)
    expect((await riskOf(customerId)).exposure).toMatchObject({ exposure: 'self', declared: 'Alcaldesa' })
    const page = async (reader: Client) =>
      (await reader.get<StaffCustomer>(`/api/customers/${wire(customerId)}`)).body.standing
    expect((await page(analyst)).risk?.exposedSince).toBeDefined()
    expect((await page(await world.signedIn('soporte'))).risk).toBeUndefined()
  })

  test('an analyst proposes, the officer confirms: the customer stays, and is not asked about again', async () => {
    const customerId = await exposedPerson(world)
    expect((await proposed(analyst, customerId)).status).toBe(204)
    expect((await riskOf(customerId)).exposure?.proposal?.awaitsOfficer).toBe(true)
    expect((await proposed(officer, customerId)).body.code).toBe('already-proposed')
    expect((await decided(analyst, customerId, confirm)).body.code).toBe('same-person')
    expect((await decided(officer, customerId, confirm)).body.state).toBe('confirmed')
    await scored(customerId)
    const { exposure, kept } = await riskOf(customerId)
    expect(exposure).toBeUndefined()
    const people = { by: 'Analista Demo', confirmedBy: 'Oficial Demo' }
    expect(kept).toMatchObject({ ...people, reason: 'Origen de fondos revisado' })
    expect(await inInbox(customerId)).toEqual([])
    expect((await proposed(analyst, customerId)).body.code).toBe('no-exposure-case')
  })

  test('two analysts: refused until an officer confirms', async () => {
    const customerId = await exposedPerson(world)
    await proposed(analyst, customerId)
    const { client: colleague } = await temporaryUser(world, 'staff', { kind: 'staff', role: 'analyst' })
    expect((await decided(colleague, customerId, confirm)).body.code).toBe('officer-needed')
    expect((await riskOf(customerId)).exposure?.proposal).toBeDefined()
    expect((await decided(officer, customerId, confirm)).body.state).toBe('confirmed')
  })

  test('sent back: the case stays open, and can be proposed again', async () => {
    const customerId = await exposedPerson(world)
    await proposed(analyst, customerId)
    await decided(officer, customerId, { decision: 'send-back', note: 'Falta el patrimonio' })
    expect(await inInbox(customerId)).toHaveLength(1)
    expect((await proposed(analyst, customerId)).status).toBe(204)
  })

  test('undecided after five banking days: late in the inbox, before work that has more time', async () => {
    const customerId = await exposedPerson(world)
    const [item] = await inInbox(customerId)
    expect(item).toMatchObject({ isLate: false, dueAt: expect.any(String) })
    const dueAt = new Date(item?.dueAt ?? '')
    const calendar = await world.runtime.work({ kind: 'system', name: 'test' }, bankingCalendar)
    expect(dueAt).toEqual(addBankingDays(calendar, new Date(item?.since ?? ''), 5))
    await world.moveClock(dueAt.getTime() - world.clock.now().getTime() + 1000)
    officer = await world.signedIn('oficial')
    analyst = await world.signedIn('analista')
    expect(await inInbox(customerId)).toMatchObject([{ isLate: true }])
  })

  test('another exposure afterwards: decided anew', async () => {
    const { customerId, client } = await basicPerson(world)
    const declare = async (exposure: 'relative' | 'self' | 'none') => {
      await client.ask('PATCH', '/api/level-declaration', { exposure, exposureText: 'Alcaldía' })
      await scored(customerId)
      return (await riskOf(customerId)).exposure
    }
    expect((await declare('relative'))?.exposure).toBe('relative')
    await proposed(analyst, customerId)
    await decided(officer, customerId, confirm)
    expect(await declare('none')).toBeUndefined()
    expect(await declare('relative')).toBeUndefined()
    expect((await declare('self'))?.exposure).toBe('self')
    // A customer can end neither the case nor the exposure by withdrawing the declaration.
    expect(await declare('none')).toMatchObject({ exposure: 'self', declared: 'Alcaldía' })
  })

  test('an exit in force: the case is closed; once it is lifted, it waits again', async () => {
    const customerId = await exposedPerson(world)
    const people = { proposer: analyst, decider: officer }
    const restriction = await restrictionSet(people, customerId, 'exit')
    await scored(customerId)
    expect(await inInbox(customerId)).toEqual([])
    await analyst.post(`/api/restrictions/${restriction}/end`, { note: 'Prueba' })
    const { body } = await officer.get<StaffCustomer>(`/api/customers/${wire(customerId)}`)
    await officer.post(`/api/approvals/${body.restrictionProposals[0]?.id ?? ''}/decision`, confirm)
    await scored(customerId)
    expect(await inInbox(customerId)).toHaveLength(1)
  })
})

test('exposed in an application for a level: waits with it only, and its acceptance with an officer counts', async () => {
  const person = await basicPerson(world)
  const { customerId } = person
  await applied(person.client, { exposure: 'relative', exposureText: 'Hermana del alcalde' })
  await scored(customerId)
  expect(await inInbox(customerId)).toEqual([])
  const path = await applicationPath(officer, person)
  await analyst.openFiles(path)
  const { body } = await analyst.accept<StaffLevelApplication>(`${path}/grant`, { note: 'Prueba' })
  await officer.openFiles(path)
  await officer.post(`/api/approvals/${body.proposal?.id ?? ''}/decision`, confirm)
  await scored(customerId)
  expect((await riskOf(customerId)).exposure).toBeUndefined()
  expect(await inInbox(customerId)).toEqual([])
})

test('an accepted exposure: a weaker declaration is shown to staff, and ends neither the risk nor the diligence', async () => {
  const { customerId, client } = await basicPerson(world)
  await client.ask('PATCH', '/api/level-declaration', { exposure: 'self', exposureText: 'Alcaldesa' })
  await scored(customerId)
  await proposed(analyst, customerId)
  await decided(officer, customerId, confirm)
  const before = await riskOf(customerId)
  expect(before).toMatchObject({ risk: 'high', diligence: 'enhanced' })
  expect((await client.ask('PATCH', '/api/level-declaration', { exposure: 'none' })).status).toBe(200)
  await scored(customerId)
  const { assessments, ...view } = await riskOf(customerId)
  expect(view).toMatchObject({ risk: 'high', diligence: 'enhanced', declaresNow: 'none' })
  expect(assessments).toEqual(before.assessments)
  expect(view.exposure).toBeUndefined()
})

test('the risk of an exposed customer: two analysts cannot lower it, an analyst and an officer can', async () => {
  const customerId = await exposedPerson(world)
  const lower = { risk: 'normal', reason: 'Dejó el cargo hace dos años' }
  expect((await analyst.put(`/api/customers/${wire(customerId)}/risk`, lower)).status).toBe(204)
  const { proposal } = await riskOf(customerId)
  expect(proposal?.awaitsOfficer).toBe(true)
  const path = `/api/approvals/${proposal?.id ?? ''}/decision`
  const { client: colleague } = await temporaryUser(world, 'staff', { kind: 'staff', role: 'analyst' })
  expect((await colleague.post<{ code?: string }>(path, confirm)).body.code).toBe('officer-needed')
  expect((await riskOf(customerId)).risk).toBe('high')
  expect((await officer.post(path, confirm)).status).toBe(200)
  await scored(customerId)
  expect(await riskOf(customerId)).toMatchObject({ risk: 'normal', diligence: 'standard' })
})

test('a person who is not exposed: nothing waits', async () => {
  const { customerId } = await basicPerson(world)
  await scored(customerId)
  expect((await riskOf(customerId)).exposure).toBeUndefined()
})
