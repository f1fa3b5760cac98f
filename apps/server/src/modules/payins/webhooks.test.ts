/* long: one test environment covers every case of the bank’s handler, each in a few lines */
import type { TransferWire } from '@puente/contract/customer'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { flood } from '../../../test/flood.ts'
import { startEnvironment, postForm, type RunningEnvironment } from '../../../test/life.ts'
import { eventText, signatureFor, deliver, type Delivery } from '../../../test/partner.ts'
import { controlSandbox } from '../../../test/sandbox-control.ts'

const OLD = 'sandbox-bank-webhook-secret'
const NEXT = 'sandbox-bank-webhook-secret-next'
const persona = { rut: '11.222.333-9', name: 'Persona Demo' }

let life: RunningEnvironment
let client: Client
/** Money that the cases put into suspense, in CLP. */
let suspendedMinor = 0n

beforeAll(async () => {
  life = await startEnvironment({ env: { BANK_WEBHOOK_SECRET: `${NEXT},${OLD}` } })
  client = await life.signedIn('persona')
})
afterAll(async () => life?.close())
afterEach(async () => {
  await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'none' })
  const open = suspendedMinor === 0n ? [] : [`suspense ${suspendedMinor} CLP`]
  await expect.poll(() => life.openClearing(), { timeout: 60_000, interval: 200 }).toEqual(open)
})

const handler = (text: string, how?: Delivery) => deliver(life.listeners.customer, 'bank', text, how)
const count = async (statement: string, values: readonly unknown[] = []) =>
  Number(
    (await life.pool.query<{ n: bigint }>(`select count(*) as n from ${statement}`, [...values])).rows[0]?.n,
  )
const messages = () => count("platform.partner_message where partner = 'bank'")
const payments = () => count('payins.payment')
const outcomeOf = async (eventId: string) =>
  (
    await life.pool.query<{ outcome: string | null }>(
      'select outcome from platform.partner_message where event_id = $1',
      [eventId],
    )
  ).rows.map(({ outcome }) => outcome)
const seen = async (id: string) => (await client.get<TransferWire>(`/api/transfers/${id}`)).body
const pageFor = async (id: string) =>
  (await client.post<{ url: string }>(`/api/transfers/${id}/payments`, {})).body.url
const uuid = (id: string) => id.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const journals = (id: string, kind: string) =>
  count('ledger.journal where subject = $1 and kind = $2', [uuid(id), kind])

/** A payment at the bank for which no message was sent. */
async function quietPayment(reference: string, amount: string): Promise<string> {
  await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'webhooks-off', calls: 1 })
  const payment = { reference, amount, payerRut: '11222333-9' }
  return ((await controlSandbox(life.sandbox?.url, '/control/payments', payment)) as { id: string }).id
}

describe('a message with an invalid signature', () => {
  const text = eventText('payment.confirmed', { paymentId: 'pay_x' })
  const seconds = Math.floor(Date.now() / 1000)
  const cases: readonly (readonly [string, Delivery])[] = [
    ['signed with another secret', { secret: 'another-secret' }],
    ['signed with the rails’ secret', { secret: 'sandbox-rails-webhook-secret' }],
    ['unsigned', { signature: null }],
    ['with an empty signature', { signature: '' }],
    ['with a made-up signature', { signature: `t=${seconds},v1=${'0'.repeat(64)}` }],
    ['signed over other bytes', { signed: text.replace('pay_x', 'pay_y') }],
    ['signed over the same JSON spelled otherwise', { signed: text.replace('{', '{ ') }],
    ['signed six minutes ago', { atMs: Date.now() - 360_000 }],
    ['signed six minutes from now', { atMs: Date.now() + 360_000 }],
    [
      'with the timestamp changed afterwards',
      { signature: signatureFor(text, { atMs: Date.now() - 5000 }).replace(/t=\d+/, `t=${seconds}`) },
    ],
  ]

  it.each(cases)('%s: refused and not stored', async (_what, how) => {
    const before = await messages()
    expect(await handler(text, how)).toBe(401)
    expect(await messages()).toBe(before)
  })
})

describe('a signed message', () => {
  it.each([
    ['in force', NEXT],
    ['that is being replaced', OLD],
  ])('signed with the secret %s: stored', async (_what, secret) => {
    const text = eventText('payment.confirmed', { paymentId: 'pay_nothing' })
    expect(await handler(text, { secret })).toBe(200)
    await expect.poll(() => outcomeOf(JSON.parse(text).id), { timeout: 60_000 }).toEqual(['unknown-payment'])
  })

  it.each([
    ['no JSON', '{"id":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['an event without an id', '{"type":"payment.confirmed"}'],
    ['an id that is no text', '{"id":7,"type":"payment.confirmed"}'],
    ['an endless id', JSON.stringify({ id: 'x'.repeat(101), type: 'payment.confirmed' })],
    ['bytes that no text can keep', JSON.stringify({ id: 'evt_\u0000', type: 'payment.confirmed' })],
  ])('%s: refused and not stored', async (_what, text) => {
    const before = await messages()
    expect(await handler(text)).toBe(400)
    expect(await messages()).toBe(before)
  })

  it('about no payment, or one unknown to the bank: nothing changes', async () => {
    const before = await payments()
    const unknown = eventText('payment.confirmed', { paymentId: 'pay_nothing' })
    const odd = [{}, { paymentId: 7 }, { paymentId: null }, null, 'text', { paymentId: '../balances' }].map(
      (data) => eventText('payment.confirmed', data),
    )
    for (const text of [unknown, ...odd]) expect(await handler(text)).toBe(200)
    const ids = [unknown, ...odd].map((text) => (JSON.parse(text) as { id: string }).id)
    await expect
      .poll(
        async () => count('platform.partner_message where event_id = any($1) and handled_at is null', [ids]),
        { timeout: 60_000 },
      )
      .toBe(0)
    expect(await outcomeOf(ids[0] ?? '')).toEqual(['unknown-payment'])
    expect(await outcomeOf(ids[1] ?? '')).toEqual(['not-about-a-payment'])
    expect(await payments()).toBe(before)
  })

  it('many copies, concurrent and late: stored once and booked once', async () => {
    const ordered = await life.order(client)
    const paymentId = await quietPayment(ordered.payment?.reference ?? '', '200000')
    const text = eventText('payment.confirmed', { paymentId }, `evt_same_${paymentId}`)
    const statuses = await Promise.all(Array.from({ length: 8 }, () => handler(text)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await life.reaches(client, ordered.id, 'delivered')
    expect(await handler(text)).toBe(200)
    // Another event about the same payment changes nothing.
    const other = eventText('payment.confirmed', { paymentId })
    expect(await handler(other)).toBe(200)
    await expect.poll(() => outcomeOf(JSON.parse(other).id), { timeout: 60_000 }).toEqual(['confirmed'])
    expect(await outcomeOf(`evt_same_${paymentId}`)).toEqual(['confirmed'])
    expect(await count('payins.payment where bank_payment_id = $1', [paymentId])).toBe(1)
    expect(await journals(ordered.id, 'payin-received')).toBe(1)
  })

  it('a false amount: not used', async () => {
    const ordered = await life.order(client)
    const lie = {
      paymentId: 'pay_made_up',
      amount: '200000',
      reference: ordered.payment?.reference,
      status: 'confirmed',
    }
    expect(await handler(eventText('payment.confirmed', lie))).toBe(200)
    const partly = await quietPayment(ordered.payment?.reference ?? '', '50000')
    expect(await handler(eventText('payment.confirmed', { paymentId: partly, amount: '200000' }))).toBe(200)
    await expect
      .poll(async () => (await seen(ordered.id)).payment?.receivedMinor, { timeout: 60_000 })
      .toBe('50000')
    await client.post(`/api/transfers/${ordered.id}/cancellation`, {})
    await life.reaches(client, ordered.id, 'refunded')
  })
})

describe('a body of 200 MB', () => {
  it.each([
    ['declared', true],
    ['not declared', false],
  ])('length %s: refused while it arrives, and memory does not grow', async (_what, declared) => {
    const before = await messages()
    const url = `${life.listeners.customer}/api/partners/bank/webhook`
    const flooded = await flood(
      url,
      { 'content-type': 'application/json', 'x-partner-signature': 't=1,v1=00' },
      declared,
    )
    expect([flooded.status, flooded.code]).toEqual([413, 'too-large'])
    expect(flooded.sentBytes).toBeLessThan(32 * 1024 * 1024)
    expect(flooded.grownBytes).toBeLessThan(48 * 1024 * 1024)
    expect(await messages()).toBe(before)
  })
})

describe('messages in any order', () => {
  it('before the bank’s own answer: the order is funded', async () => {
    const ordered = await life.order(client, { amount: '209914' })
    await life.pay(client, ordered.id)
    await life.reaches(client, ordered.id, 'delivered')
  })

  it('lost: the payment is found in the bank’s list', async () => {
    const ordered = await life.order(client, { amount: '209915' })
    await life.pay(client, ordered.id)
    await life.reaches(client, ordered.id, 'delivered')
    expect(await journals(ordered.id, 'payin-received')).toBe(1)
  })

  it.each([['duplicate-webhooks'], ['reorder-webhooks'], ['webhooks-off']])(
    '%s: two payments are booked once each',
    async (kind) => {
      const ordered = await life.order(client)
      await life.controlSandbox('/control/failures', { partner: 'bank', kind })
      const page = await pageFor(ordered.id)
      await postForm(page, { account: 'corriente', amount: '120000', action: 'approve' })
      await postForm(page, { account: 'corriente', amount: '80000', action: 'approve' })
      await life.reaches(client, ordered.id, 'delivered')
      expect(await journals(ordered.id, 'payin-received')).toBe(2)
    },
  )

  it('while the bank does not answer: the message waits', async () => {
    const ordered = await life.order(client)
    const paymentId = await quietPayment(ordered.payment?.reference ?? '', '200000')
    await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'error-500' })
    const text = eventText('payment.confirmed', { paymentId })
    expect(await handler(text)).toBe(200)
    await expect.poll(() => outcomeOf(JSON.parse(text).id), { timeout: 60_000 }).toEqual(['unknown'])
    expect((await seen(ordered.id)).state).toBe('waiting-for-payment')
    await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'none' })
    await life.reaches(client, ordered.id, 'delivered')
    await expect.poll(() => outcomeOf(JSON.parse(text).id), { timeout: 60_000 }).toEqual(['confirmed'])
  })
})

describe('money without an order', () => {
  const why = async (amount: string) =>
    (
      await life.pool.query<{ why: string; status: string }>(
        'select why, status from payins.payment where amount_minor = $1',
        [amount],
      )
    ).rows

  it.each([
    ['an unknown reference', 'PU23456789', '31001'],
    ['no reference', 'para Rosa', '31002'],
    ['nothing at all', '', '31003'],
  ])('names %s: in suspense, and no order changes', async (_what, reference, amount) => {
    await life.transferTo({ ...persona, amount, reference })
    await expect
      .poll(() => why(amount), { timeout: 60_000 })
      .toEqual([{ why: 'no-reference', status: 'suspense' }])
    suspendedMinor += BigInt(amount)
  })

  it('from another RUT: in suspense, the order stays payable, and the payer is not named', async () => {
    const ordered = await life.order(client)
    await life.pay(client, ordered.id, { account: 'otra', amount: '200000' })
    await expect
      .poll(() => why('200000').then((rows) => rows.filter((row) => row.why === 'other-rut')), {
        timeout: 60_000,
      })
      .toHaveLength(1)
    suspendedMinor += 200_000n
    const waiting = await seen(ordered.id)
    expect([waiting.state, waiting.payment?.receivedMinor]).toEqual(['waiting-for-payment', '0'])
    await life.pay(client, ordered.id)
    await life.reaches(client, ordered.id, 'delivered')
  })

  it('a second payment of an order: refunded', async () => {
    const ordered = await life.order(client)
    const page = await pageFor(ordered.id)
    await Promise.all(
      [1, 2].map(() => postForm(page, { account: 'corriente', amount: '200000', action: 'approve' })),
    )
    await life.reaches(client, ordered.id, 'delivered')
    await expect
      .poll(
        () =>
          count(
            "payins.refund where order_id = $1 and reason = 'excess' and amount_minor = 200000 and status = 'settled'",
            [uuid(ordered.id)],
          ),
        { timeout: 60_000 },
      )
      .toBe(1)
  })
})

describe('a payment that fails', () => {
  it.each([
    ['the payer declines', { action: 'reject' as const }, '200000'],
    ['the bank rejects after the payer approved', {}, '209913'],
  ])('%s: nothing is booked and the order stays payable', async (_what, how, amount) => {
    const ordered = await life.order(client, { amount })
    const before = await payments()
    await life.pay(client, ordered.id, how)
    await expect
      .poll(
        () => count("platform.partner_message where type = 'payment.rejected' and outcome = 'rejected'"),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
    expect(await payments()).toBe(before)
    expect((await seen(ordered.id)).state).toBe('waiting-for-payment')
    const page = await pageFor(ordered.id)
    for (const part of [100_007n, BigInt(amount) - 100_007n])
      await postForm(page, { account: 'corriente', amount: String(part), action: 'approve' })
    await life.reaches(client, ordered.id, 'delivered')
  })
})
