import type { CompanyFileView } from '@puente/contract/customer'
import type { StaffCompanyFile, WaitingCompanyFile } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  companyFilePath,
  customerMade,
  expectBlocked,
  expectFree,
  expectReconciled,
  identifyPeople,
  owing,
  screenCompanies,
  submitCompany,
  wholeCompany,
  type Made,
} from '../../../../test/companies.ts'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { correctOwners, declaredOwners } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const path = '/api/company-file'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

const company = () => customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
const save = ({ client }: Made, draft: object) => client.ask<CompanyFileView>('PATCH', path, draft)
const submit = ({ client }: Made) => client.post<CompanyFileView>(`${path}/submission`)
const screen = () => screenCompanies(world)

test('an application: outstanding from its first value until submitted, then with staff until approved', async () => {
  const one = await company()
  expect(await owing(one)).toEqual([])
  const begun = await save(one, { legalName: '  Empresa   de Prueba SpA ', companyType: 'spa' })
  expect(begun.body).toMatchObject({
    status: 'draft',
    file: { legalName: 'Empresa de Prueba SpA' },
    missing: ['company', 'address', 'use', 'representatives', 'owners', 'identities', 'exposed'],
  })
  const signs = await save(one, { legalName: '🏢', address: { street: '🏠' } })
  expect(signs.body.fields).toEqual([
    { at: 'legalName', fault: 'wrong-format' },
    { at: 'address.street', fault: 'wrong-format' },
  ])
  expect(await owing(one)).toEqual(['company-info customer'])
  await expectBlocked(one, 'company-info', '/notifications/company-pending-info')
  const early = await submit(one)
  expect([early.status, early.body.code]).toEqual([422, 'application-incomplete'])
  expect(early.body.fields?.map(({ at }) => at)).toContain('address.street')

  expect((await save(one, wholeCompany())).body.missing).toEqual(['identities'])
  await identifyPeople(world, one)
  expect((await one.client.get<CompanyFileView>(path)).body.missing).toEqual([])
  expect((await submit(one)).body.status).toBe('submitted')
  expect(await owing(one)).toEqual(['company-review staff'])
  await expectBlocked(one, 'company-review', '/notifications/company-pending-review')
  expect((await save(one, { legalName: 'Otra' })).body.code).toBe('application-closed')

  const analista = await world.signedIn('analista')
  const approval = `${companyFilePath(one)}/approval`
  expect((await analista.accept(approval, { note: 'Lo revisé' })).body.code).toBe('screening-pending')
  expect(await screen()).toBe(1)
  const { body } = await analista.get<{ items: WaitingCompanyFile[] }>('/api/company-files')
  expect(body.items.find(({ name }) => name === 'Empresa de Prueba SpA')?.verdict).toBe('clear')
  const approved = await analista.accept<StaffCompanyFile>(approval, { note: 'Lo revisé' })
  expect(approved.body).toMatchObject({ status: 'approved', ownersVersion: 1 })
  expect(await owing(one)).toEqual([])
  await expectFree(one)
  expect((await analista.accept(approval, { note: 'Lo revisé' })).body.code).toBe('application-closed')
})

test('a screening hit behind the company: needs two people; a returned application has its reasons', async () => {
  const one = await company()
  const listed = { name: 'Bloqueado Demo', document: 'rut', number: '9.999.111-9' } as const
  await submitCompany(world, one, { ...wholeCompany(), representatives: [listed] })
  await screen()
  const [analista, oficial] = [await world.signedIn('analista'), await world.signedIn('oficial')]
  const file = await analista.get<StaffCompanyFile>(companyFilePath(one))
  expect(file.body.hits.map(({ screenedName }) => screenedName)).toEqual(['Bloqueado Demo'])

  const note = { note: 'Es otra persona' }
  expect(
    (await analista.accept<StaffCompanyFile>(`${companyFilePath(one)}/approval`, note)).body,
  ).toMatchObject({
    status: 'submitted',
    proposal: { note: 'Es otra persona' },
  })
  expect((await analista.decide(`${companyFilePath(one)}/decision`, 'confirm')).body.code).toBe('same-person')
  const reasons = [{ section: 'owners', text: 'Falta quien tiene el 10 %' }]
  expect((await oficial.post(`${companyFilePath(one)}/return`, { reasons })).body.code).toBe(
    'already-proposed',
  )
  await oficial.decide(`${companyFilePath(one)}/decision`, 'send-back')
  expect((await oficial.post(`${companyFilePath(one)}/return`, { reasons })).status).toBe(200)
  expect(await owing(one)).toEqual(['company-info customer'])
  expect((await one.client.get<CompanyFileView>(path)).body).toMatchObject({
    status: 'sent-back',
    returned: reasons,
  })

  await submit(one)
  await screen()
  await analista.accept(`${companyFilePath(one)}/approval`, note)
  expect(
    (await oficial.decide<StaffCompanyFile>(`${companyFilePath(one)}/decision`, 'confirm')).body.status,
  ).toBe('approved')
  expect(await owing(one)).toEqual([])
})

test('a corrected owner: the version rises, and the application is screened and approved again', async () => {
  const one = await company()
  await submitCompany(world, one)
  await screen()
  await (await world.signedIn('analista')).accept(`${companyFilePath(one)}/approval`, { note: 'Lo revisé' })
  const owners = [
    { name: 'Olga Prueba', document: 'rut', number: '99992220', share: '100', controls: true },
  ] as const
  const over = [{ ...owners[0] }, { ...owners[0], number: '9.999.111-9', share: '0,01' }]
  const correct = (typed: Parameters<typeof correctOwners>[2]) =>
    world.runtime.work(system, (work) => correctOwners(work, one.customerId, typed))
  expect(await correct(over)).toMatchObject({
    refused: 'fields-wrong',
    fields: [{ at: 'owners', fault: 'over-the-whole' }],
  })
  expect(await correct([...owners])).toBe(true)
  const declared = await world.runtime.work(system, (work) => declaredOwners(work, one.customerId))
  expect(declared).toMatchObject({ version: 2, owners: [{ number: '9999222-0', shareBps: 10_000 }] })
  expect(await owing(one)).toEqual(['company-review staff'])
})

test('owners in three layers with a cross-holding: exact beneficial owners; each fault names its company', async () => {
  const one = await company()
  const owner = (name: string, number: string, share: string, more: object = {}) => ({
    name,
    document: 'rut',
    number,
    share,
    controls: false,
    ...more,
  })
  const [first, second] = ['76.543.210-3', '77.777.777-7']
  const holding = (of: string) => ({ kind: 'company', of })
  const owners = [
    owner('Olga Prueba', '9.999.222-0', '1/3'),
    owner('Matriz 2 SpA', first, '2/3', { kind: 'company' }),
  ]
  const open = await save(one, { ...wholeCompany(), owners })
  expect([open.body.missing, open.body.ownership.faults]).toEqual([
    ['owners', 'identities'],
    [{ name: 'Matriz 2 SpA', fault: 'without-owners' }],
  ])
  const loop = [
    owner('Matriz 2 SpA', first, '100', { kind: 'company' }),
    owner('Abuela SpA', second, '100', holding(first)),
    owner('Matriz 2 SpA', first, '100', holding(second)),
  ]
  const closed = await save(one, { owners: loop })
  expect(closed.body.ownership.faults.map(({ name, fault }) => `${name} ${fault}`)).toEqual([
    'Matriz 2 SpA closed-loop',
    'Abuela SpA closed-loop',
    'Matriz 2 SpA closed-loop',
  ])
  const whole = [
    ...owners,
    owner('Abuela SpA', second, '50', holding(first)),
    owner('Olga Prueba', '9.999.222-0', '50', { of: first }),
    owner('Matriz 2 SpA', first, '1/4', holding(second)),
    owner('Ida Prueba', '9.999.333-2', '3/4', { of: second }),
  ]
  await save(one, { owners: whole, exposed: [] })
  await identifyPeople(world, one)
  const filed = await one.client.get<CompanyFileView>(path)
  expect(filed.body).toMatchObject({
    missing: [],
    ownership: {
      undeclaredBps: 0,
      faults: [],
      persons: [
        { name: 'Olga Prueba', share: '5/7', shareBps: 7143, beneficial: true },
        { name: 'Ida Prueba', share: '2/7', paths: [{ through: ['Abuela SpA', 'Matriz 2 SpA'] }] },
      ],
    },
  })
  await submit(one)
  await screen()
  const analista = await world.signedIn('analista')
  const seen = await analista.get<StaffCompanyFile>(companyFilePath(one))
  expect(seen.body.ownership).toEqual(filed.body.ownership)
  await analista.accept(`${companyFilePath(one)}/approval`, { note: 'Lo revisé' })
  const declared = await world.runtime.work(system, (work) => declaredOwners(work, one.customerId))
  expect(declared?.owners.map(({ name, share }) => `${name} ${share}`)).toEqual([
    'Olga Prueba 1/3',
    'Matriz 2 SpA 2/3',
  ])
})

test('an added owner company: the declaration of exposed persons stays; an added person: it is asked again', async () => {
  const one = await company()
  await save(one, wholeCompany())
  await identifyPeople(world, one)
  const owners = wholeCompany().owners ?? []
  const added = { document: 'rut', share: '0', controls: false } as const
  const matriz = { ...added, name: 'Matriz 3 SpA', number: '76.543.210-3', kind: 'company' } as const
  const withCompany = await save(one, { owners: [...owners, matriz] })
  expect(withCompany.body.missing).toEqual(['owners'])
  const ida = { ...added, name: 'Ida Prueba', number: '9.999.333-2', of: '76.543.210-3', share: '100' }
  expect((await save(one, { owners: [...owners, matriz, ida] })).body.missing).toEqual(['exposed'])
})

test('a corrected list of owners: owner companies and their owners are stored as sent', async () => {
  const one = await company()
  await submitCompany(world, one)
  const line = { document: 'rut', controls: false } as const
  const number = '76.543.210-3'
  const typed = [
    { ...line, name: 'Matriz 4 SpA', number, kind: 'company' as const, share: '100' },
    { ...line, name: 'Ida Prueba', number: '9.999.333-2', of: number, share: '2/3' },
  ]
  const answer = await one.client.ask('PUT', '/api/company-owners', { owners: typed })
  expect(answer.status).toBe(200)
  const { body } = await one.client.get<CompanyFileView>(path)
  expect(body.file.owners?.map(({ name, of, share }) => [name, of, share])).toEqual([
    ['Matriz 4 SpA', undefined, '1/1'],
    ['Ida Prueba', number, '2/3'],
  ])
})

test('a person has no company application; its data is stored encrypted', async () => {
  const persona = await world.signedIn('persona')
  expect((await persona.get(path)).status).toBe(404)
  const [row] = await asOwner<{ text: string }>(
    world,
    "select encode(file, 'escape') as text from onboarding.company_file limit 1",
  )
  expect(row?.text).not.toMatch(/Prueba|Demo/)
})

test('rules and open items: no difference', () =>
  expectReconciled(world, ['company-info', 'company-review', 'person-info', 'person-review']))
