import { fromWireId } from '@puente/contract'
import type { DocumentLinkWire, DocumentWire } from '@puente/contract/customer'
import type { StaffDocumentWire } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours, minutes } from '../../../test/test-clock.ts'
import { pdf, photo, sendFile } from '../../../test/uploads.ts'
import { createEnvironment, type StaffName, type TestEnvironment } from '../../../test/world.ts'
import { documentJobs } from './index.ts'

let world: TestEnvironment
const staff: Partial<Record<StaffName, Client>> = {}
let persona: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  persona = await world.signedIn('persona')
  for (const name of ['soporte', 'analista', 'oficial'] as const) staff[name] = await world.signedIn(name)
})
afterAll(async () => world?.close())

const as = (name: StaffName): Client => {
  const client = staff[name]
  if (client === undefined) throw new Error(`${name} is not signed in`)
  return client
}
let page = 0
/** Sends a document in a slot of its own. */
const received = async (): Promise<string> => {
  page += 1
  return (await sendFile(persona, await pdf(), { kind: 'source-of-funds', page, fileName: 'renta.pdf' })).body
    .id
}
/** The same for another kind, of which a person may send three pages. */
const proof = async (at: number): Promise<string> =>
  (await sendFile(persona, await pdf(), { kind: 'renewal-proof', page: at, fileName: 'residencia.pdf' })).body
    .id
const decide = async (name: StaffName, id: string, verdict: string, reason?: string) =>
  as(name).post<StaffDocumentWire>(`/api/documents/${id}/verdict`, {
    verdict,
    ...(verdict === 'accepted' ? { seen: await as(name).openFile(id) } : {}),
    ...(reason === undefined ? {} : { reason }),
  })
const rehearse = (name: StaffName, id: string, body: object) =>
  as(name).post<StaffDocumentWire>(`/api/documents/${id}/verdict-rehearsal`, body)
const acceptance = async (name: StaffName, id: string) => ({
  verdict: 'accepted',
  seen: await as(name).openFile(id),
})
const take = (name: StaffName, id: string) =>
  as(name).post<StaffDocumentWire>(`/api/documents/${id}/review`, {})
const linkFor = async (client: Client, id: string): Promise<string> =>
  (await client.post<DocumentLinkWire>(`/api/documents/${id}/links`, {})).body.url
const seen = async (id: string): Promise<DocumentWire> =>
  (await persona.get<DocumentWire>(`/api/documents/${id}`)).body
const outcomeOf = ({ status, body }: Answer<unknown>) => [status, body.code]
const events = async (id: string) =>
  asOwner<{ name: string; facts: object }>(
    world,
    'select name, facts from platform.outbox where subject = $1 order by id',
    [fromWireId('document', id)],
  )

describe('a review', () => {
  it('assigned to one person at a time; a refusal has a reason that the customer reads', async () => {
    const id = await received()
    expect((await take('analista', id)).body).toMatchObject({ state: 'in-review' })
    expect(outcomeOf(await persona.delete(`/api/documents/${id}`))).toEqual([409, 'document-in-review'])
    const place = { kind: 'source-of-funds', page }
    expect(outcomeOf(await sendFile(persona, await pdf(), place))).toEqual([409, 'document-in-review'])
    expect(outcomeOf(await decide('oficial', id, 'refused', 'glare'))).toEqual([409, 'case-taken'])
    expect((await take('oficial', id)).status).toBe(200)
    expect(outcomeOf(await decide('oficial', id, 'refused'))).toEqual([422, 'fields-wrong'])
    expect((await decide('oficial', id, 'refused', 'glare')).status).toBe(200)
    expect(await seen(id)).toMatchObject({ state: 'refused', reason: 'glare' })
    expect(outcomeOf(await decide('analista', id, 'accepted'))).toEqual([409, 'document-decided'])
    const { customerId, ...facts } = Object(
      (await events(id)).find(({ name }) => name === 'documents.refused')?.facts,
    ) as Record<string, unknown>
    expect([typeof customerId, facts]).toEqual(['string', { kind: 'source-of-funds', page, reason: 'glare' }])
  })

  it('of a new document: the accepted one stays in force until the new one is accepted', async () => {
    const first = await received()
    await decide('analista', first, 'accepted')
    const second = (await sendFile(persona, await pdf(), { kind: 'source-of-funds', page })).body.id
    expect([(await seen(first)).state, (await seen(second)).state]).toEqual(['accepted', 'received'])
    expect(outcomeOf(await decide('analista', second, 'ask-again', 'expired'))).toEqual([
      409,
      'document-decided',
    ])
    await decide('analista', second, 'accepted')
    expect([(await seen(first)).state, (await seen(second)).state]).toEqual(['replaced', 'accepted'])
    await decide('oficial', second, 'ask-again', 'too-old')
    expect(await seen(second)).toMatchObject({ state: 'refused', reason: 'too-old' })
    expect((await events(second)).map(({ name }) => name)).toEqual([
      'documents.received',
      'documents.accepted',
      'documents.asked-again',
    ])
  })

  it('a rehearsal: reports faults, decides nothing, and assigns the review', async () => {
    const id = await proof(1)
    const already = (await events(id)).length
    expect(outcomeOf(await rehearse('analista', id, { verdict: 'refused' }))).toEqual([422, 'fields-wrong'])
    const remark = { verdict: 'accepted', remark: 'Muy bien' }
    expect(outcomeOf(await rehearse('analista', id, remark))).toEqual([422, 'fields-wrong'])
    expect(await seen(id)).toMatchObject({ state: 'received' })
    const { body } = await rehearse('analista', id, { verdict: 'refused', reason: 'glare' })
    expect(body).toMatchObject({ state: 'in-review', takenByName: expect.stringMatching(/^\S/) })
    expect(body).not.toHaveProperty('reason')
    expect((await events(id)).length).toBe(already)
    expect(outcomeOf(await rehearse('oficial', id, await acceptance('oficial', id)))).toEqual([
      409,
      'case-taken',
    ])
    expect((await decide('analista', id, 'accepted')).status).toBe(200)
    expect(outcomeOf(await rehearse('oficial', id, await acceptance('oficial', id)))).toEqual([
      409,
      'document-decided',
    ])
  })

  it('a remark: shown to the customer, stored encrypted', async () => {
    const id = await proof(2)
    const body = { verdict: 'refused', reason: 'data-differs', remark: '  Dice Ana, y tú escribiste Anita. ' }
    const decided = await as('analista').post<StaffDocumentWire>(`/api/documents/${id}/verdict`, body)
    expect(decided.body).toMatchObject({ decidedByName: expect.stringMatching(/^\S/) })
    expect(await seen(id)).toMatchObject({ remark: 'Dice Ana, y tú escribiste Anita.' })
    const forSupport = await as('soporte').get(`/api/documents/${id}`)
    expect(JSON.stringify(forSupport.body)).not.toMatch(/Anita|ByName/)
    const [row] = await asOwner<{ remark: Buffer }>(
      world,
      'select remark from documents.document where id = $1',
      [fromWireId('document', id)],
    )
    expect(row?.remark.includes('Anita')).toBe(false)
  })

  it('sent twice under one idempotency key: decided once, same response', async () => {
    const id = await proof(3)
    const body = { verdict: 'refused', reason: 'glare' }
    const again = () =>
      as('analista').post<StaffDocumentWire>(`/api/documents/${id}/verdict`, body, { key: `undo-${id}` })
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
    expect((await events(id)).filter(({ name }) => name === 'documents.refused').length).toBe(1)
  })

  it('by two people concurrently: decided once', async () => {
    const id = await received()
    const answers = await Promise.all([
      decide('analista', id, 'accepted'),
      decide('oficial', id, 'refused', 'cut-off'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the queue', () => {
  it('the longest wait first, in pages; support does not see the details', async () => {
    const ids = [await received(), await received(), await received()]
    const found: string[] = []
    for (let after = ''; ;) {
      const { body } = await as('analista').get<{ items: StaffDocumentWire[]; next?: string }>(
        `/api/documents?limit=2&kind=source-of-funds${after}`,
      )
      found.push(...body.items.map(({ id }) => id))
      if (body.next === undefined) break
      after = `&after=${encodeURIComponent(body.next)}`
    }
    expect(found.filter((id) => ids.includes(id))).toEqual(ids)
    const [forSupport, forAnalyst] = await Promise.all(
      (['soporte', 'analista'] as const).map((name) => as(name).get(`/api/documents/${ids[0]}`)),
    )
    expect(forSupport?.body).not.toHaveProperty('detail')
    expect(JSON.stringify(forSupport?.body)).not.toContain('renta')
    expect(forAnalyst?.body).toMatchObject({
      detail: { fileName: 'renta.pdf', scan: 'not-scanned', legalHold: false },
    })
  })
})

describe('a link', () => {
  it('valid for its user and two minutes; the file is shown without running scripts', async () => {
    const id = (await sendFile(persona, await photo())).body.id
    const mine = await linkFor(persona, id)
    const response = await fetch(new URL(mine, persona.url), { headers: { cookie: persona.cookie ?? '' } })
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="identity-\w{8}\.jpg"$/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    await response.body?.cancel()
    const empresa = await world.signedIn('empresa')
    expect(outcomeOf(await empresa.get(mine))).toEqual([404, 'not-found'])
    expect(outcomeOf(await persona.get(mine.replace(/signature=./, 'signature=-')))).toEqual([
      403,
      'link-ended',
    ])
    expect(outcomeOf(await persona.get(mine.replace(/until=\d+/, 'until=99999999999999')))).toEqual([
      403,
      'link-ended',
    ])
    const analysts = await linkFor(as('analista'), id)
    expect(outcomeOf(await as('oficial').get(analysts))).toEqual([403, 'link-ended'])
    world.clock.advanceReal(minutes(2) + 1)
    expect(outcomeOf(await persona.get(mine))).toEqual([403, 'link-ended'])
    expect(outcomeOf(await as('analista').get(analysts))).toEqual([403, 'link-ended'])
  })

  it('a view: recorded in the audit trail; a refused one is not', async () => {
    const id = await received()
    await as('analista').get(await linkFor(as('analista'), id))
    await as('soporte').get(`/api/documents/${id}/content?until=1&signature=x`)
    const views = await asOwner<{ actor: string }>(
      world,
      `select actor from platform.audit where action = 'document-looked-at' and subject = $1`,
      [id],
    )
    expect(views.map(({ actor }) => actor.split(':')[0])).toEqual(['staff'])
  })
})

describe('retention', () => {
  it('ends after the retention period, except under a legal hold', async () => {
    const [kept, held] = [await received(), await received()]
    for (const id of [kept, held]) await decide('analista', id, 'refused', 'illegible')
    const hold = { held: true, why: 'Oficio 123 de prueba' }
    expect((await as('oficial').put(`/api/documents/${held}/legal-hold`, hold)).status).toBe(200)
    await world.moveClock(hours(24) * 181)
    for (const job of documentJobs(world.ports.files)) while ((await job.round(world.runtime)) > 0) continue
    expect([(await seen(kept)).kept, (await seen(held)).kept]).toEqual([false, true])
    expect(outcomeOf(await persona.post(`/api/documents/${kept}/links`, {}))).toEqual([410, 'document-gone'])
    const [row] = await asOwner<{ hold_reason: Buffer }>(
      world,
      'select hold_reason from documents.document where id = $1',
      [fromWireId('document', held)],
    )
    expect(row?.hold_reason.includes('Oficio')).toBe(false)
  })
})
