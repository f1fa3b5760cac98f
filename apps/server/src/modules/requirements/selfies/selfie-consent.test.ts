import { createHash } from 'node:crypto'
import { toWireId } from '@puente/contract'
import type { LevelView, MyDataWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { customerMade, type Made } from '../../../../test/companies.ts'
import { basicPerson } from '../../../../test/levels.ts'
import { asOwner } from '../../../../test/owner.ts'
import {
  comparisonAt,
  consented,
  needSelfie,
  selfieOf,
  selfieSubmitted,
  sendSelfie,
  storedSelfies,
  withdraw,
} from '../../../../test/selfies.ts'
import { announce, finish, pdf, photo, sendFile, sendPiece } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { createUser, hashPassword } from '../../access/index.ts'

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
    const rows = await asOwner<{
      version: number
      hash: Buffer
      days: number
      provider: boolean
      ip: Buffer
    }>(
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
    expect(await storedSelfies(world, person)).toEqual([{ state: 'removed', kept: false, days: null }])
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
    expect(await storedSelfies(world, person)).toEqual([])
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
    expect(await storedSelfies(world, person)).toMatchObject([{ state: 'received', kept: true }])
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
    const body = { verdict: 'accepted', seen: await officer.openFile(id) }
    expect((await officer.post(`/api/documents/${id}/verdict`, body)).status).toBe(404)
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
