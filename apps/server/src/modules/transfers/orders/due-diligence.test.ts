import { toWireId } from '@puente/contract'
import type { DueDiligenceWire, PendingItemWire, QuoteWire } from '@puente/contract/customer'
import type { ItemRecordWire, StaffDueDiligenceWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, orderBody, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { turnDown } from '../../../../test/requirements.ts'
import { subjectsOf } from '../../../../test/test-items.ts'
import { recipient } from '../../../../test/samples/orders.ts'
import { hours } from '../../../../test/test-clock.ts'
import { pdf, sendFile } from '../../../../test/uploads.ts'
import { personDueDiligence, submitEvidence } from '../../customers/index.ts'
import { reconcile } from '../../pending-items/index.ts'

let life: RunningEnvironment
let persona: Client
let officer: Client
let customerId: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  officer = await life.signedIn('oficial')
  ;({ customerId } = await subjectsOf(persona))
})
afterAll(async () => life?.close())

const system = { kind: 'system', name: 'test' } as const
const cents = (dollars: number) => String(dollars * 100)
const owed = async () =>
  (await persona.get<{ items: PendingItemWire[] }>('/api/pending-items')).body.items.filter(
    ({ kind }) => kind === 'person-due-diligence',
  )
const quote = async (amount: string) =>
  (
    await persona.post<QuoteWire & { code: string }>('/api/quotes', {
      corridorId: 'us-usd',
      side: 'send',
      amount,
    })
  ).body
const order = async (quoteId: string) =>
  persona.post(`/api/transfers`, orderBody(quoteId, await recipient(persona)))
const mine = async () => (await persona.get<DueDiligenceWire>('/api/due-diligence')).body
const decide = (body: unknown) =>
  officer.post<StaffDueDiligenceWire & { code: string; fields: { at: string; fault: string }[] }>(
    `/api/customers/${toWireId('customer', customerId)}/funds-evidence`,
    body,
  )
const inDays = (count: number) => new Date(life.clock.now().getTime() + hours(24 * count)).toISOString()
/** Publishes thresholds in US dollars, in force from now on. */
const publish = (data: Record<string, string>) =>
  asOwner(
    life,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     select 'due-diligence', 'person/enhanced', max(version) + 1, $1, '{"reviewDays": 2}'::jsonb || $2::jsonb, 'a', 'b'
     from platform.versioned where noun = 'due-diligence' and key = 'person/enhanced'`,
    [life.clock.now(), JSON.stringify(data)],
  )

it('an order over a threshold: refused before payment, opens the item; smaller ones are accepted', async () => {
  await publish({ dayUsdCents: cents(2000), yearUsdCents: cents(50_000) })
  // Concurrent orders, of which neither sees the other: only the locked customer decides.
  const [one, other] = [await quote('1200000'), await quote('1200000')]
  expect([one.needs, other.needs, await owed()]).toEqual([undefined, undefined, []])
  expect((await order(one.id)).status).toBe(201)
  const refused = await order(other.id)
  const [item] = await owed()
  expect([refused.status, refused.body.code, refused.body.facts]).toEqual([
    409,
    'blocked-by-pending-item',
    {
      kind: 'person-due-diligence',
      subject: item?.id,
      path: '/notifications/client-missing-documents',
    },
  ])
  expect(item).toMatchObject({ turn: 'customer', blocks: true, facts: { window: 'day' } })
  const small = await quote('300000')
  expect([small.needs, (await order(small.id)).status]).toEqual([undefined, 201])
  // A repeated request gives the same item, and the price reports it before the order.
  expect((await quote('1200000')).needs).toBe('due-diligence')
  const again = await order(other.id)
  expect(again.body.facts).toEqual(refused.body.facts)
  expect(await mine()).toMatchObject({
    windows: [
      { window: 'day', threshold: { amount: cents(2000), currency: 'USD' } },
      { window: 'year', threshold: { amount: cents(50_000) } },
    ],
    asked: { window: 'day' },
  })
})

it('evidence sent: the item waits for staff, is sent back with a reason, and ends when staff accept it', async () => {
  await life.runtime.work(system, (work) => submitEvidence(work, customerId))
  expect((await owed())[0]).toMatchObject({ turn: 'staff', dueAt: expect.any(String) })
  const waiting = await officer.get<{ items: { kind: string }[] }>('/api/pending-items')
  expect(waiting.body.items.map(({ kind }) => kind)).toEqual(['person-due-diligence'])
  expect((await decide({ decision: 'refuse' })).body.fields).toEqual([{ at: 'because', fault: 'missing' }])
  expect((await decide({ decision: 'refuse', because: 'too-old' })).status).toBe(200)
  expect((await owed())[0]).toMatchObject({ turn: 'customer', facts: { refusedBecause: 'too-old' } })
  expect((await mine()).asked?.refusedBecause).toBe('too-old')
  const { body: file } = await sendFile(persona, await pdf(), { kind: 'source-of-funds', page: 1 })
  expect((await owed())[0]).toMatchObject({ turn: 'staff' })
  const queue = await officer.get<{ items: { id: string; blocks: boolean }[] }>('/api/document-reviews')
  expect(queue.body.items.map(({ id, blocks }) => [id, blocks])).toEqual([[file.id, false]])
  expect((await turnDown(officer, file.id, 'missing-pages')).status).toBe(200)
  expect((await mine()).asked?.refusedBecause).toBe('incomplete')

  const accept = (dollars: number, days: number) =>
    decide({ decision: 'accept', ceilingUsdCents: cents(dollars), until: inDays(days) })
  expect((await accept(2000, 90)).body.fields).toEqual([{ at: 'ceilingUsdCents', fault: 'too-small' }])
  expect((await accept(9000, -1)).body.fields).toEqual([{ at: 'until', fault: 'in-the-past' }])
  expect((await accept(9000, 400)).body.fields).toEqual([{ at: 'until', fault: 'too-far' }])
  const accepted = await accept(9000, 90)
  expect(accepted.body).toMatchObject({
    evidence: { ceiling: { amount: cents(9000) } },
    history: [{ by: 'Oficial Demo' }],
  })
  expect(await owed()).toEqual([])
  const records = await officer.get<{ items: ItemRecordWire[] }>(
    `/api/customers/${toWireId('customer', customerId)}/pending-items`,
  )
  expect(records.body.items[0]?.history.map(({ event, by }) => `${event} by ${by}`)).toEqual([
    'opened by customer',
    'answered by system',
    'sent-back by staff',
    'answered by customer',
    'sent-back by staff',
    'settled by staff',
  ])
  // Amounts within the evidence are accepted; the published limits above its ceiling still apply.
  const big = await quote('2000000')
  expect([big.needs, (await order(big.id)).status]).toEqual([undefined, 201])
  // Evidence in force is lowered by a lower acceptance, and ended by a refusal, which opens the request again.
  expect((await accept(8000, 30)).body.evidence?.ceiling.amount).toBe(cents(8000))
  const ended = await decide({ decision: 'refuse', because: 'not-theirs' })
  expect(ended.body.evidence).toBeUndefined()
  expect(ended.body.history.map(({ endedAt }) => endedAt !== undefined)).toEqual([true, true])
  expect((await mine()).evidence).toBeUndefined()
  expect((await accept(9000, 90)).status).toBe(200)
})

it('a refusal without an open request and without evidence in force: refused', async () => {
  const other = await life.signedIn('empresa')
  const { customerId: company } = await subjectsOf(other)
  const path = `/api/customers/${toWireId('customer', company)}/funds-evidence`
  const refused = await officer.post<{ code: string }>(path, { decision: 'refuse', because: 'too-old' })
  expect(refused.body.code).toBe('item-closed')
})

it('expired evidence: requested again for existing orders, which continue', async () => {
  await life.moveClock(hours(24 * 91))
  const unpaid = async () =>
    (await persona.get<{ items: unknown[] }>('/api/transfers?states=waiting-for-payment')).body.items
  await expect.poll(unpaid, { timeout: 60_000 }).toEqual([])
  await expect.poll(async () => (await quote('100000')).id !== undefined, { timeout: 60_000 }).toBe(true)
  const ordered = await life.order(persona, { amount: '900000' })
  await publish({ dayUsdCents: cents(500) })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'delivered')
  expect(await owed()).toHaveLength(1)
})

it('an order above a published limit: no evidence is requested', async () => {
  await publish({ dayUsdCents: cents(100_000) })
  await decide({ decision: 'accept', ceilingUsdCents: cents(200_000), until: inDays(90) })
  const over = await quote('19900000')
  expect([over.needs, over.allowance?.reason]).toEqual([undefined, 'transfer'])
  expect((await order(over.id)).body.code).toBe('amount-above-maximum')
  expect(await owed()).toEqual([])
})

it('the reconciler finds no difference', async () => {
  expect(await reconcile(life.runtime, personDueDiligence)).toEqual({
    missing: 0,
    superfluous: 0,
    different: 0,
  })
})
