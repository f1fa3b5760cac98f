import { toWireId } from '@puente/contract'
import type { ScreeningAnswer, StaffApplication, StaffCompanyFile } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Registered } from '../../../test/applicant.ts'
import { applicationsOf, submit, wrongDocument, type Applications } from '../../../test/applications.ts'
import type { Client } from '../../../test/client.ts'
import { companyFilePath, customerMade, submitCompany } from '../../../test/companies.ts'
import { applicationPath, applied, basicPerson } from '../../../test/levels.ts'
import { asOwner } from '../../../test/owner.ts'
import { controlSandbox } from '../../../test/sandbox-control.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
let files: Applications
let analyst: Client
beforeAll(async () => {
  world = await createEnvironment()
  files = applicationsOf(world)
  analyst = await world.signedIn('analista')
})
afterAll(() => world.close())

const idOf = ({ customerId }: Pick<Registered, 'customerId'>) => toWireId('application', customerId)
const screen = (kind: string, id: string) => analyst.post<ScreeningAnswer>('/api/screenings', { kind, id })
const askRegistry = (person: Registered) =>
  analyst.post<StaffApplication>(`/api/applications/${idOf(person)}/registry-answers`, {})
const audited = async (action: string) =>
  (
    await asOwner<{ facts: object }>(world, 'select facts from platform.audit where action = $1', [action])
  ).map(({ facts }) => facts)

/** An applicant who waits for staff. */
async function waiting(): Promise<Registered> {
  const person = await files.ready({ givenNames: 'Bloqueado', surnames: 'Demo' })
  await submit(person)
  await files.ask()
  return person
}

test('the registry asked again: its answer is the newest, audited, and no attempt of the person', async () => {
  const person = await waiting()
  expect((await askRegistry(person)).body.attempts.map(({ result }) => result)).toEqual(['match', 'match'])
  expect(await audited('ask-registry')).toEqual([{ result: 'match' }])
  const calls = await asOwner(
    world,
    `select from platform.partner_call where partner = 'registry' and subject = $1`,
    [person.customerId],
  )
  expect(calls.length).toBe(2)
})

test('pressed twice under one key: the registry is asked once', async () => {
  const person = await waiting()
  const path = `/api/applications/${idOf(person)}/registry-answers`
  const key = `again-${person.customerId}`
  const [first, second] = [await analyst.post(path, {}, { key }), await analyst.post(path, {}, { key })]
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await files.attempts(person)).length).toBe(2)
})

test('an application that does not wait: the registry is not asked', async () => {
  const person = await files.ready({ documentNumber: wrongDocument })
  await submit(person)
  await files.ask()
  expect((await askRegistry(person)).status).toBe(404)
})

test.each(['application', 'company-file', 'level-application'] as const)(
  'the lists asked again about a case of kind %s: the answer is kept with its time, and audited',
  async (kind) => {
    let path = ''
    if (kind === 'application') path = `/api/applications/${idOf(await waiting())}`
    if (kind === 'company-file') {
      const made = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
      await submitCompany(world, made)
      path = companyFilePath(made)
    }
    if (kind === 'level-application') {
      const person = await basicPerson(world)
      await applied(person.client)
      path = await applicationPath(analyst, person)
    }
    const before = (await audited('screen-again')).length
    const id = path.slice(path.lastIndexOf('/') + 1)
    const { status, body } = await screen(kind, id)
    expect([status, body.verdict, body.isOld]).toEqual([200, kind === 'application' ? 'hit' : 'clear', false])
    expect((await audited('screen-again')).length).toBe(before + 1)
    const { review } = (await analyst.get<StaffCompanyFile>(path)).body
    expect(review.screening).toEqual(body)
    await world.moveClock(hours(24 * 31))
    expect((await analyst.get<StaffCompanyFile>(path)).body.review.screening?.isOld).toBe(true)
  },
)

test('lists that do not answer: named as the reason, and nothing is kept', async () => {
  const person = await waiting()
  const fail = (partner: string, kind: string) =>
    controlSandbox(world.sandbox?.url, '/control/failures', { partner, kind })
  for (const partner of ['names', 'registry']) await fail(partner, 'off')
  const { status, body } = await screen('application', idOf(person))
  expect([status, body.code, body.facts]).toEqual([503, 'unavailable', { part: 'names' }])
  const registry = await askRegistry(person)
  expect([registry.status, registry.body.facts]).toEqual([503, { part: 'registry' }])
  for (const partner of ['names', 'registry']) await fail(partner, 'none')
})

test('an unknown case: not found', async () => {
  expect((await screen('application', 'doc_0')).status).toBe(404)
})
