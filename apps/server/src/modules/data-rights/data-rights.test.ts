import type { DataRequestKind } from '@puente/contract'
import type { DataRequestWire } from '@puente/contract/customer'
import type {
  ApprovalWire,
  DataRequestRow,
  QueueWire,
  StaffCustomer,
  StaffDataRequest,
} from '@puente/contract/staff'
import { toWireId } from '@puente/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, verdictOf } from '../../../test/client.ts'
import { customerMade, type Made } from '../../../test/companies.ts'
import { asOwner } from '../../../test/owner.ts'
import { restrictionSet } from '../../../test/restrictions.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { addBusinessDays, addDays, inSantiago } from '../corridors/index.ts'
import { calendarWith } from '../corridors/banking-calendar.ts'

let world: TestEnvironment
let [soporte, oficial, admin]: Client[] = []
beforeAll(async () => {
  world = await createEnvironment()
  soporte = await world.signedIn('soporte')
  oficial = await world.signedIn('oficial')
  admin = await world.signedIn('admin')
})
afterAll(() => world.close())

const staff = (client: Client | undefined): Client => {
  if (client === undefined) throw new Error('nobody is signed in')
  return client
}
const person = () => customerMade(world, { kind: 'person', name: 'Rita Prueba' })
const ask = ({ client }: Made, kind: DataRequestKind) =>
  client.post<DataRequestWire>('/api/data-requests', { kind, text: 'Quiero esto' })
const asked = async (one: Made, kind: DataRequestKind): Promise<DataRequestWire> => {
  const { status, body } = await ask(one, kind)
  expect(status).toBe(201)
  return body
}
const answer = (id: string, outcome: 'granted' | 'refused', client = soporte) =>
  staff(client).post<StaffDataRequest>(`/api/data-requests/${id}/answer`, { outcome, answer: 'Listo.' })
const readBy = async ({ client }: Made, id: string) =>
  (await client.get<DataRequestWire>(`/api/data-requests/${id}`)).body
const blockedSince = async ({ customerId }: Made) =>
  (await staff(oficial).get<StaffCustomer>(`/api/customers/${toWireId('customer', customerId)}`)).body
    .members[0]?.dataBlockedSince
const eventsNamed = (name: string) =>
  asOwner(world, 'select subject, facts from platform.outbox where name = $1', [name]) as Promise<
    { readonly subject: string; readonly facts: unknown }[]
  >

describe('the legal period', () => {
  it('a request received: 30 calendar days in Chile', async () => {
    const request = await asked(await person(), 'access')
    const [from, to] = [inSantiago(new Date(request.receivedAt)), inSantiago(new Date(request.dueAt))]
    expect([to.day, to.minute]).toEqual([addDays(from.day, 30), from.minute])
  })

  it.each([
    ['a Wednesday before New Year, whose last day is a business day by law', '2026-12-30', '2027-01-04'],
    ['a Friday', '2026-11-27', '2026-12-01'],
    ['the day before a holiday', '2026-12-07', '2026-12-10'],
  ])('a blocking on %s: 2 business days', (_, from, to) => {
    const due = addBusinessDays(calendarWith({}), new Date(`${from}T15:00:00Z`), 2)
    expect(inSantiago(due).day).toBe(to)
  })

  it('extended: 30 days more with its reason, and only once', async () => {
    const one = await person()
    const { id, dueAt } = await asked(one, 'rectification')
    const extend = () =>
      staff(soporte).post<StaffDataRequest>(`/api/data-requests/${id}/extension`, { reason: 'Falta un dato' })
    const first = await extend()
    expect(inSantiago(new Date(first.body.dueAt)).day).toBe(addDays(inSantiago(new Date(dueAt)).day, 30))
    expect(first.body.mayExtend).toBe(false)
    expect((await extend()).body).toMatchObject({ code: 'already-extended' })
    expect(await readBy(one, id)).toMatchObject({ extensionReason: 'Falta un dato', state: 'open' })
  })

  it('a blocking: not extendable', async () => {
    const { id } = await asked(await person(), 'blocking')
    const path = `/api/data-requests/${id}/extension`
    const refused = await staff(soporte).post(path, { reason: 'Falta un dato' })
    expect([refused.status, refused.body.code]).toEqual([409, 'not-extendable'])
  })
})

describe('a person', () => {
  it('a second open request of the same kind: refused; of another kind: created', async () => {
    const one = await person()
    await asked(one, 'access')
    expect((await ask(one, 'access')).body).toMatchObject({ code: 'data-request-open' })
    await asked(one, 'portability')
    const { body } = await one.client.get<{ items: DataRequestWire[] }>('/api/data-requests')
    expect(body.items.map(({ kind }) => kind)).toEqual(['portability', 'access'])
  })

  it('the request of another person: not found', async () => {
    const { id } = await asked(await person(), 'access')
    const other = await person()
    expect((await other.client.get(`/api/data-requests/${id}`)).status).toBe(404)
    expect((await other.client.post(`/api/data-requests/${id}/withdrawal`, {})).status).toBe(404)
  })

  it('without step-up: refused, and nothing is registered', async () => {
    const one = await person()
    const session = (await one.client.get<{ user: { email: string } }>('/api/session')).body
    const browser = world.customer()
    await browser.signIn(session.user.email, world.password)
    const refused = await browser.post('/api/data-requests', { kind: 'access', text: 'Quiero esto' })
    expect(refused.body.code).toBe('step-up-required')
    expect((await one.client.get<{ items: unknown[] }>('/api/data-requests')).body.items).toEqual([])
  })

  it('a withdrawn request: is not answered, and stays in the register', async () => {
    const one = await person()
    const { id } = await asked(one, 'rectification')
    const withdrawn = await one.client.post<DataRequestWire>(`/api/data-requests/${id}/withdrawal`, {})
    expect(withdrawn.body).toMatchObject({ state: 'withdrawn', mayWithdraw: false })
    expect((await answer(id, 'granted')).body).toMatchObject({ code: 'data-request-closed' })
    const again = await one.client.post(`/api/data-requests/${id}/withdrawal`, {})
    expect(again.body.code).toBe('data-request-closed')
    const { body } = await staff(soporte).get<{ items: DataRequestRow[] }>(
      '/api/data-requests?state=withdrawn&limit=100',
    )
    expect(body.items.map((row) => row.id)).toContain(id)
  })
})

describe('an answer', () => {
  it('refused: the person reads it with the first name of who answered, and it ends', async () => {
    const one = await person()
    const { id } = await asked(one, 'rectification')
    expect((await answer(id, 'refused')).body).toMatchObject({ state: 'refused', answer: 'Listo.' })
    expect(await readBy(one, id)).toMatchObject({ state: 'refused', answer: 'Listo.', answeredBy: 'Soporte' })
    expect((await answer(id, 'granted')).body).toMatchObject({ code: 'data-request-closed' })
    expect(await eventsNamed('data-rights.answered')).toContainEqual(
      expect.objectContaining({ facts: expect.objectContaining({ outcome: 'refused' }) }),
    )
  })

  it('an erasure: one person cannot grant it; confirmed by another, its event is written once', async () => {
    const one = await person()
    const { id } = await asked(one, 'erasure')
    expect((await answer(id, 'granted')).body).toMatchObject({ code: 'erasure-needs-second-person' })
    const proposed = await staff(admin).post<StaffDataRequest>(`/api/data-requests/${id}/erasure`, {
      answer: 'Se conservan los envíos hasta 2031.',
      note: 'Nada lo impide',
    })
    const path = `/api/approvals/${proposed.body.proposal?.id ?? ''}/decision`
    expect((await staff(admin).post(path, { decision: 'confirm' })).body.code).toBe('same-person')
    expect((await readBy(one, id)).answer).toBeUndefined()
    expect((await staff(oficial).post(path, { decision: 'confirm' })).status).toBe(200)
    expect(await readBy(one, id)).toMatchObject({
      state: 'granted',
      answer: 'Se conservan los envíos hasta 2031.',
    })
    const events = await eventsNamed('data-rights.erasure-granted')
    expect(events.filter(({ subject }) => subject === one.customerId)).toHaveLength(1)
  })

  it('an erasure under a legal hold: the officer reads that nothing goes, and support does not', async () => {
    const one = await person()
    const { id } = await asked(one, 'erasure')
    const people = { proposer: await world.signedIn('analista'), decider: staff(oficial) }
    const held = async (client: Client) =>
      (await client.get<StaffDataRequest>(`/api/data-requests/${id}`)).body.legalHold
    expect(await held(staff(oficial))).toBe(false)
    await restrictionSet(people, one.customerId, 'legal-hold')
    expect([await held(staff(oficial)), await held(staff(soporte))]).toEqual([true, false])
  })

  it('an erasure proposed under a legal hold: the administrator who may confirm it reads of the hold, who proposed it does not', async () => {
    const one = await person()
    const { id } = await asked(one, 'erasure')
    const body = { answer: 'Se suprime.', note: 'Nada lo impide' }
    const proposed = await staff(soporte).post<StaffDataRequest>(`/api/data-requests/${id}/erasure`, body)
    const people = { proposer: await world.signedIn('analista'), decider: staff(oficial) }
    await restrictionSet(people, one.customerId, 'legal-hold')
    const held = async (client: Client) => [
      (await client.get<StaffDataRequest>(`/api/data-requests/${id}`)).body.legalHold,
      (await client.get<ApprovalWire>(`/api/approvals/${proposed.body.proposal?.id ?? ''}`)).body.legalHold,
    ]
    expect(await held(staff(admin))).toEqual([true, true])
    expect(await held(staff(soporte))).toEqual([false, undefined])
  })

  it('an erasure sent back: open again for another answer', async () => {
    const { id } = await asked(await person(), 'erasure')
    const body = { answer: 'Se borra.', note: 'Prueba' }
    const proposed = await staff(soporte).post<StaffDataRequest>(`/api/data-requests/${id}/erasure`, body)
    const path = `/api/approvals/${proposed.body.proposal?.id ?? ''}/decision`
    expect((await staff(oficial).post(path, verdictOf('send-back'))).status).toBe(200)
    expect((await answer(id, 'refused')).body).toMatchObject({ state: 'refused' })
  })

  it('an erasure withdrawn while it waits for the second person: cannot be confirmed', async () => {
    const one = await person()
    const { id } = await asked(one, 'erasure')
    const body = { answer: 'Se borra.', note: 'Prueba' }
    const proposed = await staff(soporte).post<StaffDataRequest>(`/api/data-requests/${id}/erasure`, body)
    await one.client.post(`/api/data-requests/${id}/withdrawal`, {})
    const path = `/api/approvals/${proposed.body.proposal?.id ?? ''}/decision`
    expect((await staff(oficial).post(path, { decision: 'confirm' })).body.code).toBe('data-request-closed')
  })
})

describe('a blocking', () => {
  it('received: blocked at once; granted: stays; lifted by its person: ends', async () => {
    const one = await person()
    expect(await blockedSince(one)).toBeUndefined()
    const { id } = await asked(one, 'blocking')
    expect(await blockedSince(one)).toBeDefined()
    await answer(id, 'granted')
    expect(await blockedSince(one)).toBeDefined()
    const lifted = await one.client.post<DataRequestWire>(`/api/data-requests/${id}/withdrawal`, {})
    expect(lifted.body).toMatchObject({ state: 'granted', mayWithdraw: false })
    expect(lifted.body.liftedAt).toBeDefined()
    expect(await blockedSince(one)).toBeUndefined()
  })

  it('refused: ends, unless a granted opposition remains', async () => {
    const one = await person()
    await answer((await asked(one, 'opposition')).id, 'granted')
    const { id } = await asked(one, 'blocking')
    await answer(id, 'refused')
    expect(await blockedSince(one)).toBeDefined()
    const other = await person()
    await answer((await asked(other, 'blocking')).id, 'refused')
    expect(await blockedSince(other)).toBeUndefined()
  })

  it('in force: the invitation code of the person is unknown', async () => {
    const one = await person()
    const { code } = (await one.client.get<{ code: string }>('/api/referral-program')).body
    const found = () => world.customer().get(`/api/invitation-codes/${code}`)
    expect((await found()).status).toBe(200)
    await asked(one, 'blocking')
    expect((await found()).body.code).toBe('code-unknown')
  })
})

describe('the register', () => {
  it('more than a page: continues after the last row; past its period: late, and counted as work', async () => {
    const one = await person()
    const ids = [(await asked(one, 'access')).id, (await asked(one, 'portability')).id]
    const get = async (query: string) =>
      (
        await staff(soporte).get<{ items: DataRequestRow[]; next?: string }>(
          `/api/data-requests?state=open&${query}`,
        )
      ).body
    const first = await get('limit=1')
    const rest = await get(`limit=100&after=${encodeURIComponent(first.next ?? '')}`)
    const all = [...first.items, ...rest.items]
    expect(all.map(({ dueAt }) => dueAt)).toEqual(all.map(({ dueAt }) => dueAt).sort())
    expect(all.map((row) => row.id)).toEqual(expect.arrayContaining(ids))
    expect((await get('clock=late&limit=100')).items.map((row) => row.id)).not.toContain(ids[0])
    world.clock.set(new Date(Date.parse(all.at(-1)?.dueAt ?? '') + 60_000).toISOString())
    soporte = await world.signedIn('soporte')
    expect((await get('clock=late&limit=100')).items.map((row) => row.id)).toContain(ids[0])
    const { queues } = (await staff(soporte).get<{ queues: QueueWire[] }>('/api/work-queue')).body
    const queue = queues.find(({ kind }) => kind === 'data-requests')
    expect(queue?.count).toBe(all.length)
    expect(queue?.late).toBe(all.length)
  })
})
