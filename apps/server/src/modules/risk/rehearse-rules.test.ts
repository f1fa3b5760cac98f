import { toWireId } from '@puente/contract'
import { settingKind, type RiskRehearsal, type SettingData } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryUser } from '../../../test/access-samples.ts'
import type { Client } from '../../../test/client.ts'
import { basicPerson } from '../../../test/levels.ts'
import { asOwner } from '../../../test/owner.ts'
import { settingNow } from '../../../test/settings.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { assess } from './assess.ts'

type Rules = SettingData<typeof settingKind.riskRules>

let world: TestEnvironment
let officer: Client
beforeAll(async () => {
  world = await createEnvironment()
  officer = await world.signedIn('oficial')
})
afterAll(() => world.close())

const rehearse = (client: Client, data: object) =>
  client.post<RiskRehearsal & { code?: string }>('/api/risk-rules/rehearsal', { data })
const exposedPerson = async (exposure = 'self') => {
  const person = await basicPerson(world)
  await person.client.ask('PATCH', '/api/level-declaration', { exposure, exposureText: 'Alcaldesa' })
  await world.runtime.work({ kind: 'system', name: 'test' }, (work) => assess(work, person.customerId))
  return person
}
/** The same rules with other points for a political exposure of one's own. */
const withPoints = (rules: Rules, points: number): Rules => ({
  ...rules,
  rules: rules.rules.map((rule) =>
    rule.fact === 'exposure' && rule.values.includes('self') ? { ...rule, points } : rule,
  ),
})

test('rules that lower an exposure: counts by change with the customers, and nothing is stored', async () => {
  const { customerId } = await exposedPerson()
  const rules = await settingNow(officer, settingKind.riskRules)
  const before = await asOwner(world, 'select count(*) as n from risk.assessment')
  const { body } = await rehearse(officer, withPoints(rules, 30))
  expect(body.moves).toEqual([{ from: 'high', to: 'elevated', count: 1 }])
  expect(body.customers).toMatchObject([
    { id: toWireId('customer', customerId), from: 'high', to: 'elevated' },
  ])
  expect([body.compared >= 1, body.scored >= body.compared, body.most]).toEqual([true, true, 5000])
  expect(await asOwner(world, 'select count(*) as n from risk.assessment')).toEqual(before)
  expect((await rehearse(officer, rules)).body.moves).toEqual([])
})

test('a risk that a person set: stays, so that its customer does not move', async () => {
  const { customerId } = await exposedPerson('relative')
  await officer.put(`/api/customers/${toWireId('customer', customerId)}/risk`, {
    risk: 'high',
    reason: 'Prueba de riesgo',
  })
  const rules = await settingNow(officer, settingKind.riskRules)
  const { customers } = (await rehearse(officer, { ...rules, rules: [] })).body
  expect(customers.map(({ id }) => id)).not.toContain(toWireId('customer', customerId))
})

test('an administrator, who may not read risks: counts without names', async () => {
  await exposedPerson()
  const rules = await settingNow(officer, settingKind.riskRules)
  const admin = (await temporaryUser(world, 'staff', { kind: 'staff', role: 'admin' })).client
  const { body } = await rehearse(admin, withPoints(rules, 0))
  expect(body.moves.length).toBeGreaterThan(0)
  expect(body.customers).toEqual([])
})

test('data that are no rules: refused at the field', async () => {
  const { status, body } = await rehearse(officer, { rules: [] })
  expect([status, body.code]).toEqual([422, 'fields-wrong'])
})
