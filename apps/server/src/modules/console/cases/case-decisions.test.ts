import { toWireId } from '@puente/contract'
import type { CaseDecision } from '@puente/contract/staff'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import type { Made } from '../../../../test/companies.ts'
import { applied, applicationPath, basicPerson } from '../../../../test/levels.ts'
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

const decisionsOf = async (id: string, by: Client = officer): Promise<CaseDecision[]> =>
  (await by.get<{ items: CaseDecision[] }>(`/api/case-decisions?id=${id}`)).body.items
const stepsOf = ({ steps }: CaseDecision) =>
  steps.map(({ kind, by, note }) => [kind, by?.role, ...(note === undefined || note === '' ? [] : [note])])

async function setRisk({ customerId }: Made, risk: string): Promise<string> {
  const id = toWireId('customer', customerId)
  expect((await officer.put(`/api/customers/${id}/risk`, { risk, reason: 'Prueba de riesgo' })).status).toBe(
    204,
  )
  return id
}

/** A rise in level that an analyst proposed and the officer confirmed; the id of its application. */
async function grantedByTwo(says?: string): Promise<{ id: string; customerId: string }> {
  const person = await basicPerson(world)
  const customerId = await setRisk(person, 'normal')
  await applied(person.client, { exposure: 'self', exposureText: 'Alcaldesa' })
  const path = await applicationPath(officer, person)
  if (says !== undefined) {
    const { status } = await person.client.post('/api/file-thread/messages', { text: says })
    expect(status).toBe(201)
  }
  await analyst.accept(`${path}/grant`, { note: 'Antecedentes en orden' })
  expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
  return { id: path.split('/').at(-1) ?? '', customerId }
}

test('a level that two people grant: its case has who asked, proposed and confirmed, in their roles, and what counted', async () => {
  const { id } = await grantedByTwo()
  const [decision, ...others] = await decisionsOf(id)
  expect(others).toEqual([])
  if (decision === undefined) throw new Error('the case has no decision')
  expect(stepsOf(decision)).toEqual([
    ['asked', undefined],
    ['proposed', 'analyst', 'Antecedentes en orden'],
    ['confirmed', 'officer'],
  ])
  expect(decision.steps.every(({ kind, by }) => kind === 'asked' || (by?.name ?? '') !== '')).toBe(true)
  expect(decision.matter).toMatchObject({ approval: { kind: 'level' }, record: { outcome: 'approved' } })
  expect(decision.settings.map(({ kind }) => kind)).toContain('level-requirements')
  expect(decision.documents.map(({ kind }) => kind)).toContain('identity')
})

test('a risk that one person raises: the decision is kept with their role, their reason and the version of the rules', async () => {
  const person = await basicPerson(world)
  const id = await setRisk(person, 'high')
  const [decision] = await decisionsOf(id)
  expect(decision).toMatchObject({
    matter: { alone: { endpoint: 'changeCustomerRisk', outcome: 'high' } },
    isOpen: false,
    settings: [{ kind: 'risk-rules', key: 'default', version: expect.any(Number) as number }],
  })
  expect(decision && stepsOf(decision)).toEqual([['decided', 'officer', 'Prueba de riesgo']])
})

test('a risk that one person lowers: a proposal, and no decision of one person beside it', async () => {
  const person = await basicPerson(world)
  await setRisk(person, 'high')
  const id = await setRisk(person, 'normal')
  const [latest, ...before] = await decisionsOf(id)
  expect(latest).toMatchObject({ matter: { approval: { kind: 'lower-risk' } }, isOpen: true })
  expect(before.map(({ matter }) => matter.alone?.outcome)).toEqual(['high'])
})

test('support reads the decisions of compliance about a customer: none', async () => {
  const person = await basicPerson(world)
  const id = await setRisk(person, 'high')
  const support = await world.signedIn('soporte')
  expect(await decisionsOf(id, support)).toEqual([])
  expect((await support.get(`/api/case-decisions/file?id=${id}`)).status).toBe(404)
})

test('a proposal that is sent back and made again: both stay on the page of the case, the latest first', async () => {
  const person = await basicPerson(world)
  await setRisk(person, 'high')
  const id = await setRisk(person, 'normal')
  expect((await analyst.decide(`/api/customers/${id}/risk/decision`, 'send-back')).status).toBe(200)
  await setRisk(person, 'normal')
  const items = await decisionsOf(id)
  expect(items.map((one) => stepsOf(one).map(([kind]) => kind))).toEqual([
    ['proposed'],
    ['proposed', 'sent-back'],
    ['decided'],
  ])
})

/** The text of the file of a case. */
async function fileOf(id: string, by: Client): Promise<string> {
  const response = await fetch(new URL(`/api/case-decisions/file?id=${id}`, by.url), {
    headers: { cookie: by.cookie ?? '' },
  })
  expect(response.headers.get('content-type')).toContain('application/pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

test('the file of a case with a conversation: has what the customer wrote, for roles that read conversations', async () => {
  const { id } = await grantedByTwo('Adjunto el certificado que faltaba')
  const text = await fileOf(id, officer)
  expect(text).toContain('Conversación con el cliente')
  expect(text).toContain('Adjunto el certificado que faltaba')
  expect(await fileOf(id, analyst)).not.toContain('Adjunto el certificado')
})

test('the file of a case: a PDF with the people in their roles, the reasons, the versions, the comments and the ids', async () => {
  const { id, customerId } = await grantedByTwo()
  const text = await fileOf(id, officer)
  for (const part of [
    'Nivel de un cliente',
    'Propuso',
    'Analista de cumplimiento',
    'Antecedentes en orden',
    'Confirmó',
    'Oficial de cumplimiento',
    'Requisitos de cada nivel',
    'Documento de identidad',
    id,
    customerId,
  ])
    expect(text).toContain(part)
  const { rows } = await world.pool.query<{ actor: string }>(
    `select actor from platform.audit where action = 'export-case-decisions' and subject = $1`,
    [id],
  )
  expect(rows).toHaveLength(1)
})
