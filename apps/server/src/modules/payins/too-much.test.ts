import type { TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsAfter } from '../../../test/aftermath.ts'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { uuidOf } from '../../../test/unmatched-money.ts'
import { asOwner } from '../../../test/owner.ts'
import { ageInBankingDays, bankingCalendar } from '../corridors/index.ts'
import { refundableOf } from './received/payments.store.ts'

let life: RunningEnvironment
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const PATIENCE = { timeout: 60_000, interval: 100 }
const own = { rut: '11.222.333-9', name: 'Persona Demo' }
const state = async (id: string) => (await persona.get<TransferWire>(`/api/transfers/${id}`)).body.state
const cancel = (id: string) => persona.post(`/api/transfers/${id}/cancellation`, {})

/** Every refund of an order: amount, status, and banking days after the bank's credit. */
const refundsOf = async (id: string) => {
  const calendar = await life.runtime.work({ kind: 'system', name: 'test' }, bankingCalendar)
  const { rows } = await life.pool.query<{
    amount: bigint
    status: string
    credited: Date
    settled: Date | null
  }>(
    `select r.amount_minor as amount, r.status, p.credited_at as credited, r.settled_at as settled
       from payins.refund r join payins.payment p on p.id = r.payment_id where r.order_id = $1 order by r.created_at, r.attempt`,
    [uuidOf(id)],
  )
  return rows.map(
    ({ amount, status, credited, settled }) =>
      `${amount} ${status} after ${settled === null ? 'nothing' : ageInBankingDays(calendar, credited, settled)}`,
  )
}

/** States in which an order ends before more money arrives. */
const endings: Readonly<Record<string, (ordered: TransferWire) => Promise<unknown>>> = {
  cancelled: ({ id }) => cancel(id),
  refunded: async ({ id }) => {
    await life.pay(persona, id, { amount: '50001' })
    await expect
      .poll(
        async () => (await persona.get<TransferWire>(`/api/transfers/${id}`)).body.payment?.receivedMinor,
        PATIENCE,
      )
      .toBe('50001')
    await cancel(id)
  },
  delivered: ({ id }) => life.pay(persona, id),
}

describe('money for an order that needs none', () => {
  it.each(Object.keys(endings))('an order that is %s: refunded the same banking day', async (end) => {
    const ordered = await life.order(persona, { amount: '200001' })
    await endings[end]?.(ordered)
    await life.reaches(persona, ordered.id, end as TransferWire['state'])
    const before = await refundsOf(ordered.id)
    await life.transferTo({ ...own, amount: '70001', reference: ordered.payment?.reference ?? '' })
    await expect.poll(() => refundsOf(ordered.id), PATIENCE).toEqual([...before, '70001 settled after 0'])
    expect(await state(ordered.id)).toBe(end)
  })

  it('the same transfer made three times: two are refunded', async () => {
    const ordered = await life.order(persona, { amount: '200002' })
    const payment = { ...own, amount: '200002', reference: ordered.payment?.reference ?? '' }
    await Promise.all([1, 2, 3].map(() => life.transferTo(payment)))
    await life.reaches(persona, ordered.id, 'delivered')
    await expect
      .poll(() => refundsOf(ordered.id), PATIENCE)
      .toEqual(['200002 settled after 0', '200002 settled after 0'])
    const { body } = await persona.get<TransferWire>(`/api/transfers/${ordered.id}`)
    expect(body.excess?.amount).toEqual({ amount: '400004', currency: 'CLP' })
    expect([body.excess?.returnedAt, body.refunded]).toEqual([expect.stringContaining('T'), undefined])
  })

  it('afterwards: the books add up to zero', async () => {
    await expect
      .poll(() => faultsAfter({ databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }), PATIENCE)
      .toEqual([])
  })
})

it('several payments: refunded from the last credited one on', async () => {
  const { id } = await life.order(persona, { amount: '200009' })
  for (const amount of ['50003', '50004']) await life.pay(persona, id, { amount })
  const kept = () =>
    asOwner<{ id: string }>(life, 'select id from payins.payment where order_id = $1 order by id', [
      uuidOf(id),
    ])
  await expect.poll(async () => (await kept()).length, PATIENCE).toBe(2)
  const ids = (await kept()).map((row) => row.id)
  // Ids are hashes: their order is not that of the payments.
  const later = "update payins.payment set credited_at = credited_at + interval '1 hour' where id = $1"
  await asOwner(life, later, [ids[0]])
  const ask = () =>
    life.runtime.work({ kind: 'system', name: 'test' }, (work) => refundableOf(work, uuidOf(id)))
  expect((await ask()).map((one) => one.id)).toEqual(ids)
  await cancel(id)
  await life.reaches(persona, id, 'refunded')
})
