import type { DocumentWire } from '@puente/contract/customer'
import type { StaffCompanyFile, StaffDocumentWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import {
  companyFilePath,
  customerMade,
  screenCompanies,
  wholeCompany,
  type Made,
} from '../../../../test/companies.ts'
import {
  announcedCard,
  announcePerson,
  companyOfOne,
  companyView,
  personNamed,
  sendPersonCard,
  sendPersonSide,
} from '../../../../test/company-people.ts'
import { documentOf, seeded } from '../../../../test/drawn-documents.ts'
import { asOwner } from '../../../../test/owner.ts'
import { photographed } from '../../../../test/photographed.ts'
import { cardOf, type ReadOnCard } from '../../../../test/requirements.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { insertMember } from '../../access/index.ts'
import { customerFor } from '../../customers/index.ts'
import { documentJobs } from '../../documents/index.ts'
import { seedIdentity } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const path = '/api/company-file'
const note = { note: 'Lo revisé' }

let world: TestEnvironment
let analyst: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
})
afterAll(() => world.close())

const screen = () => screenCompanies(world)
const company = () => customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
const decide = async (id: string, verdict: string, more: object = {}) =>
  analyst.post<StaffDocumentWire>(`/api/documents/${id}/verdict`, {
    verdict,
    ...(verdict === 'accepted' ? { seen: await analyst.openFile(id) } : {}),
    ...more,
  })
const accept = (id: string, identity?: ReadOnCard) =>
  decide(id, 'accepted', identity === undefined ? {} : { facts: { identity } })
const stateOf = async (made: Made, name: string) => (await personNamed(made, name)).state
const rita = cardOf('Rita Prueba', { number: '9.999.111-9' })

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
  const { people, missing } = await companyView(made)
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
  const made = await companyOfOne(world)
  const early = await made.client.post(`${path}/submission`)
  expect(early.body.fields).toEqual([{ at: 'identities.0', fault: 'missing' }])
  const [front, back] = await sendPersonCard(made, 'Rita Prueba')
  expect(await companyView(made)).toMatchObject({ missing: [], people: [{ state: 'waiting', needs: [] }] })
  expect((await made.client.post(`${path}/submission`)).status).toBe(202)
  await screen()

  const approval = `${companyFilePath(made)}/approval`
  const refused = await analyst.accept(approval, note)
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
  expect((await analyst.accept(approval, note)).body.code).toBe('person-not-identified')
  expect((await accept(back)).status).toBe(200)
  const seen = await analyst.get<StaffCompanyFile>(companyFilePath(made))
  expect(seen.body.people).toMatchObject([
    { name: 'Rita Prueba', state: 'accepted', validUntil: '2035-05-20', announced: announcedCard, needs: [] },
  ])
  expect((await analyst.accept<StaffCompanyFile>(approval, note)).body.status).toBe('approved')
})

test('a refused side: the company reads the reason, and that side only is needed again', async () => {
  const made = await companyOfOne(world)
  const [front, back] = await sendPersonCard(made, 'Rita Prueba')
  await accept(front, rita)
  await decide(back, 'refused', { reason: 'glare', remark: 'No se lee el número.' })
  const person = await personNamed(made, 'Rita Prueba')
  expect(person).toMatchObject({ state: 'refused', needs: ['back'] })
  expect(person.documents).toMatchObject([{ id: back, side: 'back', state: 'refused', reason: 'glare' }, {}])
  expect((await made.client.get<DocumentWire>(`/api/documents/${back}`)).body.remark).toBe(
    'No se lee el número.',
  )
  await accept(await sendPersonSide(made, person.page, 'back'))
  expect(await stateOf(made, 'Rita Prueba')).toBe('accepted')
})

test('an accepted side is requested again: the person is not identified until it is accepted anew', async () => {
  const made = await companyOfOne(world)
  const [front, back] = await sendPersonCard(made, 'Rita Prueba')
  await accept(front, rita)
  await accept(back)
  await decide(back, 'ask-again', { reason: 'illegible' })
  const { page, ...person } = await personNamed(made, 'Rita Prueba')
  expect(person).toMatchObject({ state: 'refused', needs: ['back'] })
  await accept(await sendPersonSide(made, page, 'back'))
  expect(await stateOf(made, 'Rita Prueba')).toBe('accepted')
})

test('an expired document: refused at its date when announced; an accepted one that ended is needed anew', async () => {
  const made = await companyOfOne(world)
  const expired = await announcePerson(made, 'Rita Prueba', { ...announcedCard, printedEnd: '2019-01-01' })
  expect([expired.status, expired.body.fields]).toEqual([422, [{ at: 'printedEnd', fault: 'already-past' }]])
  const [front, back] = await sendPersonCard(made, 'Rita Prueba')
  await accept(front, rita)
  await accept(back)
  await asOwner(
    world,
    "update requirements.company_person set printed_end = '2020-01-01', effective_end = '2020-01-01' where customer_id = $1",
    [made.customerId],
  )
  const { page, ...person } = await personNamed(made, 'Rita Prueba')
  expect(person).toMatchObject({ state: 'expired', needs: ['front', 'back'] })
  await accept(await sendPersonSide(made, page, 'back'))
  expect(await stateOf(made, 'Rita Prueba')).toBe('expired')
  await accept(await sendPersonSide(made, page, 'front'), rita)
  expect(await stateOf(made, 'Rita Prueba')).toBe('accepted')
})

test('a foreign person: a passport of one page with the declared number; a Chilean card is refused', async () => {
  const made = await company()
  await made.client.ask('PATCH', path, wholeCompany())
  const said = await announcePerson(made, 'Otto Muster', announcedCard)
  expect(said.body.fields).toEqual([{ at: 'type', fault: 'not-a-choice' }])
  await announcePerson(made, 'Otto Muster', { type: 'passport', printedEnd: '2031-02-03' })
  const { page, needs } = await personNamed(made, 'Otto Muster')
  expect(needs).toEqual(['front'])
  const read = cardOf('Otto Muster', { type: 'passport', nationality: 'DE', number: 'x 1234567' })
  const front = await sendPersonSide(made, page, 'front')
  expect((await accept(front, { ...read, number: 'Y1' })).body.fields).toEqual([
    { at: 'facts.identity.number', fault: 'wrong' },
  ])
  expect((await accept(front, read)).status).toBe(200)
  expect(await stateOf(made, 'Otto Muster')).toBe('accepted')
})

test('a member whose own identity is confirmed, with a valid document of the same RUT: not asked again', async () => {
  const made = await companyOfOne(world)
  const person = await customerMade(world, { kind: 'person', name: 'Rita Prueba' })
  await made.client.ask('PATCH', path, {
    representatives: [await ownRut(person)],
    owners: await ownerOf(person),
    exposed: [],
  })
  expect(await stateOf(made, 'Rita Prueba')).toBe('missing')
  await world.runtime.work(system, (work) =>
    insertMember(work, {
      ...{ customerId: made.customerId, userId: person.userId },
      ...{ role: 'operator', first: false },
    }),
  )
  // A member without a document on file has to send one.
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
  expect(await companyView(made)).toMatchObject({ missing: [], people: [{ state: 'known', needs: [] }] })
})

const ownRut = async ({ customerId }: Made) => {
  const customer = await world.runtime.work(system, (work) => customerFor(work, customerId))
  return { name: 'Rita Prueba', document: 'rut', number: customer?.rut ?? '' }
}
const ownerOf = async (person: Made) => [{ ...(await ownRut(person)), share: '100', controls: true }]

test(
  'what the machine reads is compared with what was declared of that person',
  { timeout: 120_000 },
  async () => {
    const made = await companyOfOne(world)
    await announcePerson(made, 'Rita Prueba', announcedCard)
    const { page } = await personNamed(made, 'Rita Prueba')
    // The pictures of the other tests would be read first.
    await asOwner(world, 'delete from documents.reading')
    const drawn = documentOf('chilean-id', seeded(5))
    const id = await sendPersonSide(
      made,
      page,
      'back',
      await photographed(drawn, { name: 'none', strength: 0 }, 5),
    )
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
  const made = await companyOfOne(world)
  const unknown = await made.client.put(`${path}/people/${'0'.repeat(64)}`, announcedCard)
  expect(unknown.body.code).toBe('not-found')
  await announcePerson(made, 'Rita Prueba', announcedCard)
  const [row] = await asOwner<{ text: string }>(
    world,
    'select p::text as text from requirements.company_person p where customer_id = $1',
    [made.customerId],
  )
  expect(row?.text).not.toMatch(/Rita|9999111/)
})

test('a file at a page of nobody: staff can only refuse it', async () => {
  const made = await companyOfOne(world)
  const id = await sendPersonSide(made, 7, 'front')
  expect((await accept(id, rita)).body.fields).toEqual([{ at: 'facts.identity', fault: 'not-a-choice' }])
  expect((await decide(id, 'refused', { reason: 'wrong-document' })).status).toBe(200)
})
