import { toWireId } from '@puente/contract'
import type { CompanyDraft } from '@puente/contract/customer'
import type { CustomerRiskView, StaffCompanyFile } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryUser } from '../../../../test/access-samples.ts'
import type { Client } from '../../../../test/client.ts'
import {
  companyFilePath,
  customerMade,
  owing,
  screenCompanies,
  submitCompany,
  wholeCompany,
  type Made,
} from '../../../../test/companies.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { scoredRisk } from '../../risk/index.ts'

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

/** A company whose application is submitted and screened. */
async function waiting(draft: CompanyDraft = {}): Promise<Made> {
  const made = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
  await submitCompany(world, made, { ...wholeCompany(), ...draft })
  await screenCompanies(world)
  return made
}

const approve = async (made: Made) =>
  (await analyst.accept<StaffCompanyFile>(`${companyFilePath(made)}/approval`, note)).body
const confirm = async (made: Made, staff: Client) =>
  (await staff.decide<StaffCompanyFile>(`${companyFilePath(made)}/decision`, 'confirm')).body
const putRisk = ({ customerId }: Made, risk: string) =>
  officer.put(`/api/customers/${toWireId('customer', customerId)}/risk`, { risk, reason: 'Prueba de riesgo' })

/** Approves, and expects that the approval waits for a second person, never the proposer. */
async function expectTwo(made: Made): Promise<void> {
  expect(await approve(made)).toMatchObject({ status: 'submitted', verdict: 'clear', proposal: note })
  expect(await owing(made)).toEqual(['company-review staff'])
  expect((await confirm(made, analyst)).code).toBe('same-person')
  expect((await confirm(made, officer)).status).toBe('approved')
  expect(await owing(made)).toEqual([])
}

test('an exposed person behind the company, without a hit: an officer, not another analyst, confirms the approval', async () => {
  const made = await waiting({ exposed: ['9.999.222-0'] })
  expect((await approve(made)).proposal?.awaitsOfficer).toBe(true)
  const { client: colleague } = await temporaryUser(world, 'staff', { kind: 'staff', role: 'analyst' })
  expect((await confirm(made, colleague)).code).toBe('officer-needed')
  expect((await confirm(made, officer)).status).toBe('approved')
  await world.runtime.work({ kind: 'system', name: 'test' }, (work) => scoredRisk(work, made.customerId))
  const { body } = await officer.get<CustomerRiskView>(
    `/api/customers/${toWireId('customer', made.customerId)}/risk`,
  )
  expect(body.exposure).toBeUndefined()
})

test.each(['elevated', 'high'])(
  'a company of %s risk, which has enhanced diligence: a second person confirms the approval',
  async (risk) => {
    const made = await waiting()
    expect((await putRisk(made, risk)).status).toBe(204)
    await expectTwo(made)
  },
)

test('neither a hit, an exposed person nor enhanced diligence: one person approves', async () => {
  expect((await approve(await waiting())).status).toBe('approved')
})
