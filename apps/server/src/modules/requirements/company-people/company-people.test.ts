import type { CompanyFileView, CompanyPersonWire, DocumentWire } from '@puente/contract/customer'
import type { StaffCompanyFile, StaffDocumentWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import {
  companyFilePath,
  customerMade,
  identifyPeople,
  submitCompany,
  wholeCompany,
  type Made,
} from '../../../../test/companies.ts'
import { documentOf, seeded } from '../../../../test/drawn-documents.ts'
import { asOwner } from '../../../../test/owner.ts'
import { photographed } from '../../../../test/photographed.ts'
import { cardOf, type ReadOnCard } from '../../../../test/requirements.ts'
import { photo, sendFile } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { insertMember } from '../../access/index.ts'
import { customerFor } from '../../customers/index.ts'
import { documentJobs } from '../../documents/index.ts'
import { onboardingJobs } from '../../onboarding/index.ts'
import { seedIdentity } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const path = '/api/company-file'
const note = { note: 'Lo revisé' }

let world: TestEnvironment
let analyst: Client
let officer: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
})
afterAll(() => world.close())

const company = () => customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
const view = async ({ client }: Made) => (await client.get<CompanyFileView>(path)).body
const personNamed = async (made: Made, name: string): Promise<CompanyPersonWire> => {
  const found = (await view(made)).people.find((one) => one.name === name)
  if (found === undefined) throw new Error(`${name} does not have to be identified`)
  return found
}
const announce = async (made: Made, name: string, said: object) =>
  made.client.put<CompanyFileView>(`${path}/people/${(await personNamed(made, name)).ref}`, said)
const card = { type: 'chilean-id', printedEnd: '2035-05-20' }
const send = async ({ client }: Made, page: number | undefined, side: string, picture?: Uint8Array) => {
  const { status, body } = await sendFile(client, picture ?? (await photo()), {
    kind: 'company-person-identity',
    side,
    page: page ?? 0,
  })
  expect([status, body.code]).toEqual([201, undefined])
  return body.id
}
const decide = (id: string, verdict: string, more: object = {}) =>
  analyst.post<StaffDocumentWire>(`/api/documents/${id}/verdict`, { verdict, ...more })
const accept = (id: string, identity?: ReadOnCard) =>
  decide(id, 'accepted', identity === undefined ? {} : { facts: { identity } })
const screen = () =>
  onboardingJobs(world.ports)
    .find(({ name }) => name === 'onboarding.screen-companies')
    ?.round(world.runtime)
const stateOf = async (made: Made, name: string) => (await personNamed(made, name)).state
const rita = cardOf('Rita Prueba', { number: '9.999.111-9' })

/** A company with one person, who represents it and owns all of it. */
async function ofOne(): Promise<Made> {
  const made = await company()
  const [person] = wholeCompany().representatives ?? []
  await made.client.ask('PATCH', path, {
    ...wholeCompany(),
    owners: [{ ...person, share: '100', controls: true }],
  })
  return made
}

/** Announces and sends both sides of a card. Returns the ids of the front and the back. */
async function sendCard(made: Made, name: string): Promise<readonly [string, string]> {
  await announce(made, name, card)
  const { page } = await personNamed(made, name)
  return [await send(made, page, 'front'), await send(made, page, 'back')]
}

test('representatives and beneficial owners have to be identified, each once; smaller owners do not', async () => {
  const made = await company()
  const [representative] = wholeCompany().representatives ?? []
  const owner = { document: 'rut', controls: false } as const
  await made.client.ask('PATCH', path, {
    ...wholeCompany(),
    owners: [
      { ...representative, share: '51', controls: true },
      { ...owner, name: 'Olga Prueba', number: '9.999.222-0', share: '9,99' },
      { ...owner, name: 'Matriz 5 SpA', number: '76.543.210-3', kind: 'company', share: '39,01' },
      { ...owner, name: 'Ida Prueba', number: '9.999.333-2', of: '76.543.210-3', share: '100' },
    ],
  })
  const { people, missing } = await view(made)
  expect(people).toMatchObject([
    {
      name: 'Rita Prueba',
      isRepresentative: true,
      owner: { shareBps: 5100, controls: true },
      state: 'missing',
      needs: ['front', 'back'],
    },
    { name: 'Ida Prueba', isRepresentative: false, owner: { shareBps: 3901 }, state: 'missing' },
  ])
  expect(people).toHaveLength(2)
  expect(missing).toContain('identities')
})

test('a person is announced, sent, accepted and the company approved; before that each step is refused', async () => {
  const made = await ofOne()
  const early = await made.client.post(`${path}/submission`)
  expect(early.body.fields).toEqual([{ at: 'identities.0', fault: 'missing' }])
  const [front, back] = await sendCard(made, 'Rita Prueba')
  expect(await view(made)).toMatchObject({ missing: [], people: [{ state: 'waiting', needs: [] }] })
  expect((await made.client.post(`${path}/submission`)).status).toBe(202)
  await screen()

  const approval = `${companyFilePath(made)}/approval`
  const refused = await analyst.post(approval, note)
  expect([refused.status, refused.body.code, refused.body.facts]).toEqual([
    409,
    'person-not-identified',
    { name: 'Rita Prueba', persons: 1 },
  ])
  const faults = async (read?: ReadOnCard) =>
    (await accept(front, read)).body.fields?.map(({ at, fault }) => `${at} ${fault}`)
  expect(await faults()).toEqual(['facts.identity missing'])
  expect(await faults({ ...rita, number: '9.999.222-0' })).toEqual(['facts.identity.number wrong'])
  expect(await faults({ ...rita, printedEnd: '2019-01-01' })).toEqual([
    'facts.identity.printedEnd already-past',
  ])
  expect((await accept(front, rita)).status).toBe(200)
  expect(await stateOf(made, 'Rita Prueba')).toBe('waiting')
  expect((await analyst.post(approval, note)).body.code).toBe('person-not-identified')
  expect((await accept(back)).status).toBe(200)
  const seen = await analyst.get<StaffCompanyFile>(companyFilePath(made))
  expect(seen.body.people).toMatchObject([
    { name: 'Rita Prueba', state: 'accepted', validUntil: '2035-05-20', announced: card, needs: [] },
  ])
  expect((await analyst.post<StaffCompanyFile>(approval, note)).body.status).toBe('approved')
})

test('a refused side: the company reads the reason, and that side only is needed again', async () => {
  const made = await ofOne()
  const [front, back] = await sendCard(made, 'Rita Prueba')
  await accept(front, rita)
  await decide(back, 'refused', { reason: 'glare', remark: 'No se lee el número.' })
  const person = await personNamed(made, 'Rita Prueba')
  expect(person).toMatchObject({ state: 'refused', needs: ['back'] })
  expect(person.documents).toMatchObject([{ id: back, side: 'back', state: 'refused', reason: 'glare' }, {}])
  expect((await made.client.get<DocumentWire>(`/api/documents/${back}`)).body.remark).toBe(
    'No se lee el número.',
  )
  await accept(await send(made, person.page, 'back'))
  expect(await stateOf(made, 'Rita Prueba')).toBe('accepted')
})

test('an accepted side is requested again: the person is not identified until it is accepted anew', async () => {
  const made = await ofOne()
  const [front, back] = await sendCard(made, 'Rita Prueba')
  await accept(front, rita)
  await accept(back)
  await decide(back, 'ask-again', { reason: 'illegible' })
  const { page, ...person } = await personNamed(made, 'Rita Prueba')
  expect(person).toMatchObject({ state: 'refused', needs: ['back'] })
  await accept(await send(made, page, 'back'))
  expect(await stateOf(made, 'Rita Prueba')).toBe('accepted')
})

test('an expired document: refused at its date when announced; an accepted one that ended is needed anew', async () => {
  const made = await ofOne()
  const expired = await announce(made, 'Rita Prueba', { ...card, printedEnd: '2019-01-01' })
  expect([expired.status, expired.body.fields]).toEqual([422, [{ at: 'printedEnd', fault: 'already-past' }]])
  const [front, back] = await sendCard(made, 'Rita Prueba')
  await accept(front, rita)
  await accept(back)
  await asOwner(
    world,
    "update requirements.company_person set printed_end = '2020-01-01', effective_end = '2020-01-01' where customer_id = $1",
    [made.customerId],
  )
  const { page, ...person } = await personNamed(made, 'Rita Prueba')
  expect(person).toMatchObject({ state: 'expired', needs: ['front', 'back'] })
  await accept(await send(made, page, 'back'))
  expect(await stateOf(made, 'Rita Prueba')).toBe('expired')
  await accept(await send(made, page, 'front'), rita)
  expect(await stateOf(made, 'Rita Prueba')).toBe('accepted')
})

test('a foreign person: a passport of one page with the declared number; a Chilean card is refused', async () => {
  const made = await company()
  await made.client.ask('PATCH', path, wholeCompany())
  const said = await announce(made, 'Otto Muster', card)
  expect(said.body.fields).toEqual([{ at: 'type', fault: 'not-a-choice' }])
  await announce(made, 'Otto Muster', { type: 'passport', printedEnd: '2031-02-03' })
  const { page, needs } = await personNamed(made, 'Otto Muster')
  expect(needs).toEqual(['front'])
  const read = cardOf('Otto Muster', { type: 'passport', nationality: 'DE', number: 'x 1234567' })
  const front = await send(made, page, 'front')
  expect((await accept(front, { ...read, number: 'Y1' })).body.fields).toEqual([
    { at: 'facts.identity.number', fault: 'wrong' },
  ])
  expect((await accept(front, read)).status).toBe(200)
  expect(await stateOf(made, 'Otto Muster')).toBe('accepted')
})

test('a member whose own identity is confirmed, with a valid document of the same RUT: not asked again', async () => {
  const made = await ofOne()
  const person = await customerMade(world, { kind: 'person', name: 'Rita Prueba' })
  await made.client.ask('PATCH', path, {
    representatives: [await ownRut(person)],
    owners: await ownerOf(person),
  })
  expect(await stateOf(made, 'Rita Prueba')).toBe('missing')
  await world.runtime.work(system, (work) =>
    insertMember(work, {
      ...{ customerId: made.customerId, userId: person.userId },
      ...{ role: 'operator', first: false },
    }),
  )
  // Without a document on file, they are asked as anybody else.
  expect(await stateOf(made, 'Rita Prueba')).toBe('missing')
  const withEnd = (printedEnd: string) =>
    world.runtime.work(system, (work) =>
      seedIdentity(
        work,
        { ...person, pdfOf: (what) => Buffer.from(`%PDF-1.4 ${what} ${printedEnd}`), files: undefined },
        { type: 'passport', nationality: 'CL', printedEnd, number: 'P1', name: 'Rita Prueba' },
      ),
    )
  await withEnd('2020-01-01')
  expect(await stateOf(made, 'Rita Prueba')).toBe('missing')
  await withEnd('2035-01-01')
  expect(await view(made)).toMatchObject({ missing: [], people: [{ state: 'known', needs: [] }] })
})

const ownRut = async ({ customerId }: Made) => {
  const customer = await world.runtime.work(system, (work) => customerFor(work, customerId))
  return { name: 'Rita Prueba', document: 'rut', number: customer?.rut ?? '' }
}
const ownerOf = async (person: Made) => [{ ...(await ownRut(person)), share: '100', controls: true }]

test('a corrected owner of an approved company: only the new person is asked, screened, and has to be accepted', async () => {
  const made = await company()
  await submitCompany(world, made)
  await screen()
  expect((await analyst.post<StaffCompanyFile>(`${companyFilePath(made)}/approval`, note)).body.status).toBe(
    'approved',
  )
  const [olga, otto] = wholeCompany().owners ?? []
  const listed = { name: 'Bloqueado Demo', document: 'rut', number: '9.999.333-2', controls: false }
  const owners = [{ ...olga, share: '40' }, otto, { ...listed, share: '20' }]
  expect((await made.client.ask('PUT', '/api/company-owners', { owners })).status).toBe(200)
  expect((await view(made)).people.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Rita Prueba accepted',
    'Olga Prueba accepted',
    'Otto Muster accepted',
    'Bloqueado Demo missing',
  ])
  await screen()
  const seen = await analyst.get<StaffCompanyFile>(companyFilePath(made))
  expect([seen.body.verdict, seen.body.hits.map(({ screenedName }) => screenedName)]).toEqual([
    'hit',
    ['Bloqueado Demo'],
  ])
  expect((await analyst.post(`${companyFilePath(made)}/approval`, note)).body).toMatchObject({
    code: 'person-not-identified',
    facts: { name: 'Bloqueado Demo' },
  })
  await identifyPeople(world, made)
  expect((await analyst.post<StaffCompanyFile>(`${companyFilePath(made)}/approval`, note)).body.status).toBe(
    'submitted',
  )
  expect(
    (await officer.decide<StaffCompanyFile>(`${companyFilePath(made)}/decision`, 'confirm')).body.status,
  ).toBe('approved')
})

test('owners change while staff review: everyone is screened again, and an earlier proposal cannot be confirmed before', async () => {
  const made = await company()
  await submitCompany(world, made, { ...wholeCompany(), exposed: ['9.999.222-0'] })
  await screen()
  await analyst.post(`${companyFilePath(made)}/approval`, note)
  const [olga, otto] = wholeCompany().owners ?? []
  const ida = { name: 'Ida Prueba', document: 'rut', number: '9.999.333-2', share: '20', controls: false }
  await made.client.ask('PUT', '/api/company-owners', { owners: [{ ...olga, share: '40' }, otto, ida] })
  const confirm = () => officer.decide<StaffCompanyFile>(`${companyFilePath(made)}/decision`, 'confirm')
  expect((await confirm()).body.code).toBe('screening-pending')
  await screen()
  expect((await confirm()).body.code).toBe('person-not-identified')
  await identifyPeople(world, made)
  expect((await confirm()).body.status).toBe('approved')
})

test(
  'what the machine reads is compared with what was declared of that person',
  { timeout: 120_000 },
  async () => {
    const made = await ofOne()
    await announce(made, 'Rita Prueba', card)
    const { page } = await personNamed(made, 'Rita Prueba')
    // The pictures of the other tests would be read first.
    await asOwner(world, 'delete from documents.reading')
    const drawn = documentOf('chilean-id', seeded(5))
    const id = await send(made, page, 'back', await photographed(drawn, { name: 'none', strength: 0 }, 5))
    await documentJobs(world.ports.files)
      .find(({ name }) => name === 'documents.read')
      ?.round(world.runtime)
    const { reading } = (await made.client.get<DocumentWire>(`/api/documents/${id}`)).body
    const fields = new Map(reading?.fields.map((one) => [one.field, one]))
    expect(fields.get('run')).toMatchObject({ isChecked: true, declared: '9999111-9', agrees: false })
    expect(fields.get('expiry-date')).toMatchObject({ declared: '2035-05-20', agrees: false })
    expect((await analyst.get<StaffDocumentWire>(`/api/documents/${id}`)).body.detail?.reading).toEqual(
      reading,
    )
  },
)

test('an unknown person: not found; names and numbers are not stored as text', async () => {
  const made = await ofOne()
  const unknown = await made.client.put(`${path}/people/${'0'.repeat(64)}`, card)
  expect(unknown.body.code).toBe('not-found')
  await announce(made, 'Rita Prueba', card)
  const [row] = await asOwner<{ text: string }>(
    world,
    'select p::text as text from requirements.company_person p where customer_id = $1',
    [made.customerId],
  )
  expect(row?.text).not.toMatch(/Rita|9999111/)
})

test('a file at a page of nobody: staff can only refuse it', async () => {
  const made = await ofOne()
  const id = await send(made, 7, 'front')
  expect((await accept(id, rita)).body.fields).toEqual([{ at: 'facts.identity', fault: 'not-a-choice' }])
  expect((await decide(id, 'refused', { reason: 'wrong-document' })).status).toBe(200)
})
