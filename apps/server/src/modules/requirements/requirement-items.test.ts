import type { PendingItemWire, RequirementWire } from '@puente/contract/customer'
import { settingKind, type DocumentRequirementsWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import {
  customerMade,
  expectBlocked,
  expectFree,
  expectReconciled,
  owing,
  type Made,
} from '../../../test/companies.ts'
import {
  accept,
  cardOf,
  requirementsPath,
  follow,
  pass,
  sendPaper,
  shows,
  turnDown,
} from '../../../test/requirements.ts'
import { confirmSetting, proposeSetting, settingNow } from '../../../test/settings.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import type { RequirementRules } from './requirement-rules.ts'

const personScreen = '/notifications/client-missing-documents'
const companyScreen = '/notifications/company-missing-economics-documents'

let world: TestEnvironment
let analista: Client
let oficial: Client
beforeAll(async () => {
  world = await createEnvironment()
  analista = await world.signedIn('analista')
  oficial = await world.signedIn('oficial')
})
afterAll(() => world?.close())

const today = () => inSantiago(world.clock.now()).day
const statesOf = async ({ client }: Pick<Made, 'client'>) =>
  (await client.get<{ items: RequirementWire[] }>('/api/required-documents')).body.items.map(
    ({ code, state }) => `${code} ${state}`,
  )
/** Two people change the rules, and the worker updates the pending items. */
async function change(edit: (rules: RequirementRules) => RequirementRules): Promise<void> {
  const rules = await settingNow(oficial, settingKind.requirementRules)
  const proposed = await proposeSetting(oficial, settingKind.requirementRules, edit(rules))
  expect([proposed.status, proposed.body.fields]).toEqual([200, undefined])
  expect((await confirmSetting(oficial, settingKind.requirementRules)).body.code).toBe('same-person')
  const admin = await world.signedIn('admin')
  expect((await confirmSetting(admin, settingKind.requirementRules)).status).toBe(200)
  await follow(world)
}

test('a document request: blocks the person until the document is accepted or the request is withdrawn', async () => {
  const one = await customerMade(world, { kind: 'person', name: 'Diego Prueba' })
  expect([await owing(one), await statesOf(one)]).toEqual([[], []])
  const requests = requirementsPath(one).replace(/requirements$/, 'document-requests')
  const asked = {
    code: 'proof-of-income',
    blocks: true,
    reason: 'Montos que no calzan',
    message: 'Muéstranos de dónde viene.',
  }
  const wrong = await analista.post(requests, { ...asked, code: 'balance-sheet' })
  expect(wrong.body.fields).toEqual([{ at: 'code', fault: 'not-a-choice' }])
  expect((await analista.post<DocumentRequirementsWire>(requests, asked)).status).toBe(201)
  expect((await analista.post(requests, asked)).body.code).toBe('document-asked-already')
  expect(await owing(one)).toEqual(['person-documents customer'])
  await expectBlocked(one, 'person-documents', personScreen)

  const first = await sendPaper(one, 'source-of-funds', 10)
  expect([await owing(one), await statesOf(one)]).toEqual([
    ['person-documents staff'],
    ['proof-of-income waiting'],
  ])
  await turnDown(analista, first, 'wrong-document')
  expect([await owing(one), await statesOf(one)]).toEqual([
    ['person-documents customer'],
    ['proof-of-income refused'],
  ])
  const second = await sendPaper(one, 'source-of-funds', 10)
  const noDay = await accept(analista, second)
  expect(noDay.body.fields).toEqual([{ at: 'facts.issuedOn', fault: 'missing' }])
  const old = await accept(analista, second, { issuedOn: addDays(today(), -400) })
  expect(old.body.fields).toEqual([{ at: 'facts.issuedOn', fault: 'already-past' }])
  expect((await accept(analista, second, { issuedOn: addDays(today(), -3) })).status).toBe(200)
  expect(await owing(one)).toEqual([])
  await expectFree(one)

  await analista.post(requests, { ...asked, code: 'identity', blocks: false })
  expect(await owing(one)).toEqual(['person-documents customer'])
  await expectFree(one)
  await analista.post(`${requests}/withdrawal`, { code: 'identity' })
  expect(await owing(one)).toEqual([])
  await analista.post(requests, { ...asked, code: 'identity' })
  await shows(one, analista, cardOf('Diego Prueba'))
  expect(await owing(one)).toEqual([])
})

test('a request with a due date: the customer reads its message, and it blocks only after that date', async () => {
  const one = await customerMade(world, { kind: 'person', name: 'Elena Prueba' })
  const requests = requirementsPath(one).replace(/requirements$/, 'document-requests')
  const asked = {
    code: 'proof-of-income',
    blocks: true,
    reason: 'Montos que no calzan',
    message: 'Muéstranos de dónde viene.',
  }
  for (const [dueOn, fault] of [
    ['2026-02-30', 'not-a-date'],
    [addDays(today(), -1), 'already-past'],
    [addDays(today(), 400), 'too-far'],
  ] as const) {
    const refused = await analista.post(requests, { ...asked, dueOn })
    expect(refused.body.fields).toEqual([{ at: 'dueOn', fault }])
  }
  const dueOn = addDays(today(), 3)
  const message = 'Tus envíos crecieron: muéstranos de dónde viene el dinero.'
  const { body } = await analista.post<DocumentRequirementsWire>(requests, { ...asked, message, dueOn })
  expect(body.requests).toMatchObject([{ ...asked, message, dueOn, by: 'Analista Demo' }])
  const received = (await one.client.get<{ items: RequirementWire[] }>('/api/required-documents')).body.items
  expect(received).toEqual([
    { code: 'proof-of-income', state: 'missing', blocks: true, maxAgeMonths: 6, asked: { message, dueOn } },
  ])
  expect(JSON.stringify(received)).not.toContain(asked.reason)
  const [item] = (await one.client.get<{ items: PendingItemWire[] }>('/api/pending-items')).body.items
  expect([item?.kind, item?.blocks, inSantiago(new Date(item?.dueAt ?? '')).day]).toEqual([
    'person-documents',
    false,
    dueOn,
  ])
  await expectFree(one)
  await pass(world, 4)
  await world.prove(one.client)
  await expectBlocked(one, 'person-documents', personScreen)
  await analista.post(`${requests}/withdrawal`, { code: 'proof-of-income' })
})

test('two people change the rules: required documents and extensions of cards follow', async () => {
  const one = await customerMade(world, { kind: 'person', name: 'Rosa Prueba' })
  await shows(one, analista, cardOf('Rosa Prueba', { printedEnd: addDays(today(), 20) }))
  expect(await owing(one)).toEqual(['id-expiring customer'])
  const rules = await settingNow(oficial, settingKind.requirementRules)
  const refused = await proposeSetting(oficial, settingKind.requirementRules, {
    ...rules,
    requirements: [
      {
        customer: 'company',
        levels: ['basic'],
        companyTypes: ['spa', 'nadie'],
        asks: ['tax-folder'],
        blocks: false,
      },
    ],
  })
  expect(refused.body.fields).toEqual([{ at: 'data.requirements.0.companyTypes.1', fault: 'choice' }])
  const printed = { printedFrom: addDays(today(), 10), printedUntil: addDays(today(), 30) }
  await change((before) => ({
    ...before,
    extensions: [...before.extensions, { group: 'chilean', ...printed, holdsUntil: addDays(today(), 900) }],
    requirements: [
      ...before.requirements,
      { customer: 'person', levels: ['standard'], asks: ['proof-of-income'], blocks: false },
    ],
  }))
  expect([await owing(one), await statesOf(one)]).toEqual([
    ['person-documents customer'],
    ['proof-of-income missing'],
  ])
  await expectFree(one)
  await change((before) => ({
    ...before,
    requirements: before.requirements.filter(({ customer }) => customer !== 'person'),
  }))
  expect(await owing(one)).toEqual([])
})

test('a company of a higher level: supplies economic documents, and again when they are too old', async () => {
  const empresa = { client: await world.signedIn('empresa') }
  expect(await owing(empresa)).toEqual([])
  expect(await statesOf(empresa)).toEqual([
    'balance-sheet accepted',
    'monthly-tax-returns accepted',
    'tax-folder accepted',
  ])
  await pass(world, 130)
  expect(await statesOf(empresa)).toEqual([
    'balance-sheet accepted',
    'monthly-tax-returns too-old',
    'tax-folder too-old',
  ])
  expect(await owing(empresa)).toEqual(['company-documents customer'])
  const blocked = { client: await world.signedIn('empresa') }
  await world.prove(blocked.client)
  await expectBlocked(blocked, 'company-documents', companyScreen)
  const [folder, returns] = [
    await sendPaper(empresa, 'economics', 2),
    await sendPaper(empresa, 'economics', 3),
  ]
  expect(await owing(empresa)).toEqual(['company-documents staff'])
  const waiting = await analista.get<{ items: { id: string; blocks: boolean }[] }>('/api/document-reviews')
  expect(waiting.body.items.map(({ id, blocks }) => [id, blocks])).toEqual([
    [folder, true],
    [returns, true],
  ])
  for (const id of [folder, returns]) await accept(analista, id, { issuedOn: addDays(today(), -1) })
  expect(await owing(empresa)).toEqual([])
})

test('the nightly check of pending items: finds no difference', () =>
  expectReconciled(world, ['person-documents', 'company-documents', 'id-expiring']))
