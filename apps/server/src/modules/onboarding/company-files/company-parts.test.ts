import { companyParts } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'
import type { StaffCompanyFile } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import {
  companyFilePath,
  customerMade,
  screenCompanies,
  submitCompany,
  wholeCompany,
  type Made,
} from '../../../../test/companies.ts'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const note = { note: 'Lo revisé' }
const path = '/api/company-file'

let world: TestEnvironment
let analyst: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
})
afterAll(() => world.close())

/** A company whose application is submitted and screened. */
async function waiting(): Promise<Made> {
  const made = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
  await submitCompany(world, made)
  await screenCompanies(world)
  return made
}
const accept = (made: Made, part: string, isAccepted = true) =>
  analyst.put<StaffCompanyFile>(`${companyFilePath(made)}/parts/${part}`, { isAccepted })
const approve = (made: Made) => analyst.post<StaffCompanyFile>(`${companyFilePath(made)}/approval`, note)
const sendBack = (made: Made, reasons: object[]) =>
  analyst.post<StaffCompanyFile>(`${companyFilePath(made)}/return`, { reasons })
const accepted = ({ parts }: Pick<StaffCompanyFile, 'parts'>) =>
  parts.filter(({ acceptedAt }) => acceptedAt !== undefined).map(({ part }) => part)
const save = ({ client }: Made, draft: object) => client.ask<CompanyFileView>('PATCH', path, draft)
const view = async ({ client }: Made) => (await client.get<CompanyFileView>(path)).body
const partsOf = async (made: Made) =>
  accepted((await analyst.get<StaffCompanyFile>(companyFilePath(made))).body)

test('parts accepted one by one: the application is approved once the last one is', async () => {
  const made = await waiting()
  for (const part of companyParts.slice(1)) await accept(made, part)
  const refused = await approve(made)
  expect([refused.body.code, refused.body.fields]).toEqual([
    'checks-open',
    [{ at: 'checks.part.company', fault: 'open' }],
  ])
  const { body } = await accept(made, 'company')
  expect(accepted(body)).toEqual([...companyParts])
  expect(body.parts[0]?.acceptedBy).toMatch(/\S/)
  expect((await approve(made)).body.status).toBe('approved')
  expect((await accept(made, 'company')).body.code).toBe('application-closed')
})

test('an acceptance taken back: the part is open again, and both are in the audit trail', async () => {
  const made = await waiting()
  await accept(made, 'use')
  await accept(made, 'use')
  expect(accepted((await accept(made, 'use', false)).body)).toEqual([])
  const trail = await asOwner<{ action: string }>(
    world,
    `select action from platform.audit where subject = $1 and action like '%-company-part' order by id`,
    [made.customerId],
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'accept-company-part',
    'accept-company-part',
    'reopen-company-part',
  ])
})

test('one part sent back: the company reads why at that part, and can change that part only', async () => {
  const made = await waiting()
  for (const part of companyParts) await accept(made, part)
  const reasons = [{ section: 'address', text: 'Falta el número de la oficina' }]
  expect((await sendBack(made, reasons)).body).toMatchObject({ status: 'sent-back', returned: reasons })
  const kept = companyParts.filter((part) => part !== 'address')
  expect(await view(made)).toMatchObject({
    status: 'sent-back',
    returned: reasons,
    accepted: kept.toSorted(),
  })

  const other = await save(made, { legalName: 'Otra Razón Social SpA' })
  expect([other.status, other.body]).toMatchObject([
    422,
    { code: 'fields-wrong', fields: [{ at: 'legalName', fault: 'accepted' }] },
  ])
  const whole = {
    ...wholeCompany(),
    address: { street: 'Calle de Prueba', number: '12', unit: '3', comuna: '13120' },
  }
  expect((await save(made, whole)).status).toBe(200)
  expect((await made.client.post(`${path}/submission`)).status).toBe(202)
  await screenCompanies(world)
  expect(await partsOf(made)).toEqual(kept)
  await accept(made, 'address')
  expect((await approve(made)).body.status).toBe('approved')
})

test('owners sent back: who is exposed is open with them, the representatives stay accepted', async () => {
  const made = await waiting()
  for (const part of companyParts) await accept(made, part)
  await sendBack(made, [{ section: 'owners', text: 'Falta quien tiene el 10 %' }])
  expect(await partsOf(made)).toEqual(['company', 'address', 'use', 'representatives'])
  expect((await save(made, { exposed: ['9.999.222-0'] })).status).toBe(200)
  expect((await save(made, { representatives: [] })).body.fields?.[0]).toEqual({
    at: 'representatives',
    fault: 'accepted',
  })
})

test('while a second person decides a proposal: no part changes', async () => {
  const made = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
  await submitCompany(world, made, { ...wholeCompany(), exposed: ['9.999.222-0'] })
  await screenCompanies(world)
  await analyst.accept(`${companyFilePath(made)}/approval`, note)
  expect((await accept(made, 'use', false)).body.code).toBe('already-proposed')
})
