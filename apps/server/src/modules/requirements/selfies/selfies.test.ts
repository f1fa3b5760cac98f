import { createHash } from 'node:crypto'
import { toWireId } from '@puente/contract'
import type { LevelView, MyDataWire } from '@puente/contract/customer'
import type { DecisionHead, DecisionRecordWire, StaffLevelApplication } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { customerMade, type Made } from '../../../../test/companies.ts'
import { applicationPath, applied, basicPerson, declared } from '../../../../test/levels.ts'
import { asOwner } from '../../../../test/owner.ts'
import {
  comparisonAt,
  consented,
  needSelfie,
  selfieOf,
  selfieSubmitted,
  sendSelfie,
  verdict,
} from '../../../../test/selfies.ts'
import { hours } from '../../../../test/test-clock.ts'
import { announce, finish, pdf, photo, sendFile, sendPiece } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { createUser, hashPassword } from '../../access/index.ts'
import { documentJobs } from '../../documents/index.ts'
import { selfieJobs } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const

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
  staff.post<StaffLevelApplication>(`${path.replace('/selfie', '')}/grant`, { note: 'Antecedentes en orden' })
const withdraw = ({ client }: Made) => client.post('/api/selfie-consents/withdrawal', {})

/** The selfies of a customer: state, and whether the picture is there. */
const stored = ({ customerId }: Made) =>
  asOwner<{ state: string; kept: boolean; days: string | null }>(
    world,
    `select state, content_id is not null as kept,
       round(extract(epoch from keep_until - decided_at) / 86400)::text as days
     from documents.document where customer_id = $1 and kind = 'selfie' order by received_at`,
    [customerId],
  )

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

describe('the consent', () => {
  it('before it: the text says what is kept and for how long, and an upload is refused', async () => {
    const person = await basicPerson(world)
    const { state, text } = await selfieOf(person.client)
    expect(state).toBe('consent')
    expect(text.text).toContain('90 días desde que resolvemos')
    expect(text.text).not.toMatch(/[{}]|servicio que las compara/)
    expect(text.hash).toBe(createHash('sha256').update(text.text).digest('hex'))
    const refused = await announce(person.client, 100, { kind: 'selfie' })
    expect([refused.status, refused.body.code]).toEqual([409, 'selfie-consent-missing'])
    expect((await level(person)).next?.isComplete).toBe(false)
  })

  it('given: recorded with version, hash, time and address, and once', async () => {
    const person = await basicPerson(world)
    const given = await consented(person.client)
    expect([given.status, given.body.state]).toEqual([201, 'photo'])
    await consented(person.client)
    const rows = await asOwner<{ version: number; hash: Buffer; days: number; provider: boolean; ip: Buffer }>(
      world,
      `select text_version as version, text_hash as hash, kept_days as days, covers_provider as provider, ip
       from requirements.selfie_consent where customer_id = $1`,
      [person.customerId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ version: 0, days: 90, provider: false })
    expect(rows[0]?.hash.toString('hex')).toBe(given.body.text.hash)
    expect(rows[0]?.ip.includes('127.0.0.1')).toBe(false)
  })

  it('to a text that is not in force: refused at the field', async () => {
    const { client } = await basicPerson(world)
    const wrong = await client.post<{ fields: object[] }>('/api/selfie-consents', { hash: 'a'.repeat(64) })
    expect(wrong.body.fields).toEqual([{ at: 'hash', fault: 'not-in-force' }])
  })

  it('of a company, and of a level that needs none: refused', async () => {
    const { client } = await customerMade(world, { kind: 'company', name: 'Empresa de Paso SpA' })
    expect((await client.get('/api/selfie')).body.code).toBe('selfie-not-needed')
    await needSelfie(analyst, officer, false)
    const person = await basicPerson(world)
    expect((await level(person)).next).not.toHaveProperty('selfie')
    expect((await person.client.post('/api/selfie-refusals', {})).body.code).toBe('selfie-not-needed')
    await needSelfie(analyst, officer)
  })

  it('of a member without the power, and of another customer: refused', async () => {
    const person = await basicPerson(world)
    await consented(person.client)
    const sent = await sendSelfie(person.client)
    const stranger = await basicPerson(world)
    expect((await stranger.client.get(`/api/documents/${sent.body.id}`)).status).toBe(404)
    const linked = await stranger.client.post(`/api/documents/${sent.body.id}/links`, {})
    expect(linked.status).toBe(404)
    const email = 'lector-de-selfies@demo.puente.test'
    const password = await hashPassword(world.password)
    await world.runtime.work(system, (work) =>
      createUser(work, { email, name: 'Lector', password, customerIds: [person.customerId], role: 'reader' }),
    )
    const reader = world.customer()
    await reader.signIn(email, world.password)
    const { hash } = (await selfieOf(reader)).text
    expect((await reader.post('/api/selfie-consents', { hash })).status).toBe(403)
    expect((await reader.post('/api/selfie-refusals', {})).status).toBe(403)
    const refused = await reader.post('/api/selfie-consents/withdrawal', {})
    expect(refused.body.code).toBe('selfie-consent-missing')
    expect(await stateOf(person)).toBe('waiting')
  })

  it('withdrawn: the picture goes at once, the requirement is open again, and the history stays', async () => {
    const person = await basicPerson(world)
    await consented(person.client)
    await sendSelfie(person.client)
    expect(await stateOf(person)).toBe('waiting')
    expect((await withdraw(person)).status).toBe(204)
    expect(await stored(person)).toEqual([{ state: 'removed', kept: false, days: null }])
    expect(await stateOf(person)).toBe('consent')
    expect((await withdraw(person)).body.code).toBe('selfie-consent-missing')
    const { body } = await person.client.get<MyDataWire>('/api/my-data')
    expect(body.selfieConsents).toMatchObject([
      { answer: 'given', version: 0, endedAt: expect.any(String) as string },
    ])
  })

  it('withdrawn during an upload: the file is refused and not kept', async () => {
    const person = await basicPerson(world)
    await consented(person.client)
    const bytes = await photo()
    const { body } = await announce(person.client, bytes.length, { kind: 'selfie' })
    await sendPiece(person.client, body.id, 0, bytes)
    await withdraw(person)
    expect((await finish(person.client, body.id)).body.code).toBe('upload-ended')
    expect(await stored(person)).toEqual([])
  })

  it('withdrawn under a legal hold: the law keeps the picture, and nobody compares it', async () => {
    const person = await basicPerson(world)
    const path = await selfieSubmitted(officer, person)
    const [selfie] = await asOwner<{ id: string }>(
      world,
      `update documents.document set legal_hold = true where customer_id = $1 and kind = 'selfie' returning id`,
      [person.customerId],
    )
    const identity = (await comparisonAt(officer, path)).identity?.id
    await withdraw(person)
    expect(await stored(person)).toMatchObject([{ state: 'received', kept: true }])
    expect((await comparisonAt(officer, path)).selfie).toBeUndefined()
    const body = { selfieId: toWireId('document', selfie?.id ?? ''), identityId: identity, verdict: 'same' }
    expect((await officer.post(`${path}/verdict`, body)).body.code).toBe('selfie-missing')
  })
})

describe('the photo', () => {
  it('a PDF: refused; a picture: stored without the metadata of the camera', async () => {
    const { client, customerId } = await basicPerson(world)
    await consented(client)
    const wrong = await sendFile(client, await pdf(), { kind: 'selfie' })
    expect(wrong.body.code).toBe('document-type-unknown')
    const { body } = await sendSelfie(client)
    expect(body).toMatchObject({ kind: 'selfie', state: 'received', type: 'image/jpeg', page: 1 })
    const queue = await analyst.get<{ items: { kind: string }[] }>('/api/documents?limit=100')
    expect(queue.body.items.filter(({ kind }) => kind === 'selfie')).toEqual([])
    const own = await analyst.get<{ items: { id: string }[] }>(
      `/api/documents?customerId=${toWireId('customer', customerId)}&kind=selfie`,
    )
    expect(own.body.items).toHaveLength(1)
  })

  it('by the review of documents: cannot be taken or decided', async () => {
    const { client } = await basicPerson(world)
    await consented(client)
    const { id } = (await sendSelfie(client)).body
    expect((await officer.post(`/api/documents/${id}/review`, {})).status).toBe(404)
    expect((await officer.post(`/api/documents/${id}/verdict`, { verdict: 'accepted' })).status).toBe(404)
  })

  it('support: sees neither the picture nor the comparison', async () => {
    const person = await basicPerson(world)
    const path = await selfieSubmitted(officer, person)
    const support = await world.signedIn('soporte')
    const { selfie } = await comparisonAt(officer, path)
    expect((await support.get(path)).status).toBe(403)
    expect((await support.post(`/api/documents/${selfie?.id}/links`, {})).status).toBe(403)
    const shown = await support.get<{ detail?: object }>(`/api/documents/${selfie?.id}`)
    expect(shown.body.detail).toBeUndefined()
  })
})

describe('the verdict', () => {
  it('missing: the level is not granted; the same person: granted, and recorded with both files', async () => {
    const person = await basicPerson(world)
    const path = await selfieSubmitted(officer, person)
    expect((await grant(officer, path)).body.code).toBe('selfie-not-compared')
    const seen = await comparisonAt(officer, path)
    expect(seen).toMatchObject({ state: 'waiting', consentedAt: expect.any(String) as string, checks: [] })
    expect(seen).not.toHaveProperty('advice')
    const compared = await verdict(officer, path)
    expect(compared.body).toMatchObject({ state: 'accepted', checks: [{ verdict: 'same' }] })
    expect(await stored(person)).toEqual([{ state: 'accepted', kept: true, days: '90' }])
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
    expect((await grant(officer, path)).body.code).toBe('selfie-not-compared')
    const customer = toWireId('customer', person.customerId)
    const { body } = await officer.get<{ items: DecisionHead[] }>(
      `/api/decisions?customerId=${customer}&subjectKind=document`,
    )
    expect(body.items[0]?.outcome).toBe(outcome)
    await sendSelfie(person.client)
    expect(await stateOf(person)).toBe('waiting')
    expect((await verdict(officer, path)).body.state).toBe('accepted')
    expect(await stored(person)).toMatchObject([{ state: 'replaced', days: '90' }, { state: 'accepted' }])
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
    expect(await stored(person)).toMatchObject([{ state: 'accepted', kept: false }])
    expect(await stateOf(person)).toBe('consent')
    expect((await grant(officer, path)).body.code).toBe('selfie-not-compared')
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
    expect((await grant(analyst, path)).body.code).toBe('selfie-not-compared')
    const check = { method: 'video-call', note: 'Mostró su cédula y respondió sobre sus envíos' }
    const recorded = await analyst.post(`${path}/other-check`, check)
    expect(recorded.body).toMatchObject({ state: 'accepted', checks: [check] })
    expect((await analyst.post(`${path}/other-check`, check)).body.code).toBe('selfie-not-needed')
    const proposed = await grant(analyst, path)
    expect(proposed.body).toMatchObject({ status: 'submitted', needsTwo: true })
    const decision = `/api/approvals/${proposed.body.proposal?.id}/decision`
    expect((await analyst.post(decision, { decision: 'confirm' })).body.code).toBe('same-person')
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
    expect(body.replay.checks).toContainEqual({ check: 'selfie', recorded: 'video-call', again: 'video-call' })
    expect(body.replay.checks).toContainEqual({ check: 'two-people', recorded: 'yes', again: 'yes' })
  })

  it('a consent given before: refusing the selfie erases the picture', async () => {
    const person = await basicPerson(world)
    await consented(person.client)
    await sendSelfie(person.client)
    await person.client.post('/api/selfie-refusals', {})
    expect(await stored(person)).toEqual([{ state: 'removed', kept: false, days: null }])
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
    expect(await stored(person)).toMatchObject([{ kept: true }])
    await world.moveClock(hours(24 * 2))
    await erase()
    expect(await stored(person)).toMatchObject([{ state: 'accepted', kept: false }])
    const [files] = await asOwner<{ left: string }>(
      world,
      `select count(*)::text as left from documents.segment s join documents.document d on d.content_id = s.content_id
       where d.kind = 'selfie' and d.customer_id = $1`,
      [person.customerId],
    )
    expect(files?.left).toBe('0')
    // Without a verdict it goes after the same period.
    expect(await stored(undecided)).toMatchObject([{ state: 'removed', kept: false }])
    const reviewer = await world.signedIn('oficial')
    const seen = await comparisonAt(reviewer, path)
    expect(seen).toMatchObject({ state: 'accepted', checks: [{ verdict: 'same' }] })
    expect(seen.selfie).toBeUndefined()
  })
})
