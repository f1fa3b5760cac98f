import type { LevelView } from '@puente/contract/customer'
import type { StaffCompanyFile, StaffLevelApplication } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryUser } from '../../../../test/access-samples.ts'
import type { Client } from '../../../../test/client.ts'
import {
  companyFilePath,
  customerMade,
  screenCompanies,
  submitCompany,
  wholeCompany,
  type Made,
} from '../../../../test/companies.ts'
import { applicationPath, applied, basicPerson, declared } from '../../../../test/levels.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { customerDocumentPdf } from '../../../wiring/seed/customer-document-pdf.ts'
import { seedEconomicDocuments } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const confirm = { decision: 'confirm' }

let world: TestEnvironment
let analyst: Client
let officer: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
})
afterAll(() => world.close())

const level = async (client: Client) => (await client.get<LevelView>('/api/level')).body.level
const grant = async (path: string) =>
  (await analyst.accept<StaffLevelApplication>(`${path}/grant`, { note: 'Antecedentes en orden' })).body

/** A company of the basic level whose application for the next one waits for staff. */
async function applyingCompany(exposed: readonly string[]): Promise<Made> {
  const made = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA', level: 'basic' })
  await submitCompany(world, made, { ...wholeCompany(), exposed: [...exposed] })
  await screenCompanies(world)
  await analyst.accept<StaffCompanyFile>(`${companyFilePath(made)}/approval`, { note: 'Lo revisé' })
  if (exposed.length > 0) await officer.decide(`${companyFilePath(made)}/decision`, 'confirm')
  const of = { customerId: made.customerId, userId: made.userId, files: world.ports.files }
  await world.runtime.work(system, (work) =>
    seedEconomicDocuments(work, { ...of, pdfOf: customerDocumentPdf }),
  )
  expect((await made.client.post('/api/level-applications/submission')).status).toBe(202)
  return made
}

test('a company with an exposed person behind it: the checklist has the exposure, and only an officer, not another analyst, raises the level', async () => {
  const made = await applyingCompany(['9.999.222-0'])
  const path = await applicationPath(officer, made)
  const proposed = await grant(path)
  expect(proposed).toMatchObject({ status: 'submitted', needsTwo: true, proposal: { awaitsOfficer: true } })
  expect(proposed.review.checklist).toContainEqual({ check: 'exposure', result: 'self', standing: 'warned' })
  const decision = `/api/approvals/${proposed.proposal?.id ?? ''}/decision`
  const { client: colleague } = await temporaryUser(world, 'staff', { kind: 'staff', role: 'analyst' })
  await colleague.openFiles(path)
  expect((await colleague.post(decision, confirm)).body.code).toBe('officer-needed')
  expect(await level(made.client)).toBe('basic')
  await officer.openFiles(path)
  expect((await officer.post(decision, confirm)).status).toBe(200)
  expect(await level(made.client)).toBe('standard')
})

test('a company without an exposed person: one person raises the level', async () => {
  const made = await applyingCompany([])
  expect((await grant(await applicationPath(officer, made))).status).toBe('granted')
  expect(await level(made.client)).toBe('standard')
})

test('a person who declared an exposure before and declares none in the application: staff see both, and only an officer raises the level', async () => {
  const person = await basicPerson(world)
  const exposed = { exposure: 'self', exposureText: 'Alcaldesa de Prueba' }
  await person.client.ask('PATCH', '/api/level-declaration', exposed)
  const view = await applied(person.client, { exposure: 'none' })
  expect(view.next?.declared).toEqual({ ...declared, exposure: 'none' })
  const path = await applicationPath(officer, person)
  const proposed = await grant(path)
  expect(proposed).toMatchObject({
    needsTwo: true,
    needs: { declared: { exposure: 'none' } },
    exposureInForce: exposed,
    proposal: { awaitsOfficer: true },
  })
  expect(proposed.review.checklist).toContainEqual({ check: 'exposure', result: 'self', standing: 'warned' })
  const decision = `/api/approvals/${proposed.proposal?.id ?? ''}/decision`
  const { client: colleague } = await temporaryUser(world, 'staff', { kind: 'staff', role: 'analyst' })
  await colleague.openFiles(path)
  expect((await colleague.post(decision, confirm)).body.code).toBe('officer-needed')
  await officer.openFiles(path)
  expect((await officer.post(decision, confirm)).status).toBe(200)
})
