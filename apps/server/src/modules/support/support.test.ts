import { customerEndpoints, type ThreadSummaryWire, type ThreadWire } from '@puente/contract/customer'
import type { StaffThread, StaffThreadSummary } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { addBankingDays, bankingCalendar } from '../corridors/index.ts'
import { fromWireId } from '@puente/contract'
import { threadForMail } from './index.ts'

let life: RunningEnvironment
let persona: Client
let soporte: Client
let transfer: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  soporte = await life.signedIn('soporte')
  // Delivered events are deleted from the outbox: a copy keeps all of them.
  await asOwner(life, 'create table public.received as table platform.outbox with no data')
  await asOwner(
    life,
    `create function public.notify() returns trigger language plpgsql security definer as
     'begin insert into public.received select new.*; return new; end'`,
  )
  await asOwner(
    life,
    'create trigger received after insert on platform.outbox for each row execute function public.notify()',
  )
  transfer = (await life.order(persona)).id
})
afterAll(async () => life?.close())

const uuid = (wire: string) => fromWireId('thread', wire) ?? ''
const received = async (thread: string) =>
  (
    await asOwner<{ name: string; facts: object }>(
      life,
      'select name, facts from public.received where subject = $1 order by id',
      [uuid(thread)],
    )
  ).map(({ name, facts }) => [name, Object.keys(facts).sort().join()])
const open = async (kind: string, text: string) =>
  (await persona.post<ThreadWire>('/api/threads', { kind, text })).body
const answer = (id: string, text = 'Respuesta') =>
  soporte.post<StaffThread>(`/api/threads/${id}/messages`, { text })
const close = (id: string) => soporte.post<StaffThread>(`/api/threads/${id}/closure`, {})
const texts = ({ messages }: ThreadWire) =>
  messages.map(({ author, text, event }) => `${author}: ${text ?? event}`)
/** Expects the date to be so many banking days from now, within a minute. */
async function expectDue(due: string | undefined, days: number) {
  const calendar = await life.runtime.work({ kind: 'system', name: 'test' }, bankingCalendar)
  const expected = addBankingDays(calendar, life.clock.now(), days)
  expect(Math.abs(new Date(due ?? '').getTime() - expected.getTime())).toBeLessThan(60_000)
}

describe('a thread about a transfer', () => {
  const path = () => `/api/transfers/${transfer}/thread`

  it('before the first message: no thread, and the date of an answer', async () => {
    const { status, body } = await persona.get<{ thread?: ThreadWire; answerBy: string }>(path())
    expect([status, body.thread]).toEqual([200, undefined])
    await expectDue(body.answerBy, 1)
  })

  it('concurrent and repeated first messages: one thread', async () => {
    const keys = ['same-key-1', 'same-key-1', 'other-key-2', 'other-key-3']
    await Promise.all(keys.map((key) => persona.post(`${path()}/messages`, { text: `Hola ${key}` }, { key })))
    await persona.post(`${path()}/messages`, { text: 'Hola same-key-1' }, { key: 'same-key-1' })
    const { body } = await persona.get<{ thread: ThreadWire }>(path())
    expect(body.thread.folio).toMatch(/^EN[2-9A-HJ-NP-Z]{6}$/)
    expect(texts(body.thread).toSorted()).toEqual([
      'customer: Hola other-key-2',
      'customer: Hola other-key-3',
      'customer: Hola same-key-1',
    ])
    expect(body.thread).toMatchObject({ kind: 'transfer', state: 'waiting-operator', transferId: transfer })
    await expectDue(body.thread.answerBy, 1)
  })

  it('messages in turn: the state changes; a customer’s message reopens a closed thread', async () => {
    const { thread } = (await persona.get<{ thread: ThreadWire }>(path())).body
    const answered = await answer(thread.id, 'Va en camino')
    expect(answered.body).toMatchObject({ state: 'waiting-customer' })
    expect([answered.status, answered.body.answerBy]).toEqual([201, undefined])
    expect((await close(thread.id)).body.state).toBe('closed')
    expect((await close(thread.id)).body.code).toBe('thread-closed')
    const written = await persona.post<ThreadWire>(`/api/threads/${thread.id}/messages`, {
      text: '¿Y ahora?',
    })
    expect(written.body.state).toBe('waiting-operator')
    expect(texts(written.body).slice(-4)).toEqual([
      'staff: Va en camino',
      'system: closed',
      'system: reopened',
      'customer: ¿Y ahora?',
    ])
    expect(written.body.messages.find(({ author }) => author === 'staff')?.by).toBe('Soporte')
    expect((await received(thread.id)).map(([name]) => name)).toEqual([
      'support.customer-wrote',
      'support.customer-wrote',
      'support.customer-wrote',
      'support.staff-wrote',
      'support.customer-wrote',
    ])
    expect((await received(thread.id))[0]?.[1]).toBe('customerId,transferId')
  })
})

describe('what a customer writes', () => {
  test.each([
    ['', 422],
    [' \n ', 422],
    ['x'.repeat(2001), 422],
    ['x'.repeat(2000), 201],
    ['ñ😀', 201],
  ])('%j', async (text, status) => {
    expect((await persona.post('/api/threads', { kind: 'question', text })).status).toBe(status)
  })

  it('about a transfer: only their own', async () => {
    const empresa = await life.signedIn('empresa')
    const body = { kind: 'question', text: 'Hola', transferId: transfer }
    expect((await empresa.post('/api/threads', body)).status).toBe(404)
    expect((await persona.post<ThreadWire>('/api/threads', body)).body.transferId).toBe(transfer)
  })

  it('a second message: keeps the deadline; after an answer: a new deadline', async () => {
    const thread = await open('question', 'Primera')
    await expectDue(thread.answerBy, 2)
    await life.moveClock(3_600_000)
    const more = await persona.post<ThreadWire>(`/api/threads/${thread.id}/messages`, { text: 'Segunda' })
    expect(more.body.answerBy).toBe(thread.answerBy)
    await answer(thread.id)
    const again = await persona.post<ThreadWire>(`/api/threads/${thread.id}/messages`, { text: 'Tercera' })
    await expectDue(again.body.answerBy, 2)
  })

  it('the list: latest message first, with its beginning, over pages', async () => {
    const older = await open('question', 'La más antigua')
    const newer = await open('question', `${'largo '.repeat(60)}fin`)
    await answer(older.id, 'Última\nrespuesta')
    const first = await persona.get<{ items: ThreadSummaryWire[]; next: string }>('/api/threads?limit=1')
    expect(first.body.items.map(({ id, preview }) => [id, preview])).toEqual([[older.id, 'Última respuesta']])
    const next = await persona.get<{ items: ThreadSummaryWire[] }>(
      `/api/threads?limit=1&after=${first.body.next}`,
    )
    expect(next.body.items[0]?.id).toBe(newer.id)
    expect([...(next.body.items[0]?.preview ?? '')]).toHaveLength(160)
  })

  it('the messages: page by page, each in the order written', async () => {
    const thread = await open('question', '1')
    for (const text of ['2', '3', '4', '5'])
      await persona.post(`/api/threads/${thread.id}/messages`, { text })
    const path = `/api/threads/${thread.id}`
    const last = (await persona.get<ThreadWire>(`${path}?limit=2`)).body
    const before = (await persona.get<ThreadWire>(`${path}?limit=3&before=${last.earlier}`)).body
    expect([before, last].map((page) => page.messages.map(({ text }) => text))).toEqual([
      ['1', '2', '3'],
      ['4', '5'],
    ])
    expect(before.earlier).toBeUndefined()
    const wrong = await persona.get(`${path}?before=x`)
    expect([wrong.status, wrong.body.fields?.[0]?.at]).toEqual([422, 'before'])
  })
})

describe('the queue', () => {
  it('sorted by deadline', async () => {
    const complaint = await open('complaint', 'Reclamo')
    const about = await open('question', 'Pregunta')
    const found: StaffThreadSummary[] = []
    for (let after = ''; ;) {
      const { body } = await soporte.get<{ items: StaffThreadSummary[]; next?: string }>(
        `/api/threads?limit=3${after === '' ? '' : `&after=${after}`}`,
      )
      found.push(...body.items)
      if (body.next === undefined) break
      after = body.next
    }
    const due = found.map(({ answerBy }) => answerBy ?? '')
    expect(due).toEqual(due.toSorted())
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['waiting-operator']))
    const place = (id: string) => found.findIndex((thread) => thread.id === id)
    expect(place(about.id)).toBeLessThan(place(complaint.id))
    expect(found[place(about.id)]?.customer).toMatchObject({ name: 'Persona Demo', kind: 'person' })
    const complaints = await soporte.get<{ items: StaffThreadSummary[] }>('/api/threads?kind=complaint')
    expect(new Set(complaints.body.items.map(({ kind }) => kind))).toEqual(new Set(['complaint']))
  })

  it('a view of a thread: in the audit trail; a complaint without an answer: cannot be closed', async () => {
    const thread = await open('complaint', 'Otro reclamo')
    await soporte.get(`/api/threads/${thread.id}`)
    const looks = await asOwner(
      life,
      "select 1 from platform.audit where action = 'look-at-thread' and subject = $1 and actor like 'staff:%'",
      [uuid(thread.id)],
    )
    expect(looks).toHaveLength(1)
    expect((await close(thread.id)).body.code).toBe('complaint-unanswered')
    await answer(thread.id)
    expect((await close(thread.id)).status).toBe(200)
  })
})

describe('a complaint without an account', () => {
  const good = {
    name: 'Reclamante Reservada',
    email: 'reclamante@ejemplo.test',
    phone: '+56 9 1234 5678',
    rut: '12.345.678-5',
    transferReference: 'PU23456789',
    text: 'No llegó mi dinero',
  }
  const complain = (body: unknown, key?: string) =>
    life
      .customer()
      .post<{ folio: string; dueAt: string }>('/api/complaints', body, key === undefined ? {} : { key })

  it('a folio and a deadline, once per key, and no account', async () => {
    const first = await complain(good, 'complaint-key-1')
    expect([first.status, first.body.folio]).toEqual([201, expect.stringMatching(/^RE[2-9A-HJ-NP-Z]{6}$/)])
    await expectDue(first.body.dueAt, 10)
    expect((await complain(good, 'complaint-key-1')).body).toEqual(first.body)
    const { body } = await soporte.get<{ items: StaffThreadSummary[] }>(
      '/api/threads?kind=complaint&limit=100',
    )
    const mine = body.items.filter(({ folio }) => folio === first.body.folio)
    expect(mine).toHaveLength(1)
    const { text: said, transferReference, ...contact } = good
    const seen = (await soporte.get<StaffThread>(`/api/threads/${mine[0]?.id}`)).body
    expect(seen.contact).toEqual({ ...contact, rut: '12345678-5', claimedReference: transferReference })
    expect([seen.customer, seen.transferId, seen.messages.map(({ text }) => text)]).toEqual([
      undefined,
      undefined,
      [said],
    ])
    expect(await received(seen.id)).toEqual([['support.customer-wrote', '']])
  })

  it('the answer: sent by mail with the stored address', async () => {
    const { body } = await soporte.get<{ items: StaffThreadSummary[] }>(
      '/api/threads?kind=complaint&limit=100',
    )
    const anonymous = body.items.find(({ customer }) => customer === undefined)?.id ?? ''
    await answer(anonymous, 'Ya lo encontramos')
    const mail = await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
      threadForMail(work, uuid(anonymous)),
    )
    expect(mail?.contact).toEqual({ name: good.name, email: good.email, answer: 'Ya lo encontramos' })
  })

  test.each([
    [{ rut: '12.345.678-9' }, 'rut', 'wrong-check-digit'],
    [{ rut: 'abc' }, 'rut', 'wrong-format'],
    [{ email: 'nadie' }, 'email', 'format'],
    [{ name: '   ' }, 'name', 'too-short'],
    [{ text: '  ' }, 'text', 'format'],
    [{ admin: true }, 'admin', 'unknown-field'],
  ])('%j: refused at its field', async (change, at, fault) => {
    const { status, body } = await complain({ ...good, ...change })
    expect([status, body.fields]).toEqual([422, [{ at, fault }]])
  })

  it('stored encrypted', async () => {
    const rows = await asOwner<{ row: string }>(
      life,
      `select row_to_json(t)::text as row from support.thread t
       union all select row_to_json(m)::text from support.message m
       union all select row_to_json(e)::text from public.received e
       union all select row_to_json(a)::text from platform.audit a`,
    )
    const kept = rows.map(({ row }) => row).join('\n')
    for (const secret of [
      'Reservada',
      'reclamante@',
      '12345678-5',
      '1234 5678',
      'No llegó',
      'Ya lo encontramos',
    ])
      expect(kept).not.toContain(secret)
  })

  it('too many from one address: refused', async () => {
    const most = customerEndpoints.createComplaint.atMost?.times ?? 0
    const statuses: number[] = []
    for (let made = 0; made <= most; made += 1) statuses.push((await complain(good)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
