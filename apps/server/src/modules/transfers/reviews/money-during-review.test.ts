import type { TransferWire } from '@puente/contract/customer'
import type { ReviewSummary } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsAfter } from '../../../../test/aftermath.ts'
import type { Client } from '../../../../test/client.ts'
import { recipientBody, startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'

let life: RunningEnvironment
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const persona1 = { rut: '11.222.333-9', name: 'Persona Demo' }
const matched = async () =>
  Number(
    (
      await life.pool.query<{ n: bigint }>(
        "select count(*) as n from payins.payment where status = 'matched'",
      )
    ).rows[0]?.n,
  )

async function decide(transferId: string, outcome: 'release' | 'refuse'): Promise<void> {
  const [analyst, officer] = [await life.signedIn('analista'), await life.signedIn('oficial')]
  const { body } = await analyst.get<{ items: ReviewSummary[] }>('/api/reviews')
  const path = `/api/reviews/${body.items.find((item) => item.transferId === transferId)?.id}`
  await analyst.post(`${path}/proposal`, { outcome, note: 'Con dinero' })
  expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
}

/** An order whose recipient is put on a list between order and payment, so that it is reviewed when funded. */
async function fundedReview(name: string): Promise<{ ordered: TransferWire; reference: string }> {
  const ordered = await life.order(persona, { recipient: { name } })
  await life.controlSandbox('/control/names', { name, kind: 'person' })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'checking')
  return { ordered, reference: ordered.payment?.reference ?? '' }
}

async function moreMoney(reference: string, amount: string): Promise<void> {
  const before = await matched()
  await life.transferTo({ ...persona1, amount, reference })
  await expect.poll(matched, { timeout: 60_000 }).toBe(before + 1)
  await expect
    .poll(async () => (await life.pool.query('select 1 from platform.outbox')).rowCount, { timeout: 60_000 })
    .toBe(0)
  await expect
    .poll(async () => (await life.pool.query('select 1 from graphile_worker._private_jobs')).rowCount, {
      timeout: 60_000,
    })
    .toBe(0)
}

const quiet = async () => {
  const place = { databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }
  await expect.poll(() => faultsAfter(place), { timeout: 60_000, interval: 200 }).toEqual([])
}

describe('money that arrives while a funded transfer is in review', () => {
  it('released: refunded, and the transfer is delivered for the ordered amount', async () => {
    const { ordered, reference } = await fundedReview('Vigilada Liberada Uno')
    await moreMoney(reference, '30000')
    await decide(ordered.id, 'release')
    await life.reaches(persona, ordered.id, 'delivered')
    await quiet()
  })

  it('refused: refunded with the rest', async () => {
    const { ordered, reference } = await fundedReview('Vigilada Rechazada Dos')
    await moreMoney(reference, '30000')
    await decide(ordered.id, 'refuse')
    await life.reaches(persona, ordered.id, 'refunded')
    await quiet()
  })
})

describe('money that arrives while an unpaid order is in review', () => {
  it.each([
    ['release', 'delivered', '200000'],
    ['release', 'delivered', '230000'],
    ['refuse', 'refunded', '200000'],
  ] as const)('%s: %s with %s pesos paid meanwhile', async (outcome, end, amount) => {
    const ordered = await life.order(persona, { recipient: { name: 'Bloqueado Demo' } })
    const [row] = (
      await life.pool.query<{ reference: string }>(
        'select reference from transfers.transfer order by id desc limit 1',
      )
    ).rows
    await moreMoney(row?.reference ?? '', amount)
    await decide(ordered.id, outcome)
    await life.reaches(persona, ordered.id, end)
    await quiet()
  })
})

describe('money that arrives while a correction is in review', () => {
  async function reviewedCorrection(): Promise<TransferWire> {
    const ordered = await life.order(persona, { amount: '200000', recipient: { name: 'Rosa Rechazo' } })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'needs-correction')
    const body = { name: 'Bloqueado Demo', details: recipientBody().details }
    await persona.post(`/api/transfers/${ordered.id}/correction`, body)
    await life.reaches(persona, ordered.id, 'checking')
    await moreMoney(ordered.payment?.reference ?? '', '30000')
    return ordered
  }

  it('released: refunded, and the transfer is delivered', async () => {
    const { id } = await reviewedCorrection()
    await decide(id, 'release')
    const { excess } = await life.reaches(persona, id, 'delivered')
    expect(excess?.amount.amount).toBe('30000')
    await quiet()
  })

  it('released after a cancellation: refunded with the rest', async () => {
    const { id } = await reviewedCorrection()
    expect((await persona.post(`/api/transfers/${id}/cancellation`, {})).status).toBeLessThan(300)
    await decide(id, 'release')
    expect((await life.reaches(persona, id, 'refunded')).refunded?.amount).toBe('230000')
    await quiet()
  })
})
