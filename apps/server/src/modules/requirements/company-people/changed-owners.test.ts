import type { StaffCompanyFile } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import {
  companyFilePath,
  customerMade,
  identifyPeople,
  screenCompanies,
  submitCompany,
  wholeCompany,
} from '../../../../test/companies.ts'
import { companyView } from '../../../../test/company-people.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

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

const screen = () => screenCompanies(world)
const company = () => customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })

test('a corrected owner of an approved company: only the new person is asked, screened, and has to be accepted', async () => {
  const made = await company()
  await submitCompany(world, made)
  await screen()
  expect(
    (await analyst.accept<StaffCompanyFile>(`${companyFilePath(made)}/approval`, note)).body.status,
  ).toBe('approved')
  const [olga, otto] = wholeCompany().owners ?? []
  const listed = { name: 'Bloqueado Demo', document: 'rut', number: '9.999.333-2', controls: false }
  const owners = [{ ...olga, share: '40' }, otto, { ...listed, share: '20' }]
  expect((await made.client.ask('PUT', '/api/company-owners', { owners })).status).toBe(200)
  expect((await companyView(made)).people.map(({ name, state }) => `${name} ${state}`)).toEqual([
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
  expect((await analyst.accept(`${companyFilePath(made)}/approval`, note)).body).toMatchObject({
    code: 'person-not-identified',
    facts: { name: 'Bloqueado Demo' },
  })
  await identifyPeople(world, made)
  expect(
    (await analyst.accept<StaffCompanyFile>(`${companyFilePath(made)}/approval`, note)).body.status,
  ).toBe('submitted')
  expect(
    (await officer.decide<StaffCompanyFile>(`${companyFilePath(made)}/decision`, 'confirm')).body.status,
  ).toBe('approved')
})

test('owners change while staff review: everyone is screened again, and an earlier proposal cannot be confirmed before', async () => {
  const made = await company()
  await submitCompany(world, made, { ...wholeCompany(), exposed: ['9.999.222-0'] })
  await screen()
  await analyst.accept(`${companyFilePath(made)}/approval`, note)
  const [olga, otto] = wholeCompany().owners ?? []
  const ida = { name: 'Ida Prueba', document: 'rut', number: '9.999.333-2', share: '20', controls: false }
  await made.client.ask('PUT', '/api/company-owners', { owners: [{ ...olga, share: '40' }, otto, ida] })
  const confirm = () => officer.decide<StaffCompanyFile>(`${companyFilePath(made)}/decision`, 'confirm')
  expect((await confirm()).body.code).toBe('screening-pending')
  await screen()
  expect((await confirm()).body.code).toBe('person-not-identified')
  await identifyPeople(world, made)
  // The owners are accepted again, which a proposal does not allow while it waits.
  expect((await confirm()).body.fields).toEqual([
    { at: 'checks.part.owners', fault: 'open' },
    { at: 'checks.part.exposed', fault: 'open' },
  ])
  await officer.decide(`${companyFilePath(made)}/decision`, 'send-back')
  await analyst.accept(`${companyFilePath(made)}/approval`, note)
  expect((await confirm()).body.status).toBe('approved')
})
