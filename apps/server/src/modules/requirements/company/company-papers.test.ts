import type { CompanyDocumentsView, CustomerSession, OwnersComparison } from '@puente/contract/customer'
import { fromWireId, toWireId, type CompanyDocument } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import {
  customerMade,
  expectBlocked,
  expectFree,
  expectReconciled,
  owing,
  submitCompany,
  wholeCompany,
  type Made,
} from '../../../../test/companies.ts'
import { follow } from '../../../../test/requirements.ts'
import { asOwner } from '../../../../test/owner.ts'
import { confirmSetting, proposeSetting, settingNow } from '../../../../test/settings.ts'
import { hours } from '../../../../test/test-clock.ts'
import { pdf, sendFile } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { allJobs } from '../../../wiring/run-worker.ts'
import { companyDocumentPdf } from '../../../wiring/seed/company-documents.ts'
import { addDays, inSantiago } from '../../corridors/index.ts'
import { seedCompanyApplication } from '../../onboarding/index.ts'
import { companyDocumentSubscriptions, seedCompanyDocuments, settleCompanyDocuments } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const deedOwners = [
  { name: 'Olga Prueba', document: 'rut', number: '9.999.222-0', shareBps: 6000 },
  { name: 'Otto Muster', document: 'foreign', number: 'X1234567', shareBps: 4000 },
] as const
const declared = [
  {
    name: 'Olga Prueba',
    document: 'rut',
    number: '9999222-0',
    country: 'CL',
    shareBps: 6000,
    controls: true,
  },
  {
    name: 'Otto Muster',
    document: 'foreign',
    number: 'X1234567',
    country: 'DE',
    shareBps: 4000,
    controls: false,
  },
] as const
const deed = { legalName: 'Papeles Prueba SpA', owners: deedOwners }

let world: TestEnvironment
let analista: Client
beforeAll(async () => {
  world = await createEnvironment()
  analista = await world.signedIn('analista')
})
afterAll(() => world?.close())

let made = 0
/** A company with an approved application and these accepted documents. */
async function company(papers: readonly CompanyDocument[] = []): Promise<Made> {
  made += 1
  const one = await customerMade(world, { kind: 'company', name: 'Papeles Prueba SpA', papers: false })
  await world.runtime.work(system, async (work) => {
    const { customerId, userId } = one
    const type = { companyType: 'spa', registryRegime: 'one-day', legalName: 'Papeles Prueba SpA' } as const
    await seedCompanyApplication(work, customerId, { ...type, owners: declared }, 'approved')
    await seedCompanyDocuments(work, { customerId, userId, papers, pdfOf: companyDocumentPdf })
    await settleCompanyDocuments(work, customerId)
  })
  return one
}
const send = async ({ client }: Made, kind: CompanyDocument, page = 1) =>
  (await sendFile(client, await pdf(), { kind, page, fileName: `${kind}.pdf` })).body.id
const decide = async (id: string, verdict: string, more: object = {}) =>
  analista.post(`/api/documents/${id}/verdict`, {
    verdict,
    ...(verdict === 'accepted' ? { seen: await analista.openFile(id) } : {}),
    ...more,
  })
const view = async ({ client }: Made) => (await client.get<CompanyDocumentsView>('/api/company-papers')).body
const standing = async (one: Made, paper: CompanyDocument) =>
  (await view(one)).papers.find((each) => each.paper === paper)?.standing
const faults = (answer: { body: { fields?: readonly { at: string; fault: string }[] } }) =>
  answer.body.fields?.map(({ at, fault }) => `${at} ${fault}`)
const rest = (but: CompanyDocument): CompanyDocument[] =>
  (['constitution-deed', 'powers', 'validity-certificate'] as const).filter((paper) => paper !== but)

test('a deed: outstanding until every page is accepted; the facts that staff read are stored', async () => {
  const one = await company(rest('constitution-deed'))
  expect(await owing(one)).toEqual(['constitution-deed customer'])
  await expectBlocked(one, 'constitution-deed', '/notifications/missing-constitution-deed')
  const [first, second] = [await send(one, 'constitution-deed'), await send(one, 'constitution-deed', 2)]
  expect(await owing(one)).toEqual(['constitution-deed staff'])
  expect((await view(one)).papers[0]).toMatchObject({ standing: 'waiting', answerBy: expect.any(String) })

  expect(faults(await decide(first, 'accepted'))).toEqual([
    'facts.legalName required',
    'facts.owners required',
  ])
  expect(await standing(one, 'constitution-deed')).toBe('waiting')
  expect((await decide(first, 'accepted', { facts: deed })).status).toBe(200)
  expect(await owing(one)).toEqual(['constitution-deed staff'])
  await decide(second, 'refused', { reason: 'cut-off' })
  expect(await owing(one)).toEqual(['constitution-deed customer'])
  expect(await standing(one, 'constitution-deed')).toBe('refused')
  await decide(await send(one, 'constitution-deed', 2), 'accepted')
  expect(await owing(one)).toEqual([])
  await expectFree(one)

  await decide(first, 'ask-again', { reason: 'not-the-original' })
  expect(await owing(one)).toEqual(['constitution-deed customer'])
  const [row] = await asOwner<{ owners: unknown }>(
    world,
    'select owners from requirements.company_paper where customer_id = $1 and paper = $2',
    [one.customerId, 'constitution-deed'],
  )
  expect(row).toEqual({ owners: null })
})

test('a removed file: outstanding again; a deed with another name: opens `sender-name`', async () => {
  const one = await company(rest('constitution-deed'))
  const id = await send(one, 'constitution-deed')
  await one.client.delete(`/api/documents/${id}`)
  expect(await owing(one)).toEqual(['constitution-deed customer'])
  const again = await send(one, 'constitution-deed')
  await decide(again, 'accepted', { facts: { ...deed, legalName: 'Otro Nombre SpA' } })
  expect(await owing(one)).toEqual(['sender-name customer'])
  const [row] = await asOwner<{ text: string; hashes: number }>(
    world,
    `select encode(owners, 'escape') as text, cardinality(owner_indexes) as hashes
     from requirements.company_paper where document_id = $1`,
    [fromWireId('document', again)],
  )
  expect([row?.text.includes('Olga'), row?.text.includes('9999222'), row?.hashes]).toEqual([false, false, 2])
})

test('differing owners: outstanding until they match, by a new declaration or a newer certificate', async () => {
  const [one, other] = [await company(rest('constitution-deed')), await company(rest('constitution-deed'))]
  const owners = [
    { ...deedOwners[0], shareBps: 5000 },
    deedOwners[1],
    { ...deedOwners[0], name: 'Ida Prueba', number: '9999333-2', shareBps: 1000 },
  ]
  for (const each of [one, other])
    await decide(await send(each, 'constitution-deed'), 'accepted', { facts: { ...deed, owners } })
  expect(await owing(one)).toEqual(['shareholder-certificate customer'])
  await expectBlocked(one, 'shareholder-certificate', '/notifications/missing-shareholder-certificate')
  const { body } = await one.client.get<OwnersComparison>('/api/company-owners')
  expect(body.matches).toBe(false)
  expect(body.declared.map(({ difference }) => difference)).toEqual(['share-differs', undefined])
  expect(body.read?.owners.map(({ number, difference }) => [number, difference])).toEqual([
    ['9.999.222-0', 'share-differs'],
    ['X1234567', undefined],
    ['9.999.333-2', 'not-declared'],
  ])
  const forStaff = await analista.get<{ comparison: OwnersComparison }>(
    `/api/customers/${toWireId('customer', one.customerId)}/company-papers`,
  )
  expect(forStaff.body.comparison).toEqual(body)

  const typed = wholeCompany().owners ?? []
  const put = (list: typeof typed) =>
    one.client.ask<OwnersComparison>('PUT', '/api/company-owners', { owners: list })
  expect(faults(await put([{ ...typed[0], number: '1-1' } as (typeof typed)[number]]))).toContain(
    'owners.0.number wrong-check-digit',
  )
  const third = {
    name: 'Ida Prueba',
    document: 'rut',
    number: '9999333-2',
    share: '10',
    controls: false,
  } as const
  const corrected = await put([
    { ...typed[0], share: '50' } as (typeof typed)[number],
    ...typed.slice(1),
    third,
  ])
  expect([corrected.status, corrected.body.matches]).toEqual([200, true])
  expect(await owing(one)).toEqual(['company-review staff'])

  const id = await send(other, 'shareholders')
  expect(await owing(other)).toEqual(['shareholder-certificate staff'])
  await decide(id, 'accepted', { facts: { owners: deedOwners } })
  expect(await owing(other)).toEqual([])
  await expectFree(other)
})

test('a submitted application: documents become outstanding; declared owners are compared with the deed', async () => {
  const one = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA', papers: false })
  await submitCompany(world, one)
  const handle = (name: string, facts: Record<string, string>) =>
    world.runtime.work(system, async (work) => {
      for (const { events, handle: subscribed } of companyDocumentSubscriptions)
        if (events.includes(name)) await subscribed(work, { id: 1n, name, subject: one.customerId, facts })
    })
  await handle('pending-items.opened', { kind: 'company-review' })
  expect((await owing(one)).toSorted()).toEqual([
    'company-review staff',
    'constitution-deed customer',
    'creator-powers customer',
    'validity-certificate customer',
  ])
  const only = [{ ...deedOwners[0], shareBps: 10_000 }]
  await decide(await send(one, 'constitution-deed'), 'accepted', {
    facts: { legalName: 'Empresa de Prueba SpA', owners: only },
  })
  expect(await owing(one)).toContain('shareholder-certificate customer')
  const persona = await world.signedIn('persona')
  expect((await persona.get('/api/company-papers')).status).toBe(404)
})

test('a certificate: outstanding until accepted, must be recent, and outstanding again when too old', async () => {
  const one = await company(rest('validity-certificate'))
  expect(await owing(one)).toEqual(['validity-certificate customer'])
  await expectBlocked(one, 'validity-certificate', '/notifications/missing-validity-certificate')
  const id = await send(one, 'validity-certificate')
  const day = (daysAgo: number) => addDays(inSantiago(world.clock.now()).day, -daysAgo)
  expect(faults(await decide(id, 'accepted', { facts: { issuedOn: day(62) } }))).toEqual([
    'facts.issuedOn too-old',
  ])
  await decide(id, 'accepted', { facts: { issuedOn: day(50) } })
  expect(await owing(one)).toEqual([])
  await expectFree(one)

  const { email } = (await one.client.get<CustomerSession>('/api/session')).body.user
  await world.moveClock(hours(24) * 316)
  const follow = allJobs(world.config, world.ports).find(({ name }) => name === 'pending-items.clock')
  while (((await follow?.round(world.runtime)) ?? 0) > 0) continue
  // The session has ended long before the certificate.
  await one.client.signIn(email, world.password)
  expect(await owing(one)).toContain('validity-certificate customer')
  expect(await standing(one, 'validity-certificate')).toBe('too-old')
  const fresh = await send(one, 'validity-certificate')
  expect(await owing(one)).toContain('validity-certificate staff')
  analista = await world.signedIn('analista')
  await decide(fresh, 'accepted', { facts: { issuedOn: day(1) } })
  expect((await owing(one)).some((item) => item.startsWith('validity-certificate'))).toBe(false)
})

test('two people change which companies supply a document: the outstanding items follow', async () => {
  const one = await company(rest('powers'))
  expect(await owing(one)).toContain('creator-powers customer')
  const oficial = await world.signedIn('oficial')
  const admin = await world.signedIn('admin')
  const rules = await settingNow(oficial, settingKind.companyDocumentRules)
  const propose = (next: typeof rules) => proposeSetting(oficial, settingKind.companyDocumentRules, next)
  const wrong = { ...rules, neededBy: { ...rules.neededBy, powers: ['spa', 'nadie'] } }
  expect(faults(await propose(wrong))).toEqual(['data.neededBy.powers.1 choice'])
  const others = rules.neededBy.powers.filter((type) => type !== 'spa')
  expect((await propose({ ...rules, neededBy: { ...rules.neededBy, powers: others } })).status).toBe(200)
  expect((await confirmSetting(oficial, settingKind.companyDocumentRules)).body.code).toBe('same-person')
  expect((await confirmSetting(admin, settingKind.companyDocumentRules)).status).toBe(200)
  await follow(world)
  expect(await owing(one)).toEqual([])
})

test('rules and open items: no difference', async () => {
  await expectReconciled(world, [
    'constitution-deed',
    'creator-powers',
    'validity-certificate',
    'shareholder-certificate',
  ])
})
