import { toWireId } from '@puente/contract'
import {
  settingKind,
  type DecisionHead,
  type DecisionRecordWire,
  type StaffApplication,
} from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryUser } from '../../../../test/access-samples.ts'
import type { Registered } from '../../../../test/applicant.ts'
import {
  applicationsOf,
  identityOf,
  read,
  submit,
  wrongDocument,
  type Applications,
} from '../../../../test/applications.ts'
import type { Client } from '../../../../test/client.ts'
import { confirmSetting, proposeSetting, settingNow } from '../../../../test/settings.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { caseParts } from '../../../wiring/rules/case-parts.ts'
import { onboardingJobs } from '../index.ts'

let world: TestEnvironment
let files: Applications
let analyst: Client
let officer: Client
beforeAll(async () => {
  world = await createEnvironment()
  files = applicationsOf(world)
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
})
afterAll(() => world.close())

const pathOf = ({ customerId }: Registered) => `/api/applications/${toWireId('application', customerId)}`
const submitted = async (change: Parameters<Applications['ready']>[0]) => {
  const person = await files.ready(change)
  await submit(person)
  await files.ask()
  return person
}
const caseOf = async (person: Registered) => (await analyst.get<StaffApplication>(pathOf(person))).body
const approve = (person: Registered) =>
  analyst.accept(`${pathOf(person)}/proposal`, { outcome: 'approve', note: 'Lo revisé' })

async function decisionOf({ customerId }: Registered): Promise<DecisionRecordWire> {
  const { body } = await officer.get<{ items: DecisionHead[] }>(
    `/api/decisions?customerId=${toWireId('customer', customerId)}`,
  )
  return (await officer.get<DecisionRecordWire>(`/api/decisions/${body.items[0]?.id}`)).body
}

test.each(['self', 'relative', 'associate'])(
  'a person who declares the exposure %s, with matching registry and clear lists: an analyst and an officer decide',
  async (exposure) => {
    const person = await submitted({ exposure })
    expect(await identityOf(person)).toBe('submitted')
    expect(await read(person)).toMatchObject({ status: 'submitted', reasons: ['being-reviewed'] })
    const file = await caseOf(person)
    expect(file).toMatchObject({ cause: 'politically-exposed', exposure, attempts: [{ result: 'match' }] })
    expect(file.review.checklist).toContainEqual({ check: 'exposure', result: exposure, standing: 'warned' })
    expect((await approve(person)).status).toBe(200)
    expect((await caseOf(person)).proposal?.awaitsOfficer).toBe(true)
    expect((await analyst.decide(`${pathOf(person)}/decision`, 'confirm')).body.code).toBe('same-person')
    const { client: colleague } = await temporaryUser(world, 'staff', { kind: 'staff', role: 'analyst' })
    expect((await colleague.decide(`${pathOf(person)}/decision`, 'confirm')).body.code).toBe('officer-needed')
    expect((await officer.decide(`${pathOf(person)}/decision`, 'confirm')).status).toBe(200)
    expect(await identityOf(person)).toBe('confirmed')
    const { by, confirmedBy } = await decisionOf(person)
    expect([by === undefined, confirmedBy === undefined, by === confirmedBy]).toEqual([false, false, false])
  },
)

test('a declared nationality whose risk has enhanced diligence: staff decide', async () => {
  const person = await submitted({ nationality: 'IR' })
  expect(await identityOf(person)).toBe('submitted')
  expect(await caseOf(person)).toMatchObject({ cause: 'enhanced-diligence' })
})

test('no exposure and a normal risk: confirmed without staff, and the decision has the checklist', async () => {
  const person = await submitted({ exposure: 'none' })
  expect(await identityOf(person)).toBe('confirmed')
  const { by, replay } = await decisionOf(person)
  expect(by).toBeUndefined()
  expect(replay.isSame).toBe(true)
  expect(replay.checks).toEqual(
    expect.arrayContaining([
      { check: 'identity', recorded: 'registry', again: 'registry' },
      { check: 'screening', recorded: 'clear', again: 'clear' },
      { check: 'exposure', recorded: 'none', again: 'none' },
      { check: 'two-people', recorded: 'no', again: 'no' },
    ]),
  )
})

test('the checklist that staff see: the checks that the decision records', async () => {
  const person = await submitted({ exposure: 'self' })
  const { checklist } = (await caseOf(person)).review
  await approve(person)
  await officer.decide(`${pathOf(person)}/decision`, 'confirm')
  const { replay } = await decisionOf(person)
  const recorded = replay.checks.map(({ check, recorded: result }) => `${check} ${result}`)
  expect(checklist.length).toBeGreaterThan(2)
  expect(recorded).toEqual(expect.arrayContaining(checklist.map(({ check, result }) => `${check} ${result}`)))
})

test('a line that the setting requires and that is open: staff decide, and the approval is refused at the line', async () => {
  const before = await settingNow(analyst, settingKind.reviewChecklist)
  const rules = { ...before, application: [...before.application, 'exposure' as const] }
  await proposeSetting(analyst, settingKind.reviewChecklist, rules)
  expect((await confirmSetting(officer, settingKind.reviewChecklist)).status).toBe(200)
  const person = await submitted({})
  expect(await caseOf(person)).toMatchObject({ cause: 'checks-open' })
  const refused = await approve(person)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'checks-open', fields: [{ at: 'checks.exposure', fault: 'undeclared' }] },
  ])
  const back = { outcome: 'reopen', note: 'Falta declarar', asks: [] }
  expect((await analyst.post(`${pathOf(person)}/proposal`, back)).status).toBe(200)
  await proposeSetting(analyst, settingKind.reviewChecklist, before)
  await confirmSetting(officer, settingKind.reviewChecklist)
})

test('an approval proposed before a line was required: its confirmation is refused at the line', async () => {
  const person = await submitted({ givenNames: 'Bloqueado', surnames: 'Demo' })
  expect((await approve(person)).status).toBe(200)
  const before = await settingNow(analyst, settingKind.reviewChecklist)
  await proposeSetting(analyst, settingKind.reviewChecklist, {
    ...before,
    application: [...before.application, 'reading' as const],
  })
  await confirmSetting(officer, settingKind.reviewChecklist)
  const confirmed = await officer.decide(`${pathOf(person)}/decision`, 'confirm')
  expect([confirmed.status, confirmed.body.code]).toEqual([409, 'checks-open'])
  expect(await identityOf(person)).toBe('submitted')
  await proposeSetting(analyst, settingKind.reviewChecklist, before)
  await confirmSetting(officer, settingKind.reviewChecklist)
})

test('an application that staff get without a match of the registry: its name is screened for them', async () => {
  const person = await files.ready({ documentNumber: wrongDocument })
  for (let nth = 0; nth < 5; nth += 1) {
    await submit(person)
    await files.ask()
  }
  const screening = async () =>
    (await caseOf(person)).review.checklist.find(({ check }) => check === 'screening')
  expect(await screening()).toEqual({ check: 'screening', result: 'none', standing: 'open' })
  await onboardingJobs(world.ports, caseParts)
    .find(({ name }) => name === 'onboarding.screen-applicants')
    ?.round(world.runtime)
  expect(await screening()).toEqual({ check: 'screening', result: 'clear', standing: 'met' })
  const refused = await approve(person)
  expect(refused.body).toMatchObject({
    code: 'checks-open',
    fields: [{ at: 'checks.identity', fault: 'none' }],
  })
})

test('an exposure that is none of the words: refused at its field', async () => {
  const person = await files.ready()
  const { status, body } = await person.client.put<{ fields?: object[] }>('/api/application', {
    exposure: 'x',
  })
  expect([status, body.fields]).toEqual([422, [{ at: 'exposure', fault: 'choice' }]])
})
