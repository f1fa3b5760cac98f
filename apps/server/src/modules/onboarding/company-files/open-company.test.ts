import { fromWireId } from '@puente/contract'
import type { CompanyFileView, CustomerSession } from '@puente/contract/customer'
import type { StaffCompanyFile } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register, rutNumbered } from '../../../../test/applicant.ts'
import {
  companyFilePath,
  customerMade,
  identifyPeople,
  owing,
  screenCompanies,
  wholeCompany,
} from '../../../../test/companies.ts'
import type { Answered, Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { settleCompanyDocuments } from '../../requirements/index.ts'
import { onboardingEvents } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

let numbers = 76_300_000
const nextRut = () => rutNumbered((numbers += 1))
const open = (client: Client, rut: string, legalName = 'Empresa Nueva SpA') =>
  client.post<CustomerSession>('/api/companies', { rut, legalName })
const idOf = ({ actingAs }: CustomerSession) => fromWireId('customer', actingAs.id) ?? ''
const screen = () => screenCompanies(world)
const approve = async (customerId: string) => {
  const analista = await world.signedIn('analista')
  const path = `${companyFilePath({ customerId })}/approval`
  return analista.accept<StaffCompanyFile>(path, { note: 'Lo revisé' })
}

const identified = ({ actingAs, user }: CustomerSession) =>
  identifyPeople(world, {
    customerId: fromWireId('customer', actingAs.id) ?? '',
    userId: fromWireId('user', user.id) ?? '',
  })

/** Opens a company for a new user, and submits its complete application. */
async function submitted(email: string, rut: string) {
  const { client } = await register(world, email)
  const opened = await open(client, rut)
  await client.ask('PATCH', '/api/company-file', { ...wholeCompany(), rut })
  await identified(opened.body)
  const answer = await client.post<CompanyFileView>('/api/company-file/submission')
  await screen()
  await world.runtime.work(system, (work) => settleCompanyDocuments(work, idOf(opened.body)))
  return { client, customerId: idOf(opened.body), answer }
}

test('a new user opens a company: acts for it as administrator, sees prices, and its application is outstanding', async () => {
  const rut = nextRut()
  const { client } = await register(world, 'fundadora@correo.cl')
  const { status, body } = await open(client, rut, '  Empresa   Nueva SpA ')
  expect(status).toBe(201)
  expect(body.actingAs).toMatchObject({
    kind: 'company',
    name: 'Empresa Nueva SpA',
    role: 'administrator',
    mayOrder: false,
  })
  expect(body.customers.map(({ kind }) => kind)).toEqual(['company', 'person'])
  expect(await owing({ client })).toEqual(['company-info customer'])
  const file = await client.get<CompanyFileView>('/api/company-file')
  expect(file.body.file.rut?.replaceAll('.', '')).toBe(rut)
  const quote = { corridorId: 'us-usd', side: 'send', amount: '200000' }
  expect((await client.post('/api/quotes', quote)).status).toBe(201)
  // The next sign-in begins with the company, because the user's own identity was never submitted.
  const again = await world.customer().signIn<CustomerSession>('fundadora@correo.cl', 'tres sillas azules 9')
  expect(again.body.actingAs.kind).toBe('company')
})

test('an approved application: gives the company its RUT, name and address, and it may order', async () => {
  const rut = nextRut()
  const { client, customerId, answer } = await submitted('aprobada@correo.cl', rut)
  expect(answer.status).toBe(202)
  expect((await approve(customerId)).body).toMatchObject({ status: 'approved' })
  const { body } = await client.get<CustomerSession>('/api/session')
  expect(body.actingAs).toMatchObject({
    mayOrder: true,
    identity: 'confirmed',
    name: wholeCompany().legalName,
  })
  const kinds = (await owing({ client })).map((item) => item.split(' ')[0])
  expect(kinds).not.toContain('location')
  expect(kinds).not.toContain('company-address')
})

test('a person adds a company: continues to act for themselves after the next sign-in', async () => {
  const person = await customerMade(world, { kind: 'person', name: 'Ana Prueba' })
  expect((await open(person.client, nextRut())).status).toBe(201)
  const { body } = await person.client.get<CustomerSession>('/api/session')
  expect(body.customers.map(({ kind }) => kind)).toEqual(['person', 'company'])
})

describe('a RUT that another customer has', () => {
  test('every response to the applicant: the same as for an unknown RUT', async () => {
    const owner = nextRut()
    const first = await submitted('duena@correo.cl', owner)
    await approve(first.customerId)
    const received: string[] = []
    for (const [email, rut] of [
      ['otra@correo.cl', owner],
      ['nada@correo.cl', nextRut()],
    ] as const) {
      const { client } = await register(world, email)
      const opened = await open(client, rut)
      const bodies: Answered[] = [
        opened,
        await client.ask('PATCH', '/api/company-file', { ...wholeCompany(), rut }),
        await identified(opened.body).then(() => client.post('/api/company-file/submission')),
        await client.get('/api/pending-items'),
      ]
      await screen()
      bodies.push(await client.get('/api/company-file'), await client.get('/api/pending-items'))
      await world.runtime.work(system, (work) => settleCompanyDocuments(work, idOf(opened.body)))
      received.push(
        bodies.map(({ status, body }) => `${status} ${plain(body as object, rut, email)}`).join('\n'),
      )
    }
    expect(received[0]).toBe(received[1])
  })

  test('its administrators are notified, staff see who has it, and the application cannot be approved', async () => {
    const rut = nextRut()
    const first = await submitted('primera@correo.cl', rut)
    await approve(first.customerId)
    await asOwner(world, 'delete from platform.outbox')
    const second = await submitted('segunda@correo.cl', rut)
    expect(
      await asOwner(world, 'select subject from platform.outbox where name = $1', [
        onboardingEvents.companyRutKnown,
      ]),
    ).toEqual([{ subject: first.customerId }])
    const analista = await world.signedIn('analista')
    const seen = await analista.get<StaffCompanyFile>(companyFilePath(second))
    expect(fromWireId('customer', seen.body.rutOwnerId ?? '')).toBe(first.customerId)
    const refused = await approve(second.customerId)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'checks-open', fields: [{ at: 'checks.rut', fault: 'taken' }] },
    ])
    expect(await owing(second)).toContain('company-review staff')
  })

  test('two applications of one RUT: the first approval counts', async () => {
    const rut = nextRut()
    const [one, two] = [
      await submitted('carrera-1@correo.cl', rut),
      await submitted('carrera-2@correo.cl', rut),
    ]
    const answers = await Promise.all([approve(one.customerId), approve(two.customerId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test.each([
  ['12.345.678-5', 'rut', 'not-a-company'],
  ['76.086.428-6', 'rut', 'wrong-check-digit'],
])('%s as RUT of a company: refused', async (rut, at, fault) => {
  const { client } = await register(world, `falla-${fault}@correo.cl`)
  const { status, body } = await open(client, rut)
  expect([status, body.fields]).toEqual([422, [{ at, fault }]])
})

test('more companies without an approved application than allowed: refused', async () => {
  const { client } = await register(world, 'muchas@correo.cl')
  for (let nth = 0; nth < 3; nth += 1) expect((await open(client, nextRut())).status).toBe(201)
  const { status, body } = await open(client, nextRut())
  expect([status, body.code, body.facts]).toEqual([409, 'too-many-companies', { most: 3 }])
})

test('the same company twice, also concurrently: opened once', async () => {
  const { client } = await register(world, 'doble@correo.cl')
  const rut = nextRut()
  const answers = await Promise.all([open(client, rut), open(client, rut), open(client.copy(), rut)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await client.get<CustomerSession>('/api/session')).body.customers).toHaveLength(2)
})

/** A body without the values that differ between applicants and requests. */
const plain = (body: object, rut: string, email: string): string =>
  JSON.stringify(body)
    .replaceAll(/[a-z]{3}_[0-9a-f]{32}/g, 'id')
    .replaceAll(/"[0-9]{4}-[0-9]{2}-[0-9]{2}T[^"]*"/g, '"instant"')
    .replaceAll(/76\.[0-9]{3}\.[0-9]{3}-[0-9K]/g, (found) =>
      found.replaceAll('.', '') === rut ? 'rut' : found,
    )
    .replaceAll(email, 'email')
