import { toWireId } from '@puente/contract'
import { settingKind, type CustomerRiskView, type StaffCustomer } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { customerMade } from '../../../test/companies.ts'
import { basicPerson } from '../../../test/levels.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { lockCustomer } from '../customers/index.ts'
import { assess } from './assess.ts'
import { riskJobs } from './risk.jobs.ts'

const system = { kind: 'system', name: 'test' } as const

let world: TestEnvironment
let analyst: Client
let officer: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
})
afterAll(() => world.close())

const pathOf = (customerId: string) => `/api/customers/${toWireId('customer', customerId)}/risk`
const riskOf = async (customerId: string, reader = officer) =>
  (await reader.get<CustomerRiskView>(pathOf(customerId))).body
const score = (customerId: string) => world.runtime.work(system, (work) => assess(work, customerId))
const put = (staff: Client, customerId: string, risk: string) =>
  staff.put<{ code?: string }>(pathOf(customerId), { risk, reason: 'Prueba de riesgo' })

test('a person without facts of risk: scored once, normal, and not again while nothing changes', async () => {
  const { customerId } = await basicPerson(world)
  await score(customerId)
  await score(customerId)
  const { risk, diligence, assessments } = await riskOf(customerId)
  expect([risk, diligence]).toEqual(['normal', 'standard'])
  expect(assessments).toMatchObject([{ score: 0, risk: 'normal', rulesVersion: 0, contributions: [] }])
})

test('a declared political exposure: high risk with its contribution, an earlier confirmation, and both scores kept', async () => {
  const { customerId, client } = await basicPerson(world)
  await score(customerId)
  const page = async () =>
    (await officer.get<StaffCustomer>(`/api/customers/${toWireId('customer', customerId)}`)).body.confirmation
  const before = await page()
  await client.ask('PATCH', '/api/level-declaration', { exposure: 'self', exposureText: 'Alcaldesa' })
  await score(customerId)
  const view = await riskOf(customerId)
  expect(view).toMatchObject({ risk: 'high', diligence: 'enhanced' })
  expect(view.assessments.map(({ score: points }) => points)).toEqual([70, 0])
  expect(view.assessments[0]?.contributions).toEqual([{ fact: 'exposure', value: 'self', points: 70 }])
  const after = await page()
  expect(after?.risk).toBe('high')
  expect(new Date(after?.dueAt ?? 0) < new Date(before?.dueAt ?? 0)).toBe(true)
})

test('facts and contributions of a score: encrypted in the database', async () => {
  const rows = await asOwner<{ detail: Buffer }>(world, 'select detail from risk.assessment')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ detail }) => !detail.includes('exposure'))).toBe(true)
})

test('a higher risk: one person sets it, and it stays when the rules say less', async () => {
  const { customerId } = await basicPerson(world)
  expect((await put(analyst, customerId, 'high')).status).toBe(204)
  await score(customerId)
  expect(await riskOf(customerId)).toMatchObject({
    risk: 'high',
    override: { risk: 'high', reason: 'Prueba de riesgo' },
  })
})

test('a lower risk: waits for a second person, never the proposer', async () => {
  const { customerId } = await basicPerson(world)
  await put(analyst, customerId, 'high')
  expect((await put(analyst, customerId, 'elevated')).status).toBe(204)
  const { risk, proposal } = await riskOf(customerId)
  expect([risk, proposal?.risk]).toEqual(['high', 'elevated'])
  expect((await put(officer, customerId, 'normal')).body.code).toBe('already-proposed')
  const decision = `/api/approvals/${proposal?.id ?? ''}/decision`
  expect((await analyst.post<{ code?: string }>(decision, { decision: 'confirm' })).body.code).toBe(
    'same-person',
  )
  expect((await officer.post(decision, { decision: 'confirm' })).status).toBe(200)
  const decided = await riskOf(customerId)
  expect(decided).toMatchObject({ risk: 'elevated', override: { risk: 'elevated' } })
  expect(decided.proposal).toBeUndefined()
})

test('what a person set, when the rules say more than they did then: the higher risk is in force', async () => {
  const { customerId, client } = await basicPerson(world)
  await put(officer, customerId, 'elevated')
  await client.ask('PATCH', '/api/level-declaration', { exposure: 'self', exposureText: 'Alcaldesa' })
  await score(customerId)
  expect((await riskOf(customerId)).risk).toBe('high')
})

test('the daily scoring: reaches every customer once, and begins again on the next day', async () => {
  const { customerId } = await customerMade(world, { kind: 'person', name: 'Riesgo Prueba' })
  const [job] = riskJobs
  const rounds = async () => {
    let scored = 0
    for (let round = (await job?.round(world.runtime)) ?? 0; round > 0;) {
      scored += round
      round = (await job?.round(world.runtime)) ?? 0
    }
    return scored
  }
  const first = await rounds()
  expect((await riskOf(customerId)).assessments).toHaveLength(1)
  expect(await rounds()).toBe(0)
  world.clock.advance(24 * 3_600_000)
  expect(await rounds()).toBe(first)
})

test('the daily scoring, while another work locks a customer: locks no other one', async () => {
  const one = await basicPerson(world)
  const other = await basicPerson(world)
  const [first, last] = one.customerId < other.customerId ? [one, other] : [other, one]
  world.clock.advance(24 * 3_600_000)
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const holding = world.runtime.work(system, async (work) => {
    await lockCustomer(work, last.customerId)
    await released
  })
  const round = riskJobs[0]?.round(world.runtime)
  const reached = () => asOwner(world, 'select from risk.sweep where after >= $1', [first.customerId])
  await expect.poll(reached, { timeout: 30_000 }).toHaveLength(1)
  await asOwner(world, 'select from customers.customer where id = $1 for update nowait', [first.customerId])
  release(undefined)
  await Promise.all([holding, round])
})

test('the daily scoring, of a customer who cannot be scored: goes on to the others', async () => {
  const one = await basicPerson(world)
  const other = await basicPerson(world)
  const [first, last] = one.customerId < other.customerId ? [one, other] : [other, one]
  await first.client.ask('PATCH', '/api/level-declaration', { exposure: 'none' })
  await asOwner(world, `update requirements.declaration set declared = '\\x00' where customer_id = $1`, [
    first.customerId,
  ])
  world.clock.advance(24 * 3_600_000)
  await riskJobs[0]?.round(world.runtime)
  expect((await riskOf(last.customerId)).assessments).toHaveLength(1)
  const scored = await asOwner(world, 'select from risk.assessment where customer_id = $1', [
    first.customerId,
  ])
  expect(scored).toEqual([])
})

test('support: reads no risk', async () => {
  const { customerId } = await basicPerson(world)
  const support = await world.signedIn('soporte')
  expect((await support.get(pathOf(customerId))).status).toBe(403)
  expect(settingKind.riskRules.reads).not.toContain('support')
})
