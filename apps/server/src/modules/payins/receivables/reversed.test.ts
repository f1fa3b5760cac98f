/* long: one test environment covers every point at which a bank may reverse a payment */
import type { TransferWire } from '@puente/contract/customer'
import type { ReceivableWire } from '@puente/contract/staff'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { faultsAfter } from '../../../../test/aftermath.ts'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { unmatchedMoneyOf, uuidOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'
import { eventText, deliver } from '../../../../test/partner.ts'

let life: RunningEnvironment
let kit: UnmatchedMoney
let persona: Client
let empresa: Client
beforeAll(async () => {
  life = await startEnvironment()
  kit = await unmatchedMoneyOf(life)
  persona = await life.signedIn('persona')
  empresa = await life.signedIn('empresa')
})
afterAll(async () => life?.close())

const PATIENCE = { timeout: 60_000, interval: 100 }
const own = { rut: '11.222.333-9', name: 'Persona Demo' }
const seen = async (id: string, client = persona) =>
  (await client.get<TransferWire>(`/api/transfers/${id}`)).body
const owed = async () => (await kit.treasury.get<{ items: ReceivableWire[] }>('/api/receivables')).body.items
const received = async (id: string) => (await seen(id)).payment?.receivedMinor
const quiet = (faults: readonly string[] = []) =>
  expect
    .poll(() => faultsAfter({ databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }), PATIENCE)
    .toEqual(faults)
/** Code and facts of the refusal of an order now; undefined when an order is possible. */
const blocked = (client = persona) =>
  life.order(client, { amount: '200500' }).then(
    async ({ id }) => {
      await client.post(`/api/transfers/${id}/cancellation`, {})
    },
    (error: unknown) => /"code":"(payment-reversed)","facts":({[^}]*})/.exec(String(error))?.slice(1),
  )
afterEach(async () => {
  expect(await owed()).toEqual([])
  await quiet()
})

describe('a payment reversed before conversion', () => {
  it('the amount received decreases, and other money pays the order', async () => {
    const ordered = await life.order(persona, { amount: '201001' })
    await life.pay(persona, ordered.id, { amount: '60001' })
    await expect.poll(() => received(ordered.id), PATIENCE).toBe('60001')
    await kit.reverse('60001')
    await expect.poll(() => received(ordered.id), PATIENCE).toBe('0')
    await expect.poll(owed, PATIENCE).toEqual([])
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
  })

  it('an order in review: when released, it awaits payment again', async () => {
    const ordered = await life.order(persona, { amount: '201002', recipient: { name: 'Tardia Revisada' } })
    await life.controlSandbox('/control/names', { name: 'Tardia Revisada', kind: 'person' })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'checking')
    await kit.reverse('201002')
    await expect
      .poll(
        async () =>
          (
            await life.pool.query('select reviewed_from from transfers.transfer where id = $1', [
              uuidOf(ordered.id),
            ])
          ).rows[0],
        PATIENCE,
      )
      .toEqual({ reviewed_from: 'awaiting-payin' })
    const analyst = await life.signedIn('analista')
    const { body } = await analyst.get<{ items: { id: string; transferId: string }[] }>('/api/reviews')
    const path = `/api/reviews/${body.items.find(({ transferId }) => transferId === ordered.id)?.id}`
    await analyst.post(`${path}/proposal`, { outcome: 'release', note: 'Otra persona' })
    await kit.officer.decide(`${path}/decision`, 'confirm')
    await life.reaches(persona, ordered.id, 'waiting-for-payment')
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
  })

  it('a funded order: awaits payment again', async () => {
    // While screening does not answer, the order stays funded and is not converted.
    const ordered = await life.order(persona, { amount: '201003' })
    await life.controlSandbox('/control/failures', { partner: 'names', kind: 'error-500' })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'converting')
    await kit.reverse('201003')
    const waiting = await life.reaches(persona, ordered.id, 'waiting-for-payment')
    expect(waiting.payment?.remainingMinor).toBe('201003')
    expect(waiting.timeline.map(({ step, status }) => `${step} ${status}`).slice(0, 2)).toEqual([
      'ordered done',
      'payment-received now',
    ])
    await life.controlSandbox('/control/failures', { partner: 'names', kind: 'none' })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
  })

  it('money in suspense: closed as reversed', async () => {
    const item = await kit.suspended({ amount: '31001' })
    await kit.reverse('31001')
    await expect
      .poll(
        async () => (await kit.treasury.get<{ outcome: string }>(`/api/suspense/${item.id}`)).body.outcome,
        PATIENCE,
      )
      .toBe('reversed')
  })

  it('a rejected refund: cancelled', async () => {
    const { ordered } = await kit.rejectedRefund(persona, '59921')
    await kit.reverse('59921')
    await life.reaches(persona, ordered.id, 'refunded')
  })

  it('reversed before it was read: nothing is booked, whatever arrives late', async () => {
    await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'off' })
    await life.transferTo({ ...own, amount: '31002', reference: '' })
    const state = await fetch(`${life.sandbox?.url}/bank`).then((page) => page.text())
    const id = /payments\/(pay_[^/]+)\/reverse/.exec(state)?.[1] ?? ''
    await life.controlSandbox(`/control/payments/${id}/reverse`, {})
    await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'none' })
    await expect
      .poll(
        async () =>
          (await life.pool.query('select status from payins.payment where amount_minor = 31002')).rows,
        PATIENCE,
      )
      .toEqual([{ status: 'reversed' }])
    expect(
      await deliver(life.listeners.customer, 'bank', eventText('payment.confirmed', { paymentId: id })),
    ).toBe(200)
  })
})

describe('a payment reversed after its money left', () => {
  it("the customer's debt blocks sending and ends when they pay it", async () => {
    const ordered = await life.order(persona, { amount: '209917' })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    await expect
      .poll(async () => (await owed()).map(({ outstanding }) => outstanding.amount), PATIENCE)
      .toEqual(['209917'])
    expect(await owed()).toMatchObject([{ transferId: ordered.id, team: 'treasury', status: 'open' }])
    expect(await blocked()).toEqual(['payment-reversed', '{"amountMinor":"209917"}'])
    expect(await blocked(empresa)).toBeUndefined()
    // A repeated message creates no second debt.
    const { rows } = await life.pool.query<{ id: string }>(
      'select bank_payment_id as id from payins.payment where amount_minor = 209917',
    )
    const text = eventText('payment.reversed', { paymentId: rows[0]?.id })
    expect(await deliver(life.listeners.customer, 'bank', text)).toBe(200)
    expect(await deliver(life.listeners.customer, 'bank', text)).toBe(200)
    await quiet()
    // The bank would reverse a payment of the full amount: a part first, then the rest.
    await life.transferTo({ ...own, amount: '109900', reference: 'mi deuda' })
    await expect.poll(async () => (await owed())[0]?.outstanding.amount, PATIENCE).toBe('100017')
    await life.transferTo({ ...own, amount: '100017', reference: 'mi deuda' })
    await expect.poll(owed, PATIENCE).toEqual([])
    expect(await blocked()).toBeUndefined()
  })

  it('a payment of exactly the debt, without a reference: settles it', async () => {
    const ordered = await life.order(persona, { amount: '201004' })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    await kit.reverse('201004')
    await expect.poll(async () => (await owed()).length, PATIENCE).toBe(1)
    await life.transferTo({ ...own, amount: '201004', reference: '' })
    await expect.poll(owed, PATIENCE).toEqual([])
  })

  it('two people write it off', async () => {
    const ordered = await life.order(persona, { amount: '201005' })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    await kit.reverse('201005')
    await expect.poll(async () => (await owed()).length, PATIENCE).toBe(1)
    const path = `/api/receivables/${(await owed())[0]?.id}`
    const seen = async () => (await persona.get<TransferWire>(`/api/transfers/${ordered.id}`)).body
    expect((await seen()).debt).toEqual({ amount: '201005', currency: 'CLP' })
    expect((await kit.treasury.post(`${path}/proposal`, { note: 'Incobrable' })).status).toBe(200)
    expect((await kit.treasury.decide(`${path}/decision`, 'confirm')).body.code).toBe('same-person')
    const { body } = await kit.officer.decide<ReceivableWire>(`${path}/decision`, 'confirm')
    expect([body.status, body.outstanding.amount]).toEqual(['written-off', '0'])
    expect(await blocked()).toBeUndefined()
    expect((await seen()).debt).toBeUndefined()
  })

  it('money that came back: set off against the debt, and the customer gets the rest', async () => {
    const ordered = await life.order(persona, { amount: '201006', recipient: { name: 'Rosa Rechazo' } })
    await life.pay(persona, ordered.id, { amount: '101000' })
    await expect.poll(() => received(ordered.id), PATIENCE).toBe('101000')
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'needs-correction')
    await kit.reverse('101000')
    await expect.poll(async () => (await owed()).length, PATIENCE).toBe(1)
    await persona.post(`/api/transfers/${ordered.id}/refund-choice`, {})
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect(refunded.refunded?.amount).toBe('100006')
    await expect.poll(owed, PATIENCE).toEqual([])
  })

  it('a payer without an account: becomes the debtor', async () => {
    const debt = await kit.owedByOutsider('31003')
    expect(debt.customerId).toBeUndefined()
    expect((await kit.decided(`/api/receivables/${debt.id}`, { note: 'Incobrable' })).status).toBe(200)
  })
})
