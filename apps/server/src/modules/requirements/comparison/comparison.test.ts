import { toWireId } from '@puente/contract'
import type { ComparisonWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { customerMade, submitCompany, wholeCompany } from '../../../../test/companies.ts'
import { applicationPath, applied, basicPerson } from '../../../../test/levels.ts'
import { cardOf, sendPaper, sendSide, shows } from '../../../../test/requirements.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

let world: TestEnvironment
let analyst: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
})
afterAll(() => world.close())

const compare = (kind: string, id: string) =>
  analyst.get<ComparisonWire>(`/api/comparisons?kind=${kind}&id=${id}`)
const row = ({ values }: ComparisonWire, field: string) => values.find((one) => one.field === field)

test('a newer identity document: beside the declared data and the accepted document, with its link', async () => {
  const person = await customerMade(world, { kind: 'person', name: 'Ana Prueba' })
  const { front } = await shows(person, analyst, cardOf('Ana María Prueba', { printedEnd: '2035-05-20' }))
  await person.client.put('/api/identity/announcement', {
    type: 'chilean-id',
    nationality: 'CL',
    printedEnd: '2040-01-01',
  })
  const newer = await sendSide(person, 'front')
  const { status, body } = await compare('document', newer)
  expect(status).toBe(200)
  expect(row(body, 'name')).toEqual({
    field: 'name',
    declared: 'Ana Prueba',
    accepted: 'Ana María Prueba',
    differs: ['accepted'],
  })
  expect(row(body, 'expiry-date')).toMatchObject({ declared: '2040-01-01', accepted: '2035-05-20' })
  expect(row(body, 'nationality')).toEqual({
    field: 'nationality',
    declared: 'CL',
    accepted: 'CL',
    differs: [],
  })
  expect(body.before).toMatchObject({ documentId: front, at: expect.stringMatching(/^\d{4}-/) })
})

test('a document without declared data: only the one that was accepted before', async () => {
  const person = await customerMade(world, { kind: 'person', name: 'Ana Prueba' })
  const first = await sendPaper(person, 'source-of-funds')
  expect((await compare('document', first)).body).toEqual({ values: [] })
  const seen = await analyst.openFile(first)
  await analyst.post(`/api/documents/${first}/verdict`, { verdict: 'accepted', seen })
  const second = await sendPaper(person, 'source-of-funds')
  expect((await compare('document', second)).body).toMatchObject({
    values: [],
    before: { documentId: first },
  })
})

test('owners of a company: declared beside its accepted deed, each difference at its owner', async () => {
  const made = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
  await submitCompany(world, made, wholeCompany())
  const deed = await sendPaper(made, 'constitution-deed')
  const owners = [
    { name: 'Olga Prueba', document: 'rut', number: '9.999.222-0', shareBps: 4000 },
    { name: 'Otto Muster', document: 'foreign', number: 'X1234567', shareBps: 4000 },
    { name: 'Ida Prueba', document: 'rut', number: '9.999.333-2', shareBps: 2000 },
  ]
  const facts = { legalName: 'Empresa de Prueba SpA', owners }
  const seen = await analyst.openFile(deed)
  const verdict = await analyst.post(`/api/documents/${deed}/verdict`, { verdict: 'accepted', facts, seen })
  expect([verdict.status, verdict.body.fields]).toEqual([200, undefined])
  const { body } = await compare('company-file', toWireId('company-file', made.customerId))
  expect(body.values.filter(({ field }) => field === 'owner')).toEqual([
    { field: 'owner', of: 'Olga Prueba', declared: '6000', read: '4000', differs: ['read'] },
    { field: 'owner', of: 'Otto Muster', declared: '4000', read: '4000', differs: [] },
    { field: 'owner', of: 'Ida Prueba', read: '2000', differs: ['read'] },
  ])
  expect(row(body, 'legal-name')).toMatchObject({ declared: 'Empresa de Prueba SpA' })
  expect(body.before).toMatchObject({ documentId: deed })
})

test('a level: the confirmed data of the person beside the document on file', async () => {
  const person = await basicPerson(world)
  await applied(person.client)
  const path = await applicationPath(analyst, person)
  const { body } = await compare('level-application', path.slice(path.lastIndexOf('/') + 1))
  expect(row(body, 'name')).toEqual({
    field: 'name',
    declared: 'Nivel Prueba',
    accepted: 'Nivel Prueba',
    differs: [],
  })
  expect(row(body, 'document-type')).toMatchObject({ accepted: 'chilean-id' })
})

test('an unknown case, and an id of another kind: not found', async () => {
  const unknown = '0191f0e2-0000-7000-8000-000000000001'
  expect((await compare('document', toWireId('document', unknown))).status).toBe(404)
  expect((await compare('application', toWireId('document', unknown))).status).toBe(404)
})
