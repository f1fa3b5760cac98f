import { uuidOf } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import type { ReviewSummary } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { recipientBody, startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { outcomesOf, type Outcomes } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'
import { proposed, restrictionBody, restrictionEnded, restrictionSet } from '../../../../test/restrictions.ts'
import { unmatchedMoneyOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'
import { hours } from '../../../../test/test-clock.ts'
import { takeDueRefunds } from '../../payins/refunds/refunds.store.ts'

const PATIENCE = { timeout: 60_000, interval: 100 }

let life: RunningEnvironment
let kit: UnmatchedMoney
let outcomes: Outcomes
let persona: Client
let analyst: Client
let officer: Client

beforeAll(async () => {
  life = await startEnvironment()
  kit = await unmatchedMoneyOf(life)
  persona = await life.signedIn('persona')
  analyst = await life.signedIn('analista')
  officer = await life.signedIn('oficial')
  outcomes = outcomesOf(life, persona)
})
afterAll(() => life?.close())

async function customerOf({ id }: TransferWire): Promise<string> {
  const { rows } = await life.pool.query<{ customer: string }>(
    'select customer_id as customer from transfers.transfer where id = $1',
    [uuidOf('transfer', id)],
  )
  return rows[0]?.customer ?? ''
}

const freeze = async (ordered: TransferWire): Promise<string> =>
  restrictionSet({ proposer: analyst, decider: officer }, await customerOf(ordered), 'freeze')

const lift = (restriction: string): Promise<void> =>
  restrictionEnded({ proposer: analyst, decider: officer }, restriction)

async function reviewOf({ id }: TransferWire, isFunded = true): Promise<string> {
  const { body } = await analyst.get<{ items: ReviewSummary[] }>('/api/reviews')
  const review = body.items.find(({ transferId }) => transferId === id)
  expect([review?.reason, review?.funded]).toEqual(['frozen-customer', isFunded])
  return `/api/reviews/${review?.id}`
}

const propose = async (ordered: TransferWire, outcome: string) =>
  analyst.post(`${await reviewOf(ordered)}/proposal`, { outcome, note: 'Prueba' })

async function decided(ordered: TransferWire, outcome: string): Promise<void> {
  const path = await reviewOf(ordered)
  expect((await propose(ordered, outcome)).status).toBeLessThan(300)
  expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
}

it('a freeze: an analyst cannot confirm what an officer proposes, nor the officer alone', async () => {
  const ordered = await life.order(persona)
  const customerId = await customerOf(ordered)
  const proposal = await proposed(officer, customerId, await restrictionBody(officer, 'freeze'))
  const path = `/api/approvals/${proposal}/decision`
  expect((await analyst.post(path, { decision: 'confirm' })).status).toBe(403)
  expect((await officer.post(path, { decision: 'confirm' })).body.code).toBe('same-person')
  expect((await officer.post(`/api/approvals/${proposal}/withdrawal`, {})).status).toBeLessThan(300)
})

it('an order paid during the freeze: stays in review, and a cancellation refunds it only afterwards', async () => {
  const ordered = await life.order(persona)
  const restriction = await freeze(ordered)
  await life.pay(persona, ordered.id, { amount: '250000' })
  const checked = await life.reaches(persona, ordered.id, 'checking')
  expect(checked.timeline.slice(0, 3).map(({ step, status }) => `${step} ${status}`)).toEqual([
    'ordered done',
    'payment-received done',
    'checking now',
  ])
  for (const outcome of ['release', 'refuse'])
    expect((await propose(ordered, outcome)).body.code).toBe('customer-frozen')
  expect((await persona.post(`/api/transfers/${ordered.id}/cancellation`, {})).status).toBeLessThan(300)
  expect((await outcomes.seen(ordered.id)).state).toBe('checking')
  await lift(restriction)
  await decided(ordered, 'release')
  await life.reaches(persona, ordered.id, 'refunded')
})

it('money frozen in its review: staff cannot release it before the freeze of the customer ends', async () => {
  const ordered = await life.order(persona)
  const restriction = await freeze(ordered)
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'checking')
  await decided(ordered, 'freeze')
  await life.reaches(persona, ordered.id, 'stopped')
  const unfreeze = { action: 'unfreeze', note: 'Prueba' }
  const path = `/api/transfers/${ordered.id}/actions`
  expect((await officer.post(path, unfreeze)).body.code).toBe('customer-frozen')
  await lift(restriction)
  expect((await officer.post(path, unfreeze)).status).toBeLessThan(300)
})

it('a payout returned during the freeze: a correction sends nothing and is reviewed', async () => {
  const ordered = await life.order(persona, { recipient: { name: 'Rosa Rechazo' } })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'needs-correction')
  const restriction = await freeze(ordered)
  const corrected = await persona.post<TransferWire>(`/api/transfers/${ordered.id}/correction`, {
    details: recipientBody().details,
    name: 'Rosa Ejemplo',
  })
  expect(corrected.body.state).toBe('checking')
  await lift(restriction)
  await decided(ordered, 'release')
  await life.reaches(persona, ordered.id, 'delivered')
})

it('a refund that waits: the bank gets no order before the freeze ends', async () => {
  const { ordered } = await kit.rejectedRefund(persona, '59921')
  const restriction = await freeze(ordered)
  const statuses = async () =>
    (
      await life.pool.query<{ status: string }>(
        'select status from payins.refund where order_id = $1 order by created_at, attempt',
        [uuidOf('transfer', ordered.id)],
      )
    ).rows.map(({ status }) => status)
  await life.moveClock(hours(24 * 8))
  await expect.poll(statuses, PATIENCE).toEqual(['replaced', 'ready'])
  await life.stopWork()
  const due = () => life.runtime.work({ kind: 'system', name: 'test' }, (work) => takeDueRefunds(work, 10))
  expect(await due()).toEqual([])
  // The previous release stores no customer.
  await asOwner(life, "update payins.refund set customer_id = null where status = 'ready'")
  expect(await due()).toEqual([])
  // The sessions of staff ended with the days that passed.
  analyst = await life.signedIn('analista')
  officer = await life.signedIn('oficial')
  await lift(restriction)
  expect(await due()).toHaveLength(1)
})
