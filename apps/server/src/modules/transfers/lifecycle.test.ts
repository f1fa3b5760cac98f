import type { ReviewSummary, ReviewWire, StaffTransfer } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { arrives } from '../../../test/inbox.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'

let life: RunningEnvironment
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

describe('a transfer without problems', () => {
  it('from order to delivery: fee, IVA and spread are earned only then', async () => {
    const ordered = await life.order(persona)
    expect(ordered.state).toBe('waiting-for-payment')
    expect(ordered.payment?.remainingMinor).toBe('200000')
    expect((await persona.get(`/api/transfers/${ordered.id}`)).body, 'what the order answered').toEqual(
      ordered,
    )
    await life.pay(persona, ordered.id)
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(delivered.timeline.map(({ step, status }) => `${step} ${status}`)).toEqual([
      'ordered done',
      'payment-received done',
      'converted done',
      'sent-to-bank done',
      'delivered done',
    ])
    const staff = await life.signedIn('soporte')
    const { body } = await staff.get<StaffTransfer>(`/api/transfers/${ordered.id}`)
    const earned = body.journals.find(({ kind }) => kind === 'transfer-delivered')
    const { fee, spread } = ordered.price
    const sums = Object.fromEntries(
      (earned?.legs ?? [])
        .filter(({ state }) => state === 'post')
        .map(({ credit, amount }) => [credit, amount]),
    )
    expect(sums).toMatchObject({
      'fee-income': fee.net.amount,
      'iva-payable': fee.iva.amount,
      'spread-income': spread.amount.amount,
    })
    expect(await life.openClearing()).toEqual([])
  })

  it('a company to Mexico, with a fixed amount to receive', async () => {
    const empresa = await life.signedIn('empresa')
    const ordered = await life.order(empresa, { corridorId: 'mx-mxn', side: 'receive', amount: '500000' })
    expect(ordered.price.receive).toEqual({ amount: '500000', currency: 'MXN' })
    await life.pay(empresa, ordered.id)
    await life.reaches(empresa, ordered.id, 'delivered')
    expect(await life.openClearing()).toEqual([])
  })

  it('several payments: funded, and the excess is refunded', async () => {
    const ordered = await life.order(persona)
    await life.pay(persona, ordered.id, { amount: '60000' })
    await expect
      .poll(
        async () =>
          (await persona.get<typeof ordered>(`/api/transfers/${ordered.id}`)).body.payment?.remainingMinor,
        {
          timeout: 60_000,
        },
      )
      .toBe('140000')
    await life.pay(persona, ordered.id, { amount: '150000' })
    await life.reaches(persona, ordered.id, 'delivered')
    await expect.poll(() => life.openClearing(), { timeout: 60_000 }).toEqual([])
    const { rows } = await life.pool.query<{ amount: bigint }>(
      "select amount_minor as amount from payins.refund where reason = 'excess' and status = 'settled'",
    )
    expect(rows.map(({ amount }) => amount)).toEqual([10_000n])
    const { text } = await arrives(
      life,
      'persona@demo.puente.test',
      'Te devolvemos $10.000 que pagaste de más',
    )
    expect(text).toContain('a la cuenta de origen')
  })
})

describe('a payout with problems', () => {
  it.each([
    ['whose answer never comes is asked about before anything else', 'Silencio'],
    ['whose connection is cut before effect is sent again under the same reference', 'Perdido'],
    ['reported twice: delivered once', 'Doble'],
    ['reported out of order: delivered once', 'Desorden'],
  ])('%s', async (_what, word) => {
    const ordered = await life.order(persona, { recipient: { name: `Rosa ${word}` } })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    expect(await life.openClearing()).toEqual([])
    const { rows } = await life.pool.query<{ n: bigint }>(
      `select count(*) as n from payouts.payout p join transfers.transfer t on t.id = p.transfer_id
       where replace(t.id::text, '-', '') = $1`,
      [ordered.id.slice(4)],
    )
    expect(rows[0]?.n).toBe(1n)
  })
})

describe('a partner that contradicts itself', () => {
  it('asked again until its answers agree: no refund while the recipient may have been paid', async () => {
    const ordered = await life.order(persona, { recipient: { name: 'Rosa Contradice' } })
    await life.pay(persona, ordered.id)
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(delivered.timeline.map(({ step }) => step)).not.toContain('refunding')
    expect(await life.openClearing()).toEqual([])
  })
})

describe('an order that ends before conversion', () => {
  it('cancelled without money: ends; with money: everything is refunded', async () => {
    const empty = await life.order(persona)
    expect((await persona.post<typeof empty>(`/api/transfers/${empty.id}/cancellation`, {})).body.state).toBe(
      'cancelled',
    )
    const paid = await life.order(persona)
    await life.pay(persona, paid.id, { amount: '50000' })
    await expect
      .poll(
        async () => (await persona.get<typeof paid>(`/api/transfers/${paid.id}`)).body.payment?.receivedMinor,
        { timeout: 60_000 },
      )
      .toBe('50000')
    await persona.post(`/api/transfers/${paid.id}/cancellation`, {})
    await life.reaches(persona, paid.id, 'refunded')
    expect(await life.openClearing()).toEqual([])
  })

  it('money that arrives after the cancellation: refunded', async () => {
    const ordered = await life.order(persona)
    const page = await persona.post<{ url: string }>(`/api/transfers/${ordered.id}/payments`, {})
    await persona.post(`/api/transfers/${ordered.id}/cancellation`, {})
    await life.transferTo({
      rut: '11.222.333-9',
      name: 'Persona Demo',
      amount: '200000',
      reference: ordered.payment?.reference ?? '',
    })
    expect(page.status).toBe(201)
    await expect
      .poll(
        async () =>
          (
            await life.pool.query(
              "select 1 from payins.refund where amount_minor = 200000 and reason = 'excess' and status = 'settled'",
            )
          ).rowCount,
        { timeout: 60_000 },
      )
      .toBe(1)
    expect(await life.openClearing()).toEqual([])
  })
})

describe('a screening hit', () => {
  const review = async (client: Client, transferId: string) => {
    const { body } = await client.get<{ items: ReviewSummary[] }>('/api/reviews')
    return body.items.find((item) => item.transferId === transferId)
  }

  it('neutral to the customer, and released only by two different people', async () => {
    const ordered = await life.order(persona, { recipient: { name: 'Bloqueado Demo' } })
    expect(ordered.state).toBe('checking')
    expect(JSON.stringify(ordered)).not.toMatch(/hit|screen|list|review/i)
    expect(ordered.payment).toBeUndefined()
    expect((await persona.get(`/api/transfers/${ordered.id}`)).body, 'what the order answered').toEqual(
      ordered,
    )
    expect((await persona.post(`/api/transfers/${ordered.id}/payments`, {})).body.code).toBe(
      'not-in-this-state',
    )

    const analyst = await life.signedIn('analista')
    const officer = await life.signedIn('oficial')
    const support = await life.signedIn('soporte')
    expect((await support.get('/api/reviews')).status).toBe(403)
    const seen = await support.get(`/api/transfers/${ordered.id}`)
    expect(JSON.stringify(seen.body)).not.toMatch(/review-opened|check-names|hit/)

    const item = await review(analyst, ordered.id)
    const path = `/api/reviews/${item?.id}`
    const whole = (await analyst.get(path)).body as unknown as ReviewWire
    expect(whole.hits).not.toHaveLength(0)
    expect((await officer.decide(`${path}/decision`, 'confirm')).body.code).toBe('no-proposal')
    expect(
      (await analyst.post(`${path}/proposal`, { outcome: 'release', note: 'Otra persona' })).status,
    ).toBe(200)
    expect((await analyst.decide(`${path}/decision`, 'confirm')).body.code).toBe('same-person')
    expect((await officer.post(`${path}/proposal`, { outcome: 'refuse', note: 'Coincide' })).body.code).toBe(
      'already-proposed',
    )
    expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)

    await life.reaches(persona, ordered.id, 'waiting-for-payment')
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    expect(await life.openClearing()).toEqual([])
  })

  it('refused by two people: the order ends', async () => {
    const ordered = await life.order(persona, { recipient: { name: 'Bloqueado Demo' } })
    const analyst = await life.signedIn('analista')
    const officer = await life.signedIn('oficial')
    const item = await review(analyst, ordered.id)
    await officer.post(`/api/reviews/${item?.id}/proposal`, { outcome: 'refuse', note: 'Coincide' })
    await analyst.decide(`/api/reviews/${item?.id}/decision`, 'confirm')
    const stopped = await life.reaches(persona, ordered.id, 'stopped')
    expect(JSON.stringify(stopped)).not.toMatch(/hit|screen|list/i)
    expect(await life.openClearing()).toEqual([])
  })
})
