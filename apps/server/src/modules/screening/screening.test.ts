import { toWireId } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import type { ReviewSummary, ReviewWire, StaffApplication } from '@puente/contract/staff'
import { freePort } from '@puente/postgres/embedded'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rutNumbered } from '../../../test/applicant.ts'
import { applicationsOf, identityOf, rightDocument, submit } from '../../../test/applications.ts'
import type { Client } from '../../../test/client.ts'
import { orderBody, recipientBody, startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { uuidOf } from '../../../test/unmatched-money.ts'
import { createPorts } from '../../partners/index.ts'
import type { NamesPort } from '../../partners/names.ts'
import { ValueRefused } from '../../platform/data/encryption/vault.ts'
import { newId } from '../../platform/ids.ts'
import { partnerSeconds } from '../../platform/telemetry/metrics.ts'
import {
  hitViews,
  keepScreening,
  latestHits,
  pausedFrom,
  screen,
  type Party,
  type Screening,
} from './index.ts'

const system = { kind: 'system', name: 'test' } as const
const PATIENCE = { timeout: 60_000, interval: 100 }
const clearName: Party = { role: 'customer', kind: 'person', name: 'Ana Prueba', country: 'CL' }
const listedName: Party = { role: 'recipient', kind: 'person', name: 'Pedro Bloqueado Demo', country: 'US' }
const listedCompany: Party = {
  role: 'customer',
  ref: 'person-1',
  kind: 'company',
  name: 'Sancionada Ficticia SpA',
  country: 'CL',
}

let life: RunningEnvironment
let persona: Client
let analista: Client
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  analista = await life.signedIn('analista')
})
afterAll(async () => life?.close())

const fault = (kind: string) => life.controlSandbox('/control/failures', { partner: 'names', kind })

/** Screens these parties at the sandbox. Throws without an answer. */
async function screened(...parties: Party[]): Promise<Screening> {
  const { screening } = await screen(life.ports.names, parties)
  if (screening === undefined) throw new Error('the sandbox did not answer')
  return screening
}

const kept = (subject: string, moment: 'order' | 'funded' | 'identity', screening: Screening) =>
  life.runtime.work(system, (work) => keepScreening(work, subject, moment, screening))
const hitsOf = (subject: string) => life.runtime.work(system, (work) => latestHits(work, subject))
const checksOf = (subject: string) =>
  asOwner<{ moment: string; verdict: string; hits: Buffer; row: string }>(
    life,
    `select moment, verdict, hits, c::text as row from screening."check" c where subject = $1 order by id`,
    [subject],
  )
/** The number of requests to the provider that it answered with 503. */
const failedCalls = async () =>
  (await partnerSeconds.get()).values
    .filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels['partner'] === 'names')
    .filter(({ labels }) => labels['outcome'] === 'status-503')
    .reduce((sum, { value }) => sum + value, 0)
const momentsOf = async (subject: string) =>
  (await checksOf(subject)).map(({ moment, verdict }) => `${moment} ${verdict}`)

describe('an answer of the provider', () => {
  test('names on no list: clear, with the version of the lists and without hits', async () => {
    const { screening, call } = await screen(life.ports.names, [
      clearName,
      { ...listedName, name: 'Rosa Ejemplo' },
    ])
    expect(screening).toEqual({
      verdict: 'clear',
      listVersion: expect.stringMatching(/^prueba-1\.\d+$/),
      hits: [],
    })
    expect(call).toMatchObject({ partner: 'names', operation: 'check-names', outcome: 'ok' })
  })

  test('one name of three on a list: a hit, with the role and name of that party only', async () => {
    const { verdict, hits } = await screened(clearName, listedName, { ...clearName, ref: 'person-0' })
    expect(verdict).toBe('hit')
    expect(hits).toEqual([
      {
        list: 'Lista de Sanciones de Prueba',
        entryId: 'prueba-002',
        name: 'Bloqueado Demo',
        scoreBps: 9500,
        role: 'recipient',
        screenedName: 'Pedro Bloqueado Demo',
      },
    ])
  })

  test('several parties of one role: each hit names its own party', async () => {
    const { hits } = await screened(
      clearName,
      { ...clearName, ref: 'person-0', name: 'Alcaldesa Inventada Ensayo' },
      listedCompany,
    )
    expect(hits.map(({ screenedName, entryId }) => `${screenedName} ${entryId}`)).toEqual([
      'Alcaldesa Inventada Ensayo prueba-007',
      'Sancionada Ficticia SpA prueba-003',
    ])
  })
})

describe('no answer of the provider', () => {
  afterEach(() => fault('none'))

  test.each([
    ['off', 'status-503'],
    ['error-500', 'status-500'],
    ['cut-before', 'unknown'],
    ['cut-after', 'unknown'],
  ])('%s: no result, and the call has the outcome %s', async (kind, outcome) => {
    await fault(kind)
    const { screening, call } = await screen(life.ports.names, [clearName])
    expect([screening, call.outcome]).toEqual([undefined, outcome])
  })

  test('nothing listens at its address, or it refuses the request: no result', async () => {
    const { config, clock } = life
    const names = { ...config.partners.names, url: `http://127.0.0.1:${await freePort()}` }
    const nowhere = createPorts({ ...config, partners: { ...config.partners, names } }, clock, 2000)
    const unreached = await screen(nowhere.names, [clearName])
    expect([unreached.screening, unreached.call.outcome]).toEqual([undefined, 'unreachable'])
    const tooLong = await screen(life.ports.names, [{ ...clearName, name: 'Ana '.repeat(200) }])
    expect([tooLong.screening, tooLong.call.outcome]).toEqual([undefined, 'refused:malformed'])
  })

  test('a party is missing in the answer: no result, even if the others are clear', async () => {
    const forgetful: NamesPort = { check: (subjects) => life.ports.names.check(subjects.slice(0, -1)) }
    expect((await screen(forgetful, [clearName, listedName])).screening).toBeUndefined()
    expect((await screen(forgetful, [listedName, clearName])).screening).toBeUndefined()
  })

  test('the pauses before the next request: 1 s to 5 minutes, growing with each request', () => {
    const now = new Date('2026-03-02T12:00:00Z')
    const seconds = [1, 2, 3, 4, 5, 6, 100].map(
      (asks) => (pausedFrom(now, asks).getTime() - now.getTime()) / 1000,
    )
    expect(seconds).toEqual([1, 5, 15, 60, 300, 300, 300])
  })

  test('an order: refused as unavailable; a paid order: waits, and continues after the next answer', async () => {
    const paid = await life.order(persona)
    const recipient = await persona.post<{ id: string }>('/api/recipients', recipientBody())
    const wish = { corridorId: 'us-usd', side: 'send', amount: '150000' }
    const quote = await persona.post<{ id: string }>('/api/quotes', wish)
    const order = () =>
      persona.post<TransferWire>('/api/transfers', orderBody(quote.body.id, recipient.body.id))
    const orders = async () => (await asOwner(life, 'select id from transfers.transfer')).length
    const before = await orders()
    await fault('off')
    const refused = await order()
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(await orders()).toBe(before)
    const [failed, payouts] = [await failedCalls(), 'select id from payouts.payout where transfer_id = $1']
    await life.pay(persona, paid.id)
    await expect.poll(failedCalls, PATIENCE).toBeGreaterThan(failed)
    await life.reaches(persona, paid.id, 'converting')
    expect(await asOwner(life, payouts, [uuidOf(paid.id)])).toEqual([])
    expect(await momentsOf(uuidOf(paid.id))).toEqual(['order clear'])
    await fault('none')
    // The lease of the worker that got no answer ends.
    life.clock.advanceReal(31_000)
    await life.reaches(persona, paid.id, 'delivered')
    expect(await momentsOf(uuidOf(paid.id))).toEqual(['order clear', 'funded clear'])
    const again = await order()
    expect(again.status).toBe(201)
    expect(await momentsOf(uuidOf(again.body.id))).toEqual(['order clear'])
  })
})

describe('stored results', () => {
  test('at rest: no name and no entry in plain text; a result moved to another subject is refused', async () => {
    const [one, other] = [newId(), newId()]
    const screening = await screened(listedName)
    await kept(one, 'order', screening)
    await kept(other, 'order', await screened(clearName))
    const [check] = await checksOf(one)
    const stored = `${check?.row} ${check?.hits.toString('latin1')} ${check?.hits.toString('utf8')}`
    for (const word of ['Pedro', 'Bloqueado', 'prueba-002', 'Sanciones', 'screenedName'])
      expect(stored).not.toContain(word)
    expect(await hitsOf(one)).toEqual(
      screening.hits.map((hit) => ({ ...hit, listVersion: screening.listVersion })),
    )
    await asOwner(life, 'update screening."check" set hits = $2 where subject = $1', [other, check?.hits])
    await expect(hitsOf(other)).rejects.toThrow(ValueRefused)
  })

  test('results of several subjects stored concurrently in one work: each keeps its own hits', async () => {
    const results: [string, Screening][] = []
    for (const party of [listedName, clearName, listedCompany]) results.push([newId(), await screened(party)])
    await life.runtime.work(system, (work) =>
      Promise.all(results.map(([subject, screening]) => keepScreening(work, subject, 'order', screening))),
    )
    const subjects = results.map(([subject]) => subject)
    const entries = await Promise.all(
      subjects.map(async (subject) => (await hitsOf(subject)).map(({ entryId }) => entryId)),
    )
    expect(entries).toEqual([['prueba-002'], [], ['prueba-003']])
    expect(await Promise.all(subjects.map(momentsOf))).toEqual([
      ['order hit'],
      ['order clear'],
      ['order hit'],
    ])
  })

  test('a subject screened again: the latest result counts, and every earlier one stays', async () => {
    const subject = newId()
    const views = () => life.runtime.work(system, (work) => hitViews(work, subject))
    const listed = 'Repetida Vigilada Ensayo'
    const party: Party = { ...clearName, name: `Elsa ${listed}` }
    expect(await views()).toEqual([])
    const first = await screened(party)
    await kept(subject, 'order', first)
    expect(await views()).toEqual([])
    await life.controlSandbox('/control/names', { name: listed, kind: 'person' })
    const second = await screened(party)
    expect(second.listVersion).not.toBe(first.listVersion)
    await kept(subject, 'funded', second)
    expect(await views()).toEqual([
      {
        screenedName: party.name,
        list: 'Lista de Sanciones de Prueba',
        entryId: expect.stringMatching(/^agregado-\d+$/),
        listedName: listed,
        scoreBps: 9500,
        listVersion: second.listVersion,
      },
    ])
    await kept(subject, 'identity', await screened({ ...party, name: 'Nombre Corregido' }))
    expect(await views()).toEqual([])
    expect(await momentsOf(subject)).toEqual(['order clear', 'funded hit', 'identity clear'])
  })

  test.each([
    ['delete from screening."check" where subject = $1'],
    [`update screening."check" set verdict = 'clear' where subject = $1`],
    [`update screening."check" set list_version = 'x' where subject = $1`],
  ])('the role of the product: may not run «%s»', async (statement) => {
    const subject = newId()
    await kept(subject, 'order', await screened(listedName))
    await expect(life.pool.query(statement, [subject])).rejects.toThrow('permission denied')
    expect(await momentsOf(subject)).toEqual(['order hit'])
  })
})

describe('hits as staff read them', () => {
  test('a review: states which party the hit is about, and with which version of the lists', async () => {
    const ordered = await life.order(persona, { recipient: { name: 'Demo Bloqueado Ejemplo' } })
    const { items } = (await analista.get<{ items: ReviewSummary[] }>('/api/reviews')).body
    const id = items.find(({ transferId }) => transferId === ordered.id)?.id
    const { hits } = (await analista.get<ReviewWire>(`/api/reviews/${id}`)).body
    const [check] = await hitsOf(uuidOf(ordered.id))
    expect(hits).toEqual([
      {
        subject: 'recipient',
        screenedName: 'Demo Bloqueado Ejemplo',
        list: 'Lista de Sanciones de Prueba',
        entryId: 'prueba-002',
        listedName: 'Bloqueado Demo',
        scoreBps: 9500,
        listVersion: check?.listVersion,
      },
    ])
  })

  test('an application approved by two people: its result and hits stay as they were', async () => {
    const draft = { rut: rutNumbered(15_900_001), givenNames: 'Bloqueado', surnames: 'Demo' }
    const person = await applicationsOf(life).ready({ ...draft, documentNumber: rightDocument })
    await submit(person)
    const path = `/api/applications/${toWireId('application', person.customerId)}`
    const hits = async () => (await analista.get<StaffApplication>(path)).body.hits
    await expect.poll(async () => (await hits())?.length, PATIENCE).toBe(1)
    const [before, rows] = [await hits(), await checksOf(person.customerId)]
    expect(before[0]).toMatchObject({ screenedName: 'Bloqueado Demo', scoreBps: 10_000 })
    await life.controlSandbox('/control/names', { name: 'Otra Persona Agregada', kind: 'person' })
    await analista.accept(`${path}/proposal`, { outcome: 'approve', note: 'Es un homónimo' })
    const oficial = await life.signedIn('oficial')
    expect((await oficial.decide(`${path}/decision`, 'confirm')).status).toBe(200)
    expect(await identityOf(person)).toBe('confirmed')
    expect(await hits()).toEqual(before)
    expect(await checksOf(person.customerId)).toEqual(rows)
    expect(rows.map(({ moment, verdict }) => `${moment} ${verdict}`)).toEqual(['identity hit'])
  })
})
