import { toWireId } from '@puente/contract'
import type { ScreenFacts, ThreadSummaryWire, ThreadWire, TransferWire } from '@puente/contract/customer'
import type { StaffThread } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'

let life: RunningEnvironment
let persona: Client
let empresa: Client
let soporte: Client
let transfer: TransferWire
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  empresa = await life.signedIn('empresa')
  soporte = await life.signedIn('soporte')
  transfer = await life.order(persona)
})
afterAll(async () => life?.close())

const facts = (client: Client, page: string, subject?: readonly [string, string]) =>
  client.get<ScreenFacts & { code?: string }>(
    `/api/screen-facts?page=${page}${subject === undefined ? '' : `&subjectKind=${subject[0]}&subjectId=${subject[1]}`}`,
  )
const about = (page: string, subjectKind: string, subjectId: string) => ({ page, subjectKind, subjectId })
const unread = async () => (await persona.get<{ count: number }>('/api/unread-threads')).body.count

it('a message from a screen: carries what was shown before it was sent; staff see it, with the state then', async () => {
  const shown = (await facts(persona, 'sendPay', ['transfer', transfer.id])).body
  expect(shown).toEqual({
    page: 'sendPay',
    subject: {
      kind: 'transfer',
      id: transfer.id,
      name: transfer.payment?.reference,
      state: 'waiting-for-payment',
    },
  })
  const path = `/api/transfers/${transfer.id}/thread/messages`
  const sent = await persona.post<ThreadWire>(path, {
    text: '¿Cómo pago?',
    about: about('sendPay', 'transfer', transfer.id),
  })
  expect([sent.status, sent.body.messages[0]?.about]).toEqual([201, shown])
  await persona.post(`/api/transfers/${transfer.id}/cancellation`, {})
  const seen = await soporte.get<StaffThread>(`/api/threads/${sent.body.id}`)
  expect(seen.body.messages[0]?.about).toEqual(shown)
})

it('a screen without a subject: the page alone', async () => {
  const thread = await persona.post<ThreadWire>('/api/threads', {
    kind: 'question',
    text: 'Hola',
    about: { page: 'level' },
  })
  expect(thread.body.messages[0]?.about).toEqual({ page: 'level' })
  const more = await persona.post<ThreadWire>(`/api/threads/${thread.body.id}/messages`, { text: 'Más' })
  expect(more.body.messages[1]?.about).toBeUndefined()
})

it('a recipient and a rate alert of the customer: named by the server', async () => {
  const recipients = await persona.get<{ items: { id: string; name: string }[] }>('/api/recipients')
  const [recipient] = recipients.body.items
  expect((await facts(persona, 'recipient', ['recipient', recipient?.id ?? ''])).body.subject).toEqual({
    kind: 'recipient',
    id: recipient?.id,
    name: recipient?.name,
  })
  const alert = await persona.post<{ id: string }>('/api/rate-alerts', {
    currency: 'USD',
    clpPerUnit: '1000',
  })
  expect((await facts(persona, 'rates', ['rate-alert', alert.body.id])).body.subject).toEqual({
    kind: 'rate-alert',
    id: alert.body.id,
    name: 'USD',
    state: 'active',
  })
})

test.each(['transfer', 'recipient', 'pending-item', 'document', 'debt', 'rate-alert', 'signature-request'])(
  'a %s that does not exist: refused',
  async (kind) => {
    const ids = { debt: 'receivable' } as Record<string, 'receivable' | undefined>
    const id = toWireId((ids[kind] ?? kind) as 'transfer', crypto.randomUUID())
    expect((await facts(persona, 'home', [kind, id])).status).toBe(404)
    const opened = await persona.post('/api/threads', {
      kind: 'question',
      text: 'Hola',
      about: about('home', kind, id),
    })
    expect(opened.status).toBe(404)
  },
)

it('a subject of another customer, or an id of another kind: refused, and no thread is opened', async () => {
  const body = { kind: 'question', text: 'Hola', about: about('transfer', 'transfer', transfer.id) }
  const before = await asOwner(life, 'select id from support.thread')
  expect((await empresa.post('/api/threads', body)).status).toBe(404)
  expect((await facts(empresa, 'transfer', ['transfer', transfer.id])).status).toBe(404)
  expect((await facts(persona, 'transfer', ['recipient', transfer.id])).status).toBe(404)
  expect((await persona.get(`/api/screen-facts?page=home&subjectKind=transfer`)).status).toBe(404)
  expect((await persona.get('/api/screen-facts?page=nowhere')).status).toBe(422)
  expect(await asOwner(life, 'select id from support.thread')).toHaveLength(before.length)
})

it('an answer: unread until the customer reads or writes', async () => {
  const { id } = (await persona.post<ThreadWire>('/api/threads', { kind: 'question', text: 'Hola' })).body
  const before = await unread()
  await soporte.post(`/api/threads/${id}/messages`, { text: 'Respuesta' })
  expect(await unread()).toBe(before + 1)
  const { body } = await persona.get<{ items: ThreadSummaryWire[] }>('/api/threads?limit=1')
  expect([body.items[0]?.id, body.items[0]?.unread]).toEqual([id, true])
  expect((await empresa.post(`/api/threads/${id}/reading`, {})).status).toBe(404)
  expect((await persona.post(`/api/threads/${id}/reading`, {})).status).toBe(204)
  expect(await unread()).toBe(before)
  await soporte.post(`/api/threads/${id}/messages`, { text: 'Otra respuesta' })
  await persona.post(`/api/threads/${id}/messages`, { text: 'Gracias' })
  expect(await unread()).toBe(before)
})
