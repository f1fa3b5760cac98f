import { toWireId } from '@puente/contract'
import { settingKind, type AuditEntry } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { basicPerson } from '../../../../test/levels.ts'
import { confirmSetting, proposeSetting, settingNow } from '../../../../test/settings.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

let world: TestEnvironment
let analyst: Client
let officer: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
})
afterAll(() => world.close())

const acts = async (query: string, by: Client = officer): Promise<AuditEntry[]> =>
  (await by.get<{ items: AuditEntry[] }>(`/api/audit-entries?limit=100&${query}`)).body.items
const idsOf = (entries: readonly AuditEntry[]) =>
  entries.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)])

/** A change of the rules of risk that an analyst proposed and the officer confirmed. */
async function changedSetting(): Promise<void> {
  const data = await settingNow(analyst, settingKind.riskRules)
  await proposeSetting(analyst, settingKind.riskRules, {
    ...data,
    bands: { ...data.bands, elevated: data.bands.elevated + 1 },
  })
  expect((await confirmSetting(officer, settingKind.riskRules)).status).toBe(200)
}

test('a decision that writes several lines in one transaction: one act, led by the line with details, with the others in it', async () => {
  await changedSetting()
  const [act, ...others] = await acts('subject=risk-rules/default')
  const found = [act, ...others].find((one) => one?.action === 'change-setting')
  expect(found?.lines.map(({ action }) => action).toSorted()).toEqual(['decide-setting', 'decideApproval'])
  expect(found?.facts.map(({ name }) => name)).toEqual(['key', 'setting', 'version'])
  const proposed = others.find(({ action }) => action === 'proposeSetting')
  expect(proposed?.subject).toBe('risk-rules/default')
  const all = idsOf(await acts('from=2020-01-01'))
  expect(new Set(all).size).toBe(all.length)
})

test('pages of acts: each act stands once, with all its lines, wherever a page ends', async () => {
  await changedSetting()
  const whole = (await acts('')).slice(0, 12).map(({ id, lines }) => [id, lines.length])
  const paged: [string, number][] = []
  let after = ''
  while (paged.length < whole.length) {
    const { body } = await officer.get<{ items: AuditEntry[]; next?: string }>(
      `/api/audit-entries?limit=3${after}`,
    )
    paged.push(...body.items.map(({ id, lines }): [string, number] => [id, lines.length]))
    if (body.next === undefined) break
    after = `&after=${encodeURIComponent(body.next)}`
  }
  expect(paged.slice(0, whole.length)).toEqual(whole)
})

test('a person by part of their name, without accents: their acts, and nobody else’s', async () => {
  await changedSetting()
  const found = await acts('actor=ANÁLISTA')
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ actor }) => actor.name))).toEqual(new Set(['Analista Demo']))
  expect(await acts('actor=Nadie%20Nunca')).toEqual([])
})

test('an object by its name: what was done to it, with its kind and name in the line', async () => {
  const person = await basicPerson(world)
  const id = toWireId('customer', person.customerId)
  const name = (await officer.get<{ name: string }>(`/api/customers/${id}`)).body.name
  const found = await acts(`subject=${encodeURIComponent(name)}&kind=views`)
  const look = found.find(({ subject }) => subject === id)
  expect(look).toMatchObject({ action: 'look-at-customer', object: { kind: 'customer', name } })
  expect(look?.address).toBeDefined()
})

test('kinds of acts: decisions are found, and views are not among them', async () => {
  await changedSetting()
  const found = await acts('kind=decisions')
  expect(
    found.some(({ lines, action }) =>
      [action, ...lines.map((line) => line.action)].includes('decide-setting'),
    ),
  ).toBe(true)
  expect(found.some(({ action }) => action.startsWith('look-at-'))).toBe(false)
})

test('an administrator: lines of compliance are not inside acts either', async () => {
  const person = await basicPerson(world)
  const id = toWireId('customer', person.customerId)
  expect((await officer.put(`/api/customers/${id}/risk`, { risk: 'high', reason: 'Prueba' })).status).toBe(
    204,
  )
  const admin = await world.signedIn('admin')
  const seen = (await acts(`subject=${id}`, admin)).flatMap(({ action, lines }) => [
    action,
    ...lines.map((line) => line.action),
  ])
  expect(seen).not.toContain('changeCustomerRisk')
  expect(await acts(`subject=${id}&action=changeCustomerRisk`)).toHaveLength(1)
})
