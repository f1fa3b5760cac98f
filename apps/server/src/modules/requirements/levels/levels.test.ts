import type { LevelView, OwnLimitsWire, RequirementWire } from '@puente/contract/customer'
import type { StaffLevelApplication } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryUser } from '../../../../test/access-samples.ts'
import type { Client } from '../../../../test/client.ts'
import { customerMade } from '../../../../test/companies.ts'
import { applicationPath, applied, basicPerson, declared } from '../../../../test/levels.ts'
import { asOwner } from '../../../../test/owner.ts'
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

const level = async (client: Client) => (await client.get<LevelView>('/api/level')).body
const grant = (staff: Client, path: string) =>
  staff.accept<StaffLevelApplication>(`${path}/grant`, { note: 'Antecedentes en orden' })

test('a new person: reads what is missing, and each fact counts as soon as it is given', async () => {
  const { client } = await customerMade(world, { kind: 'person', name: 'Nivel Prueba', level: 'basic' })
  const before = await level(client)
  expect(before).toMatchObject({
    level: 'basic',
    next: { level: 'standard', isComplete: false, documents: [{ code: 'identity', state: 'missing' }] },
  })
  expect(before.next?.facts.map(({ isGiven }) => isGiven)).toEqual([false, false, false, false, false])
  const saved = await client.ask<LevelView>('PATCH', '/api/level-declaration', { income: 'up-to-1m' })
  expect(saved.body.next?.facts.find(({ fact }) => fact === 'income')?.isGiven).toBe(true)
  const kept = await client.ask<LevelView>('PATCH', '/api/level-declaration', { purposes: ['health'] })
  expect(kept.body.next?.declared).toEqual({ income: 'up-to-1m', purposes: ['health'] })
  expect((await client.post('/api/level-applications/submission')).body.code).toBe('application-incomplete')
})

test('what a person declared: is encrypted in the database', async () => {
  const { client } = await basicPerson(world)
  await client.ask('PATCH', '/api/level-declaration', { exposure: 'self', exposureText: 'Alcaldesa' })
  const rows = await asOwner<{ declared: Buffer; exposed: boolean }>(
    world,
    'select declared, exposed from requirements.declaration',
  )
  expect(rows.some(({ exposed }) => exposed)).toBe(true)
  expect(rows.every(({ declared: value }) => !value.includes('Alcaldesa'))).toBe(true)
})

test('an exposure without its function: refused at the field, and what was declared stays', async () => {
  const { client } = await basicPerson(world)
  await client.ask('PATCH', '/api/level-declaration', declared)
  const refused = await client.ask<{ fields: object[] }>('PATCH', '/api/level-declaration', {
    exposure: 'relative',
    exposureText: ' ',
  })
  expect(refused.body.fields).toEqual([{ at: 'exposureText', fault: 'required' }])
  expect((await level(client)).next?.declared).toEqual(declared)
})

test('an application: requests the missing documents once, without blocking', async () => {
  const { client } = await customerMade(world, { kind: 'person', name: 'Nivel Prueba', level: 'basic' })
  await client.post('/api/level-applications')
  await client.post('/api/level-applications')
  const { body } = await client.get<{ items: RequirementWire[] }>('/api/required-documents')
  expect(body.items).toMatchObject([{ code: 'identity', state: 'missing', blocks: false }])
})

test('a granted level: raises the limits, and the next level is offered', async () => {
  const person = await basicPerson(world)
  const before = (await person.client.get<OwnLimitsWire>('/api/allowance')).body
  const view = await applied(person.client)
  expect(view.next).toMatchObject({ status: 'submitted', answerBy: expect.any(String) as string })
  const closed = await person.client.ask('PATCH', '/api/level-declaration', { income: 'above-7m' })
  expect(closed.body.code).toBe('application-closed')
  const path = await applicationPath(officer, person)
  const granted = await grant(analyst, path)
  expect(granted.body).toMatchObject({ status: 'granted', from: 'standard' })
  expect(await level(person.client)).toMatchObject({ level: 'standard', next: { level: 'enhanced' } })
  const after = (await person.client.get<OwnLimitsWire>('/api/allowance')).body
  expect(after.level).toBe('standard')
  expect(BigInt(after.transfer.amount)).toBeGreaterThan(BigInt(before.transfer.amount))
  expect((await grant(officer, path)).body.code).toBe('application-closed')
})

test('a politically exposed person: an analyst proposes, and only an officer, not another analyst, raises the level', async () => {
  const person = await basicPerson(world)
  await applied(person.client, { exposure: 'associate', exposureText: 'Socio de una senadora' })
  const path = await applicationPath(officer, person)
  const proposed = await grant(analyst, path)
  expect(proposed.body).toMatchObject({
    status: 'submitted',
    needsTwo: true,
    proposal: { awaitsOfficer: true },
  })
  expect((await level(person.client)).level).toBe('basic')
  const id = proposed.body.proposal?.id ?? ''
  const own = await analyst.post(`/api/approvals/${id}/decision`, { decision: 'confirm' })
  expect(own.body.code).toBe('same-person')
  const { client: colleague } = await temporaryUser(world, 'staff', { kind: 'staff', role: 'analyst' })
  await colleague.openFiles(path)
  const second = await colleague.post(`/api/approvals/${id}/decision`, { decision: 'confirm' })
  expect(second.body.code).toBe('officer-needed')
  await officer.openFiles(path)
  const other = await officer.post(`/api/approvals/${id}/decision`, { decision: 'confirm' })
  expect(other.status).toBe(200)
  expect((await level(person.client)).level).toBe('standard')
})

test('a case of staff: names the occupation, not its code', async () => {
  const person = await basicPerson(world)
  await applied(person.client)
  const { body } = await analyst.get<StaffLevelApplication>(await applicationPath(officer, person))
  expect(body.occupation).toBe('Jubilé')
})

test('a person at the highest level who becomes politically exposed: declares it; there is no other level to apply for', async () => {
  const { client } = await customerMade(world, { kind: 'person', name: 'Nivel Prueba', level: 'enhanced' })
  expect(await level(client)).toEqual({ level: 'enhanced', declared: {} })
  const exposed = { exposure: 'self', exposureText: 'Concejala' }
  expect((await client.ask('PATCH', '/api/level-declaration', exposed)).body).toEqual({
    level: 'enhanced',
    declared: exposed,
  })
  expect((await client.post('/api/level-applications')).body.code).toBe('no-higher-level')
})

test('an application that is sent back: is corrected and submitted again', async () => {
  const person = await basicPerson(world)
  await applied(person.client)
  const path = await applicationPath(officer, person)
  await officer.post(`${path}/return`, { message: 'Indica otro tramo de ingresos' })
  expect((await level(person.client)).next).toMatchObject({
    status: 'sent-back',
    returned: 'Indica otro tramo de ingresos',
  })
  const again = await applied(person.client, { income: 'up-to-7m' })
  expect(again.next).toMatchObject({ status: 'submitted' })
  expect(again.next).not.toHaveProperty('returned')
})

test('a document that ended meanwhile: the level is not granted', async () => {
  const person = await basicPerson(world)
  await applied(person.client)
  const path = await applicationPath(officer, person)
  await asOwner(
    world,
    `update requirements.identity set effective_end = '2020-01-01' where customer_id = '${person.customerId}'`,
  )
  expect((await grant(officer, path)).body).toMatchObject({
    code: 'checks-open',
    fields: [{ at: 'checks.document.identity', fault: 'missing' }],
  })
  expect((await level(person.client)).level).toBe('basic')
  await asOwner(
    world,
    `update requirements.identity set effective_end = '2040-01-01' where customer_id = '${person.customerId}'`,
  )
})

test('support: reads no application', async () => {
  const support = await world.signedIn('soporte')
  expect((await support.get('/api/level-applications')).status).toBe(403)
})
