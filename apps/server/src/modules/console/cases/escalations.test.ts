import { toWireId } from '@puente/contract'
import type {
  CaseEscalation,
  EscalationRow,
  QueueWire,
  StaffApplication,
  StaffLevelApplication,
} from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryUser } from '../../../../test/access-samples.ts'
import { applicationsOf, submit, type Applications } from '../../../../test/applications.ts'
import type { Client } from '../../../../test/client.ts'
import { companyFilePath, customerMade, screenCompanies, submitCompany } from '../../../../test/companies.ts'
import { applicationPath, applied, basicPerson } from '../../../../test/levels.ts'
import { asOwner } from '../../../../test/owner.ts'
import { pdf, sendFile } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

let world: TestEnvironment
let files: Applications
let analyst: Client
let officer: Client
let other: Client
beforeAll(async () => {
  world = await createEnvironment()
  files = applicationsOf(world)
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
  other = (await temporaryUser(world, 'staff', { kind: 'staff', role: 'officer' })).client
})
afterAll(() => world.close())

const note = { note: 'Lo revisé' }
type Step = readonly [path: string, body: object]

/** A waiting case of one kind: its id, and the steps that propose or decide it. */
interface Waiting {
  readonly kind: string
  readonly id: string
  readonly steps: readonly Step[]
}

async function application(): Promise<Waiting> {
  const person = await files.ready({ exposure: 'self' })
  await submit(person)
  await files.ask()
  const id = toWireId('application', person.customerId)
  const propose = (outcome: string): Step => [`/api/applications/${id}/proposal`, { outcome, ...note }]
  return { kind: 'application', id, steps: [propose('approve'), propose('refuse'), propose('reopen')] }
}

async function companyFile(): Promise<Waiting> {
  const made = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
  await submitCompany(world, made)
  await screenCompanies(world)
  const path = companyFilePath(made)
  const reasons = [{ section: 'owners', text: 'Falta una persona' }]
  return {
    kind: 'company-file',
    id: path.slice(path.lastIndexOf('/') + 1),
    steps: [
      [`${path}/approval`, note],
      [`${path}/return`, { reasons }],
    ],
  }
}

async function level(exposed = false): Promise<Waiting> {
  const person = await basicPerson(world)
  await applied(person.client, exposed ? { exposure: 'self', exposureText: 'Alcaldesa' } : {})
  const path = await applicationPath(officer, person)
  return {
    kind: 'level-application',
    id: path.slice(path.lastIndexOf('/') + 1),
    steps: [
      [`${path}/grant`, note],
      [`${path}/return`, { message: 'Falta el empleador' }],
    ],
  }
}

async function document(): Promise<Waiting> {
  const person = await basicPerson(world)
  const { id } = (await sendFile(person.client, await pdf(), { kind: 'source-of-funds' })).body as {
    id: string
  }
  const path = `/api/documents/${id}/verdict`
  return { kind: 'document', id, steps: [[path, { verdict: 'refused', reason: 'illegible' }]] }
}

const kinds = { application, 'company-file': companyFile, 'level-application': level, document }

/** Takes a step, as a person who has read the files where it accepts the case. */
const take = (client: Client, path: string, body: object) =>
  /(grant|approval)$/.test(path) ? client.accept(path, body) : client.post(path, body)
const escalate = (client: Client, { kind, id }: Waiting, reason = 'Cargo en el gobierno') =>
  client.post<{ id: string; code?: string }>('/api/escalations', { subject: { kind, id }, reason })
const escalationsOf = async ({ kind, id }: Waiting): Promise<CaseEscalation[]> =>
  (
    await analyst.get<{ items: CaseEscalation[] }>(
      `/api/case-escalations?subjectKind=${kind}&subjectId=${id}`,
    )
  ).body.items

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'an escalated %s: neither who escalated it nor an analyst decides, by any step; an officer does',
  async (kind) => {
    for (const by of ['analyst', 'officer'] as const) {
      const waiting = await kinds[kind]()
      expect((await escalate(by === 'analyst' ? analyst : officer, waiting)).status).toBe(201)
      for (const [path, body] of waiting.steps) {
        const denied = await take(analyst, path, body)
        expect([path, denied.status, denied.body.code]).toEqual([path, 409, 'case-escalated'])
        if (by === 'analyst') continue
        const own = await take(officer, path, body)
        expect([path, own.status, own.body.code]).toEqual([path, 409, 'case-escalated'])
      }
      const [path, body] = waiting.steps[0] ?? ['', {}]
      const decided = await take(by === 'analyst' ? officer : other, path, body)
      expect([path, decided.status, decided.body.code]).toEqual([path, 200, undefined])
    }
  },
)

test('an escalation: seen on the case and in the officer’s queue with its clock, audited, and never by the customer', async () => {
  const person = await files.ready({ exposure: 'relative' })
  await submit(person)
  await files.ask()
  const id = toWireId('application', person.customerId)
  const waiting = { kind: 'application', id, steps: [] }
  expect((await escalate(analyst, waiting, 'Prima de una ministra')).status).toBe(201)
  const { review } = (await analyst.get<StaffApplication>(`/api/applications/${id}`)).body
  expect(review.escalations).toMatchObject([
    { reason: 'Prima de una ministra', by: expect.any(String) as string },
  ])
  expect(review.escalations[0]?.endedAt).toBeUndefined()
  const rows = (await officer.get<{ items: EscalationRow[] }>('/api/escalations')).body.items
  const row = rows.find(({ subject }) => subject.id === id)
  expect(row).toMatchObject({ reason: 'Prima de una ministra', subject: { kind: 'application' } })
  expect(new Date(row?.dueAt ?? 0) > new Date(row?.at ?? 0)).toBe(true)
  const queues = (await officer.get<{ queues: QueueWire[] }>('/api/work-queue')).body.queues
  expect(queues.find(({ kind }) => kind === 'escalations')?.count).toBeGreaterThan(0)
  const own = (await analyst.get<{ queues: QueueWire[] }>('/api/work-queue')).body.queues
  expect(own.map(({ kind }) => kind)).not.toContain('escalations')
  expect(
    await asOwner(world, "select from platform.audit where action = 'escalate-case' and subject = $1", [id]),
  ).toHaveLength(1)
  const seen = await person.client.get('/api/application')
  expect(JSON.stringify(seen.body)).not.toMatch(/escalat|Prima/)
  const [stored] = await asOwner<{ reason: Buffer }>(
    world,
    'select reason from decisions.escalation where subject = $1',
    [person.customerId],
  )
  expect(stored?.reason.includes('Prima')).toBe(false)
})

test('an escalation given back with a note: the reviewers decide again, and the history keeps both', async () => {
  const waiting = await level()
  const { body } = await escalate(analyst, waiting)
  expect((await escalate(officer, waiting)).body.code).toBe('already-escalated')
  const back = `/api/escalations/${body.id}/return`
  expect((await officer.post(back, { note: 'Pide el contrato' })).status).toBe(200)
  expect((await other.post(back, { note: 'Pide el contrato' })).body.code).toBe('escalation-ended')
  const [path, grant] = waiting.steps[0] ?? ['', {}]
  expect((await take(analyst, path, grant)).status).toBe(200)
  expect(await escalationsOf(waiting)).toMatchObject([{ end: 'given-back', note: 'Pide el contrato' }])
})

test('an officer who escalated a case: does not give it back', async () => {
  const waiting = await level()
  const { body } = await escalate(officer, waiting)
  const back = `/api/escalations/${body.id}/return`
  expect((await officer.post(back, note)).body.code).toBe('case-escalated')
  expect((await other.post(back, note)).status).toBe(200)
})

test('an escalated case that needs two people: the officer proposes, who escalated does not confirm, another officer does', async () => {
  const waiting = await level(true)
  await escalate(analyst, waiting)
  const [path, grant] = waiting.steps[0] ?? ['', {}]
  const proposed = await officer.accept<StaffLevelApplication>(path, grant)
  expect(proposed.body.proposal).toBeDefined()
  const decision = path.replace('/grant', '/decision')
  expect((await analyst.decide(decision, 'confirm')).body.code).toBe('case-escalated')
  expect((await other.decide(decision, 'confirm')).status).toBe(200)
  expect(await escalationsOf(waiting)).toMatchObject([{ end: 'decided' }])
})

test('a case with a proposal, a decided one and an unknown one: not escalated', async () => {
  const proposed = await level(true)
  await take(officer, ...(proposed.steps[0] ?? ['', {}]))
  expect((await escalate(analyst, proposed)).body.code).toBe('already-proposed')
  const decided = await level()
  await take(officer, ...(decided.steps[0] ?? ['', {}]))
  expect((await escalate(analyst, decided)).body.code).toBe('application-closed')
  const unknown = {
    kind: 'document',
    id: toWireId('document', '0191f0e2-0000-7000-8000-000000000001'),
    steps: [],
  }
  expect((await escalate(analyst, unknown)).status).toBe(404)
})
