import { fromWireId, toWireId, type Id } from '@puente/contract'
import { settingKind, type DecisionHead, type DecisionRecordWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import {
  companyFilePath,
  customerMade,
  screenCompanies,
  submitCompany,
  type Made,
} from '../../../../test/companies.ts'
import { applied, applicationPath, basicPerson } from '../../../../test/levels.ts'
import { asOwner } from '../../../../test/owner.ts'
import { confirmSetting, proposeSetting, settingNow } from '../../../../test/settings.ts'
import { pdf, sendFile } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

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

const headsOf = async (customerId: Id<'customer'>, query = ''): Promise<DecisionHead[]> =>
  (
    await officer.get<{ items: DecisionHead[] }>(
      `/api/decisions?customerId=${toWireId('customer', customerId)}${query}`,
    )
  ).body.items

/** The latest decision about a customer, computed again. */
async function latest(customerId: Id<'customer'>): Promise<DecisionRecordWire> {
  const [head] = await headsOf(customerId)
  return (await officer.get<DecisionRecordWire>(`/api/decisions/${head?.id}`)).body
}

/** The checks of which the result differs now. */
const differing = ({ replay }: DecisionRecordWire): string[] =>
  replay.checks.filter(({ recorded, again }) => recorded !== again).map(({ check }) => check)

async function publish(usualDays: number): Promise<void> {
  const key = 'person/standard'
  const data = await settingNow(analyst, settingKind.levelRequirements, key)
  await proposeSetting(analyst, settingKind.levelRequirements, { ...data, usualDays }, { key })
  expect((await confirmSetting(officer, settingKind.levelRequirements, key)).status).toBe(200)
}

/** Scores a customer by the rules, which agree with what the officer sets. */
async function score({ customerId }: Made): Promise<void> {
  const path = `/api/customers/${toWireId('customer', customerId)}/risk`
  expect((await officer.put(path, { risk: 'normal', reason: 'Prueba de riesgo' })).status).toBe(204)
}

/** A person whose rise to the standard level one analyst granted. */
async function granted() {
  const person = await basicPerson(world)
  await score(person)
  await applied(person.client)
  const path = await applicationPath(officer, person)
  expect((await analyst.accept(`${path}/grant`, { note: 'Antecedentes en orden' })).status).toBe(200)
  return person
}

test('a level that two people grant: the record names both, with the versions, files and checks', async () => {
  const person = await basicPerson(world)
  await score(person)
  await applied(person.client, { exposure: 'self', exposureText: 'Alcaldesa' })
  const path = await applicationPath(officer, person)
  await analyst.accept(`${path}/grant`, { note: 'Antecedentes en orden' })
  expect(await headsOf(person.customerId)).toEqual([])
  await officer.decide(`${path}/decision`, 'confirm')
  const record = await latest(person.customerId)
  expect(record).toMatchObject({
    subject: { kind: 'level-application' },
    outcome: 'approved',
    by: expect.stringMatching(/./) as string,
    confirmedBy: expect.stringMatching(/./) as string,
    note: 'Antecedentes en orden',
    proposedAt: expect.stringMatching(/Z$/) as string,
    risk: { score: expect.any(Number) as number },
    replay: { isSame: true },
  })
  expect(record.by).not.toBe(record.confirmedBy)
  expect(record.settings.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'level-requirements person/standard',
    'due-diligence person/standard',
    'requirement-rules default',
    'risk-rules default',
    'review-checklist default',
  ])
  expect(record.documents.map(({ kind }) => kind)).toContain('identity')
  expect(record.replay.checks).toContainEqual({
    check: 'document',
    of: 'identity',
    recorded: 'accepted',
    again: 'accepted',
  })
  expect(record.replay.checks).toContainEqual({ check: 'two-people', recorded: 'yes', again: 'yes' })
})

test('settings that change after the decision: it follows again from the versions that it used', async () => {
  const person = await granted()
  const before = await latest(person.customerId)
  const key = 'person/standard'
  const data = await settingNow(analyst, settingKind.levelRequirements, key)
  const more = { ...data, documents: ['identity', 'proof-of-income'] as const }
  await proposeSetting(
    analyst,
    settingKind.levelRequirements,
    { ...more, documents: [...more.documents] },
    { key },
  )
  await confirmSetting(officer, settingKind.levelRequirements, key)
  const after = await latest(person.customerId)
  expect(after.replay).toEqual(before.replay)
  expect(after.replay.isSame).toBe(true)
  await proposeSetting(analyst, settingKind.levelRequirements, data, { key })
  await confirmSetting(officer, settingKind.levelRequirements, key)
})

test.each([
  [
    'the data of the version',
    'setting',
    3,
    `update platform.versioned set data = jsonb_set(data, '{usualDays}', '9')
     where noun = 'level-requirements' and key = 'person/standard'`,
  ],
  ['the stored score', 'score', 4, 'update risk.assessment set score = score + 70'],
  ['a file', 'file', 5, `update documents.document set sent_hash = sha256(sent_hash)`],
])(
  '%s is changed behind the product: the replay differs at that check',
  async (_, check, usualDays, statement) => {
    await publish(usualDays)
    const { customerId } = await granted()
    expect((await latest(customerId)).replay.isSame).toBe(true)
    await asOwner(world, statement)
    const record = await latest(customerId)
    expect(record.replay.isSame).toBe(false)
    expect(new Set(differing(record))).toEqual(new Set([check]))
  },
)

test('the stored inputs are changed behind the product: the replay differs at what follows from them', async () => {
  const { customerId } = await granted()
  const id = fromWireId('decision', (await latest(customerId)).id) ?? ''
  const [row] = await asOwner<{ used: Buffer }>(world, 'select used from decisions.decision where id = $1', [
    id,
  ])
  const column = 'decisions.decision.used'
  const used = await world.runtime.work(system, async ({ vault }) => {
    const kept = JSON.parse(vault.decrypt(column, row?.used ?? Buffer.of(), id)) as { inputs: object }
    return vault.encrypt(column, JSON.stringify({ ...kept, inputs: { ...kept.inputs, given: [] } }), id)
  })
  await asOwner(world, 'update decisions.decision set used = $1 where id = $2', [used, id])
  expect(new Set(differing(await latest(customerId)))).toEqual(new Set(['fact']))
})

test('a level that is sent back: the record has what the customer read', async () => {
  const person = await basicPerson(world)
  await applied(person.client)
  const path = await applicationPath(officer, person)
  await officer.post(`${path}/return`, { message: 'Indica otro tramo de ingresos' })
  expect(await latest(person.customerId)).toMatchObject({
    outcome: 'returned',
    customerTexts: [{ text: 'Indica otro tramo de ingresos' }],
  })
})

test('a document refused, and the list of its decisions: the reason, the rule of its kind, and only that document', async () => {
  const person = await basicPerson(world)
  const { body } = await sendFile(person.client, await pdf(), { kind: 'source-of-funds' })
  await analyst.post(`/api/documents/${body.id}/review`, {})
  await analyst.post(`/api/documents/${body.id}/verdict`, {
    verdict: 'refused',
    reason: 'glare',
    remark: 'Sin flash',
  })
  const record = await latest(person.customerId)
  expect(record).toMatchObject({
    subject: { kind: 'document', id: body.id },
    outcome: 'refused',
    customerTexts: [{ code: 'glare', text: 'Sin flash' }],
    replay: { isSame: true },
  })
  expect(record.settings[0]).toMatchObject({ kind: 'document-rule', key: 'source-of-funds' })
  const named = `&subjectKind=document&subjectId=`
  expect(await headsOf(person.customerId, `${named}${body.id}`)).toHaveLength(1)
  expect(await headsOf(person.customerId, `${named}doc_${'0'.repeat(32)}`)).toEqual([])
})

test('a company file approved by one person: its owners follow again, without names in the record', async () => {
  const made = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
  await submitCompany(world, made)
  await screenCompanies(world)
  await analyst.accept(`${companyFilePath(made)}/approval`, { note: 'Lo revisé' })
  const record = await latest(made.customerId)
  expect(record).toMatchObject({
    subject: { kind: 'company-file' },
    outcome: 'approved',
    screening: { verdict: 'clear' },
    note: 'Lo revisé',
    replay: { isSame: true },
  })
  expect(record.replay.checks.find(({ check }) => check === 'owners')?.recorded).toMatch(/^\d+:\d+/)
  expect(
    record.replay.checks.flatMap(({ check, of, recorded }) =>
      check === 'person' ? [`${of} ${recorded}`] : [],
    ),
  ).toEqual(['1 accepted', '2 accepted', '3 accepted'])
  expect(JSON.stringify(record)).not.toMatch(/Rita|Olga|Muster|1234567/)
})

test('support asks for a decision: refused', async () => {
  const { customerId } = await granted()
  const support = await world.signedIn('soporte')
  const [head] = await headsOf(customerId)
  expect((await support.get(`/api/decisions/${head?.id}`)).status).toBe(403)
})
