import { toWireId } from '@puente/contract'
import type { LevelView, MyDataWire } from '@puente/contract/customer'
import type { DecisionHead, DecisionRecordWire, StaffLevelApplication } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import type { Made } from '../../../../test/companies.ts'
import { applicationPath, applied, basicPerson, declared } from '../../../../test/levels.ts'
import { asOwner } from '../../../../test/owner.ts'
import {
  comparisonAt,
  consented,
  needSelfie,
  selfieSubmitted,
  sendSelfie,
  storedSelfies,
  verdict,
  withdraw,
} from '../../../../test/selfies.ts'
import { hours } from '../../../../test/test-clock.ts'
import { announce } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { documentJobs } from '../../documents/index.ts'
import { selfieJobs } from '../index.ts'

let world: TestEnvironment
let analyst: Client
let officer: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
  await needSelfie(analyst, officer)
})
afterAll(() => world?.close())

const level = async ({ client }: Made) => (await client.get<LevelView>('/api/level')).body
const stateOf = async (person: Made) => (await level(person)).next?.selfie?.state
const grant = (staff: Client, path: string) =>
  staff.accept<StaffLevelApplication>(`${path.replace('/selfie', '')}/grant`, {
    note: 'Antecedentes en orden',
  })

/** Runs the jobs that erase pictures. */
async function erase(): Promise<void> {
  const jobs = [
    ...selfieJobs({ files: world.ports.files, faces: undefined }),
    ...documentJobs(world.ports.files, async () => true),
  ]
  for (const { name, round } of jobs)
    if (name === 'selfies.erase' || name === 'documents.tidy')
      while ((await round(world.runtime)) > 0) continue
}

describe('the verdict', () => {
  it('missing: the level is not granted; the same person: granted, and recorded with both files', async () => {
    const person = await basicPerson(world)
    const path = await selfieSubmitted(officer, person)
    expect((await grant(officer, path)).body.code).toBe('checks-open')
    const seen = await comparisonAt(officer, path)
    expect(seen).toMatchObject({ state: 'waiting', consentedAt: expect.any(String) as string, checks: [] })
    expect(seen).not.toHaveProperty('advice')
    const compared = await verdict(officer, path)
    expect(compared.body).toMatchObject({ state: 'accepted', checks: [{ verdict: 'same' }] })
    expect(await storedSelfies(world, person)).toEqual([{ state: 'accepted', kept: true, days: '90' }])
    const customer = toWireId('customer', person.customerId)
    const heads = await officer.get<{ items: DecisionHead[] }>(
      `/api/decisions?customerId=${customer}&subjectKind=document`,
    )
    const { body } = await officer.get<DecisionRecordWire>(`/api/decisions/${heads.body.items[0]?.id}`)
    expect(body).toMatchObject({ outcome: 'approved', replay: { isSame: true } })
    expect(body.documents.map(({ kind, side }) => [kind, side])).toEqual([
      ['selfie', undefined],
      ['identity', 'front'],
    ])
    expect(body.replay.checks).toContainEqual({ check: 'selfie', recorded: 'same', again: 'same' })
    expect((await grant(officer, path)).body.status).toBe('granted')
    expect((await level(person)).level).toBe('standard')
  })

  it.each([
    ['different', 'other-person', 'refused'],
    ['unsure', 'illegible', 'asked-again'],
  ])('%s: the customer reads why, and sends another one', async (found, reason, outcome) => {
    const person = await basicPerson(world)
    const path = await selfieSubmitted(officer, person)
    const bare = await verdict(officer, path, { verdict: found })
    expect(bare.body.fields).toEqual([{ at: 'reason', fault: 'required' }])
    await verdict(officer, path, { verdict: found, reason, remark: 'Sin lentes' })
    expect((await level(person)).next?.selfie).toEqual({ state: 'refused', reason, remark: 'Sin lentes' })
    expect((await grant(officer, path)).body.code).toBe('checks-open')
    const customer = toWireId('customer', person.customerId)
    const { body } = await officer.get<{ items: DecisionHead[] }>(
      `/api/decisions?customerId=${customer}&subjectKind=document`,
    )
    expect(body.items[0]?.outcome).toBe(outcome)
    await sendSelfie(person.client)
    expect(await stateOf(person)).toBe('waiting')
    expect((await verdict(officer, path)).body.state).toBe('accepted')
    expect(await storedSelfies(world, person)).toMatchObject([
      { state: 'replaced', days: '90' },
      { state: 'accepted' },
    ])
  })

  it('about pictures that were replaced meanwhile: refused', async () => {
    const person = await basicPerson(world)
    const path = await selfieSubmitted(officer, person)
    const { selfie, identity } = await comparisonAt(officer, path)
    await sendSelfie(person.client)
    const body = { selfieId: selfie?.id, identityId: identity?.id, verdict: 'same' }
    expect((await officer.post(`${path}/verdict`, body)).body.code).toBe('selfie-missing')
    const other = { ...(await comparisonAt(officer, path)) }
    const swapped = { selfieId: other.selfie?.id, identityId: other.selfie?.id, verdict: 'same' }
    expect((await officer.post(`${path}/verdict`, swapped)).body.code).toBe('selfie-missing')
  })

  it('same, and the consent withdrawn before the level: the requirement is open again', async () => {
    const person = await basicPerson(world)
    const path = await selfieSubmitted(officer, person)
    await verdict(officer, path)
    await withdraw(person)
    expect(await storedSelfies(world, person)).toMatchObject([{ state: 'accepted', kept: false }])
    expect(await stateOf(person)).toBe('consent')
    expect((await grant(officer, path)).body.code).toBe('checks-open')
  })
})

describe('without a selfie', () => {
  it('the customer refuses: applies all the same; staff check otherwise, and a second person confirms', async () => {
    const person = await basicPerson(world)
    const refused = await person.client.post('/api/selfie-refusals', {})
    expect(refused.body).toMatchObject({ state: 'other-way' })
    expect((await announce(person.client, 10, { kind: 'selfie' })).body.code).toBe('selfie-consent-missing')
    await applied(person.client)
    const path = `${await applicationPath(officer, person)}/selfie`
    expect((await grant(analyst, path)).body.code).toBe('checks-open')
    const check = { method: 'video-call', note: 'Mostró su cédula y respondió sobre sus envíos' }
    const recorded = await analyst.post(`${path}/other-check`, check)
    expect(recorded.body).toMatchObject({ state: 'accepted', checks: [check] })
    expect((await analyst.post(`${path}/other-check`, check)).body.code).toBe('selfie-not-needed')
    const proposed = await grant(analyst, path)
    expect(proposed.body).toMatchObject({ status: 'submitted', needsTwo: true })
    const decision = `/api/approvals/${proposed.body.proposal?.id}/decision`
    expect((await analyst.post(decision, { decision: 'confirm' })).body.code).toBe('same-person')
    await officer.openFiles(path.replace('/selfie', ''))
    expect((await officer.post(decision, { decision: 'confirm' })).status).toBe(200)
    expect((await level(person)).level).toBe('standard')
    const notes = await asOwner<{ note: Buffer }>(
      world,
      `select note from requirements.selfie_check where customer_id = $1`,
      [person.customerId],
    )
    expect(notes[0]?.note.includes('Mostró')).toBe(false)
    const heads = await officer.get<{ items: DecisionHead[] }>(
      `/api/decisions?customerId=${toWireId('customer', person.customerId)}`,
    )
    const { body } = await officer.get<DecisionRecordWire>(`/api/decisions/${heads.body.items[0]?.id}`)
    expect(body.replay.checks).toContainEqual({
      check: 'selfie',
      recorded: 'video-call',
      again: 'video-call',
    })
    expect(body.replay.checks).toContainEqual({ check: 'two-people', recorded: 'yes', again: 'yes' })
  })

  it('a consent given before: refusing the selfie erases the picture', async () => {
    const person = await basicPerson(world)
    await consented(person.client)
    await sendSelfie(person.client)
    await person.client.post('/api/selfie-refusals', {})
    expect(await storedSelfies(world, person)).toEqual([{ state: 'removed', kept: false, days: null }])
    const { body } = await person.client.get<MyDataWire>('/api/my-data')
    expect(body.selfieConsents.map(({ answer, endedAt }) => [answer, endedAt === undefined])).toEqual([
      ['refused', true],
      ['given', false],
    ])
    await consented(person.client)
    expect(await stateOf(person)).toBe('photo')
  })

  it('a declaration without an answer about the selfie: cannot be submitted', async () => {
    const { client } = await basicPerson(world)
    await client.ask('PATCH', '/api/level-declaration', declared)
    expect((await client.post('/api/level-applications/submission')).body.code).toBe('application-incomplete')
  })
})

describe('the period', () => {
  it('90 days after the verdict: the picture is gone, the verdict stays and the level needs no other', async () => {
    const person = await basicPerson(world)
    const path = await selfieSubmitted(officer, person)
    await verdict(officer, path)
    const undecided = await basicPerson(world)
    await consented(undecided.client)
    await sendSelfie(undecided.client)
    await world.moveClock(hours(24 * 89))
    await erase()
    expect(await storedSelfies(world, person)).toMatchObject([{ kept: true }])
    await world.moveClock(hours(24 * 2))
    await erase()
    expect(await storedSelfies(world, person)).toMatchObject([{ state: 'accepted', kept: false }])
    const [files] = await asOwner<{ left: string }>(
      world,
      `select count(*)::text as left from documents.segment s join documents.document d on d.content_id = s.content_id
       where d.kind = 'selfie' and d.customer_id = $1`,
      [person.customerId],
    )
    expect(files?.left).toBe('0')
    // Without a verdict it goes after the same period.
    expect(await storedSelfies(world, undecided)).toMatchObject([{ state: 'removed', kept: false }])
    const reviewer = await world.signedIn('oficial')
    const seen = await comparisonAt(reviewer, path)
    expect(seen).toMatchObject({ state: 'accepted', checks: [{ verdict: 'same' }] })
    expect(seen.selfie).toBeUndefined()
  })
})
