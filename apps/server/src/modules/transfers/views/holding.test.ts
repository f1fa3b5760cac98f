import type { TransferWire } from '@puente/contract/customer'
import type { ReviewSummary, StaffTransfer, TransferActionWire } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { faultsAfter } from '../../../../test/aftermath.ts'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'

let life: RunningEnvironment
let persona: Client
let treasury: Client
let officer: Client
let analyst: Client
beforeAll(async () => {
  life = await startEnvironment()
  ;[persona, treasury, officer, analyst] = await Promise.all([
    life.signedIn('persona'),
    life.signedIn('tesoreria'),
    life.signedIn('oficial'),
    life.signedIn('analista'),
  ])
})
afterAll(async () => life?.close())

const own = { rut: '11.222.333-9', name: 'Persona Demo' }
const PATIENCE = { timeout: 60_000, interval: 100 }
const quiet = () =>
  expect
    .poll(() => faultsAfter({ databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }), PATIENCE)
    .toEqual([])
const seen = async (id: string, client = treasury) =>
  (await client.get<StaffTransfer>(`/api/transfers/${id}`)).body
const reviewOf = async (id: string) =>
  (await analyst.get<{ items: ReviewSummary[] }>('/api/reviews?limit=100')).body.items.find(
    ({ transferId }) => transferId === id,
  )
const propose = (id: string, body: object, client = treasury) =>
  client.post<TransferActionWire>(`/api/transfers/${id}/actions`, { note: 'Lo pidió por teléfono', ...body })
/** One proposes and the other confirms. Returns the status of the confirmation. */
async function done(id: string, action: string, reason: string): Promise<number> {
  const proposed = await propose(id, { action, reason })
  expect(proposed.status).toBe(201)
  return (await officer.post(`/api/approvals/${proposed.body.id}/decision`, { decision: 'confirm' })).status
}
const received = async (id: string) =>
  (await persona.get<TransferWire>(`/api/transfers/${id}`)).body.payment?.receivedMinor

describe('a hold', () => {
  it('an unpaid order: stops until two people release it, and then continues with the money that arrived', async () => {
    const { id, payment } = await life.order(persona, { amount: '201201' })
    const proposed = await propose(id, { action: 'hold', reason: 'fraud-suspected' })
    expect(proposed.body).toMatchObject({ action: 'hold', reason: 'fraud-suspected', status: 'proposed' })
    const path = `/api/approvals/${proposed.body.id}/decision`
    expect((await treasury.post(path, { decision: 'confirm' })).body.code).toBe('same-person')
    expect((await seen(id)).state).toBe('awaiting-payin')
    expect((await officer.post(path, { decision: 'confirm' })).status).toBe(200)
    const stopped = await life.reaches(persona, id, 'checking')
    expect(JSON.stringify(stopped)).not.toMatch(/fraud|hold|manual/i)
    expect(await seen(id)).toMatchObject({
      state: 'in-review',
      possibleActions: ['release'],
      obstacles: [
        { action: 'hold', why: 'in-review' },
        { action: 'cancel', why: 'in-review' },
      ],
      received: { amount: '0' },
    })
    await life.transferTo({ ...own, amount: '201201', reference: payment?.reference ?? '' })
    await expect.poll(async () => (await seen(id)).received.amount, PATIENCE).toBe('201201')
    expect((await seen(id)).state).toBe('in-review')
    expect(await done(id, 'release', 'checked')).toBe(200)
    await life.reaches(persona, id, 'delivered')
    await quiet()
  })

  it('its review: linked from the history for those who read reviews, and decided there too', async () => {
    const { id } = await life.order(persona, { amount: '201202' })
    expect(await done(id, 'hold', 'recipient-doubtful')).toBe(200)
    const review = await reviewOf(id)
    expect(review?.reason).toBe('manual')
    const changes = async (client: Client) =>
      (await seen(id, client)).history.map(({ to, reviewId }) => [to, reviewId])
    expect(await changes(officer)).toEqual([
      ['awaiting-payin', undefined],
      ['in-review', review?.id],
    ])
    expect((await changes(treasury)).flatMap(([, reviewId]) => reviewId ?? [])).toEqual([])
    await analyst.post(`/api/reviews/${review?.id}/proposal`, { outcome: 'refuse', note: 'No es su cuenta' })
    expect((await seen(id)).obstacles).toContainEqual({ action: 'release', why: 'review-proposed' })
    expect((await propose(id, { action: 'release', reason: 'checked' })).body.code).toBe('not-in-this-state')
    await officer.decide(`/api/reviews/${review?.id}/decision`, 'confirm')
    const ended = await seen(id, officer)
    expect(ended.state).toBe('rejected')
    expect(ended.history.at(-1)).toMatchObject({
      to: 'rejected',
      reviewId: review?.id,
      actorName: 'Oficial Demo',
    })
    await quiet()
  })

  it('a name that is listed after the release: stops the transfer again', async () => {
    const { id } = await life.order(persona, { amount: '201203', recipient: { name: 'Listada Despues' } })
    expect(await done(id, 'hold', 'other')).toBe(200)
    expect(await done(id, 'release', 'checked')).toBe(200)
    await life.controlSandbox('/control/names', { name: 'Listada Despues', kind: 'person' })
    await life.pay(persona, id)
    await expect.poll(async () => (await reviewOf(id))?.reason, PATIENCE).toBe('screening-hit')
    const now = await seen(id)
    expect(now.possibleActions).toEqual([])
    expect(now.obstacles).toContainEqual({ action: 'release', why: 'decided-in-review' })
    const path = `/api/reviews/${(await reviewOf(id))?.id}`
    await analyst.post(`${path}/proposal`, { outcome: 'refuse', note: 'Coincide' })
    await officer.decide(`${path}/decision`, 'confirm')
    await life.reaches(persona, id, 'refunded')
    await quiet()
  })
})

describe('a cancellation by staff', () => {
  it('without money: ends; with money: refunds it', async () => {
    const unpaid = await life.order(persona, { amount: '201204' })
    expect(await done(unpaid.id, 'cancel', 'order-mistaken')).toBe(200)
    await life.reaches(persona, unpaid.id, 'cancelled')
    const paid = await life.order(persona, { amount: '201205' })
    await life.pay(persona, paid.id, { amount: '50001' })
    await expect.poll(() => received(paid.id), PATIENCE).toBe('50001')
    expect(await done(paid.id, 'cancel', 'customer-asked')).toBe(200)
    await life.reaches(persona, paid.id, 'refunded')
    expect((await seen(paid.id)).refund).toEqual({
      state: 'settled',
      amount: { amount: '50001', currency: 'CLP' },
    })
    await quiet()
  })

  it('a refund that the bank rejects: shown as rejected, not as paid', async () => {
    const { id } = await life.order(persona, { amount: '300000' })
    await life.pay(persona, id, { amount: '69921' })
    await expect.poll(() => received(id), PATIENCE).toBe('69921')
    expect(await done(id, 'cancel', 'customer-asked')).toBe(200)
    await expect.poll(async () => (await seen(id)).refund?.state, PATIENCE).toBe('rejected')
    expect((await seen(id)).state).toBe('refunding')
  })
})

test('a delivered transfer: nothing of it is possible, and the page has the reason', async () => {
  const { id } = await life.order(persona, { amount: '201206' })
  await life.pay(persona, id)
  await life.reaches(persona, id, 'delivered')
  const { possibleActions, obstacles } = await seen(id)
  expect(possibleActions).toEqual([])
  expect(obstacles).toEqual([
    { action: 'hold', why: 'delivered' },
    { action: 'release', why: 'not-stopped' },
    { action: 'cancel', why: 'delivered' },
  ])
  expect((await propose(id, { action: 'hold', reason: 'other' })).body.code).toBe('not-in-this-state')
})

test.each([
  [{ action: 'hold' }, 'missing'],
  [{ action: 'hold', reason: 'checked' }, 'not-a-choice'],
  [{ action: 'refund', reason: 'other' }, 'unknown-field'],
])('the reason of %j: %s', async (body, fault) => {
  const { id } = await life.order(persona, { amount: '201207' })
  const refused = await propose(id, body)
  expect([refused.status, refused.body.fields]).toEqual([422, [{ at: 'reason', fault }]])
  await persona.post(`/api/transfers/${id}/cancellation`, {})
})
