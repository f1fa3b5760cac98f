import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import type { ReviewSummary } from '@puente/contract/staff'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { faultsAfter } from '../../../test/aftermath.ts'
import type { Answer, Client } from '../../../test/client.ts'
import { appPool } from '../../../test/database.ts'
import {
  startEnvironment,
  orderBody,
  postForm,
  recipientBody,
  type RunningEnvironment,
} from '../../../test/life.ts'
import { createRuntime } from '../../platform/work.ts'
import { startWork } from '../../wiring/run-worker.ts'

let life: RunningEnvironment
let persona: Client
let empresa: Client
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  empresa = await life.signedIn('empresa')
})
afterAll(async () => life?.close())
afterEach(async () => {
  const place = { databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }
  // A job that lost a lock is retried with growing delays: the third time after 20 s.
  await expect.poll(() => faultsAfter(place), { timeout: 60_000, interval: 250 }).toEqual([])
}, 70_000)

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const reported = (answers: readonly Answer<unknown>[]) =>
  answers.map(({ status, body }) => (status < 300 ? String(status) : body.code)).toSorted()
const made = (answers: readonly Answer<TransferWire>[]) =>
  answers.filter(({ status }) => status === 201).map(({ body }) => body)
const uuid = (id: string) => id.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const orders = async () =>
  Number((await life.pool.query<{ n: bigint }>('select count(*) as n from transfers.transfer')).rows[0]?.n)
const cancel = (client: Client, id: string, key?: string) =>
  client.post<TransferWire>(`/api/transfers/${id}/cancellation`, {}, key === undefined ? {} : { key })

async function quoteFor(client: Client, amount: string): Promise<string> {
  return (await client.post<{ id: string }>('/api/quotes', { corridorId: 'us-usd', side: 'send', amount }))
    .body.id
}

const recipientOf = async (client: Client) =>
  (await client.post<RecipientWire>('/api/recipients', recipientBody())).body.id

describe('concurrent requests for one order', () => {
  it('with one key: one order; the others get it, or must wait', async () => {
    const before = await orders()
    const body = orderBody(await quoteFor(persona, '200000'), await recipientOf(persona))
    const key = randomUUID()
    const answers = await Promise.all(
      times(12, () => persona.post<TransferWire>('/api/transfers', body, { key })),
    )
    for (const code of reported(answers)) expect(['201', 'request-in-progress']).toContain(code)
    const ids = new Set(made(answers).map(({ id }) => id))
    expect([ids.size, (await orders()) - before]).toEqual([1, 1])
    const replayed = await persona.post<TransferWire>('/api/transfers', body, { key })
    expect([replayed.status, replayed.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    expect(ids.has(replayed.body.id)).toBe(true)
    expect(reported([await persona.post('/api/transfers', { ...body, purpose: 'health' }, { key })])).toEqual(
      ['idempotency-key-reused'],
    )
    await cancel(persona, replayed.body.id)
  })

  it('with different keys and the same quote: exactly one order', async () => {
    const before = await orders()
    const body = orderBody(await quoteFor(persona, '200000'), await recipientOf(persona))
    const answers = await Promise.all(times(12, () => persona.post<TransferWire>('/api/transfers', body)))
    expect(reported(answers)).toEqual(['201', ...times(11, () => 'quote-already-used')])
    expect((await orders()) - before).toBe(1)
    for (const { id } of made(answers)) await cancel(persona, id)
  })
})

describe('twenty concurrent orders of one customer', () => {
  const manyOrders = async (client: Client, amount: string) => {
    const recipientId = await recipientOf(client)
    const quotes = await Promise.all(times(20, () => quoteFor(client, amount)))
    const browsers = times(20, () => client.copy())
    return Promise.all(
      browsers.map((browser, index) =>
        browser.post<TransferWire>('/api/transfers', orderBody(quotes[index] ?? '', recipientId)),
      ),
    )
  }

  it('never more than three open orders', async () => {
    const answers = await manyOrders(persona, '200000')
    expect(reported(answers)).toEqual([...times(3, () => '201'), ...times(17, () => 'too-many-open-orders')])
    for (const { id } of made(answers)) await cancel(persona, id)
  })

  it('never more than the daily limit', async () => {
    // Two of these fit into the daily limit of USD 20,000, three do not.
    const answers = await manyOrders(persona, '8000000')
    expect(reported(answers)).toEqual([...times(2, () => '201'), ...times(18, () => 'limit-exceeded')])
    for (const { id } of made(answers)) await cancel(persona, id)
    const { rows } = await life.pool.query<{ cents: bigint }>(
      'select sum(usd_cents)::bigint as cents from transfers.transfer where send_minor = 8000000',
    )
    expect(rows[0]?.cents).toBeLessThanOrEqual(2_000_000n)
  })
})

describe('a cancellation and a payment', () => {
  const pageFor = async (id: string) =>
    (await persona.post<{ url: string }>(`/api/transfers/${id}/payments`, {})).body.url
  const payAt = (url: string) => postForm(url, { account: 'corriente', amount: '200000', action: 'approve' })
  const received = async (id: string) =>
    Number(
      (
        await life.pool.query<{ n: bigint }>('select count(*) as n from payins.payment where order_id = $1', [
          uuid(id),
        ])
      ).rows[0]?.n,
    )

  it.each([
    ['the payment first', 0, 30],
    ['the cancellation first', 30, 0],
    ['both at once', 0, 0],
    ['five cancellations into one payment', 0, 0],
  ])('%s: the money is delivered, or all of it is refunded', async (what, payAfterMs, cancelAfterMs) => {
    const ordered = await life.order(persona)
    const page = await pageFor(ordered.id)
    const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const cancellations = what.startsWith('five') ? 5 : 1
    const [, ...answers] = await Promise.all([
      after(payAfterMs).then(() => payAt(page)),
      ...times(cancellations, () => after(cancelAfterMs).then(() => cancel(persona, ordered.id))),
    ])
    expect(reported(answers).filter((code) => code === '200').length).toBeLessThanOrEqual(1)
    for (const code of reported(answers)) expect(['200', 'not-in-this-state']).toContain(code)
    await expect.poll(() => received(ordered.id), { timeout: 60_000 }).toBe(1)
    const wasCancelled = reported(answers).includes('200')
    // The afterEach checks that the money matches the final state.
    const { rows } = await life.pool.query<{ state: string }>(
      'select state from transfers.transfer where id = $1',
      [uuid(ordered.id)],
    )
    if (!wasCancelled) await life.reaches(persona, ordered.id, 'delivered')
    else expect(['cancelled', 'refunding', 'refunded']).toContain(rows[0]?.state)
  })

  it('after a partial payment: everything is refunded once, whatever the number of requests', async () => {
    const ordered = await life.order(persona)
    await life.pay(persona, ordered.id, { amount: '50000' })
    await expect.poll(() => received(ordered.id), { timeout: 60_000 }).toBe(1)
    const answers = await Promise.all(times(6, () => cancel(persona, ordered.id)))
    expect(reported(answers)).toEqual(['200', ...times(5, () => 'not-in-this-state')])
    await life.reaches(persona, ordered.id, 'refunded')
  })
})

describe('two people at one review concurrently', () => {
  const reviewOf = async (client: Client, transferId: string) =>
    (await client.get<{ items: ReviewSummary[] }>('/api/reviews')).body.items.find(
      (item) => item.transferId === transferId,
    )?.id

  it('one proposal and one decision', async () => {
    const [analyst, officer] = [await life.signedIn('analista'), await life.signedIn('oficial')]
    const ordered = await life.order(persona, { recipient: { name: 'Bloqueado Demo' } })
    const path = `/api/reviews/${await reviewOf(analyst, ordered.id)}`
    const proposals = await Promise.all(
      times(6, () => analyst.post(`${path}/proposal`, { outcome: 'refuse', note: 'A la vez' })),
    )
    expect(reported(proposals)).toEqual(['200', ...times(5, () => 'already-proposed')])
    const decisions = await Promise.all([
      ...times(4, () => officer.decide(`${path}/decision`, 'confirm')),
      officer.decide(`${path}/decision`, 'send-back'),
      analyst.decide(`${path}/decision`, 'confirm'),
    ])
    const codes = reported(decisions)
    for (const code of codes) expect(['200', 'no-proposal', 'review-closed', 'same-person']).toContain(code)
    expect(codes.filter((code) => code === '200')).toHaveLength(1)
    // After sending back, another proposal is needed; after a confirmation the review has ended.
    if (await reviewOf(officer, ordered.id)) {
      await analyst.post(`${path}/proposal`, { outcome: 'refuse', note: 'Otra vez' })
      expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
    }
    await life.reaches(persona, ordered.id, 'stopped')
  })
})

describe('two workers, many transfers', () => {
  it('one of them with several rounds, queues and relays: nothing is done twice', async () => {
    const pool = appPool(life.databaseUrl)
    const config = { ...life.config, worker: { rounds: 3, deliveries: 4, queues: 5, relays: 4 } }
    const second = await startWork(config, createRuntime({ ...life.runtime, pool }), life.ports)
    try {
      const words = ['Ejemplo', 'Rechazo', 'Devuelve', 'Doble', 'Imposible', 'Mudo']
      const ordered = await Promise.all(
        words.map((word, index) =>
          life.order(index < 3 ? persona : empresa, { recipient: { name: `Rosa ${word}` } }),
        ),
      )
      const pages = await Promise.all(
        ordered.map(
          async ({ id }, index) =>
            (await (index < 3 ? persona : empresa).post<{ url: string }>(`/api/transfers/${id}/payments`, {}))
              .body.url,
        ),
      )
      await Promise.all(
        pages.map((page) => postForm(page, { account: 'corriente', amount: '201000', action: 'approve' })),
      )
      const back = ['Rechazo', 'Devuelve', 'Imposible']
      await Promise.all(
        ordered.map(async ({ id }, index) => {
          const client = index < 3 ? persona : empresa
          if (!back.includes(words[index] ?? '')) return life.reaches(client, id, 'delivered')
          await life.reaches(client, id, 'needs-correction')
          const choose = () => client.post(`/api/transfers/${id}/refund-choice`, {})
          expect(reported(await Promise.all([choose(), choose()]))).toEqual(['200', 'not-in-this-state'])
          return life.reaches(client, id, 'refunded')
        }),
      )
      const { rows } = await life.pool.query<{ n: bigint }>(
        `select count(*) as n from platform.partner_call where operation = 'submit-payout' and subject = any($1::uuid[]) group by subject`,
        [ordered.map(({ id }) => uuid(id))],
      )
      expect(rows.map(({ n }) => n)).toEqual(words.map(() => 1n))
    } finally {
      await second.stop()
      await pool.end()
    }
  })

  it('an overdue order ends once', async () => {
    const ordered = [await life.order(persona), await life.order(persona)]
    const second = await startWork(life.config, life.runtime, life.ports)
    await life.moveClock(25 * 3_600_000)
    await Promise.all(ordered.map(({ id }) => life.reaches(persona, id, 'expired')))
    await second.stop()
  })
})
