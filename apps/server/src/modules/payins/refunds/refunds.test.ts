import type { TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsAfter } from '../../../../test/aftermath.ts'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { readOutside } from '../../../../test/outside.ts'
import { minutes } from '../../../../test/test-clock.ts'

let life: RunningEnvironment
let client: Client
beforeAll(async () => {
  life = await startEnvironment({ env: { PARTNER_TIMEOUT_MS: '1000' } })
  client = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const uuid = (id: string) => id.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const seen = async (id: string) => (await client.get<TransferWire>(`/api/transfers/${id}`)).body
const refundsOf = async (id: string) =>
  (
    await life.pool.query<{ amount: bigint; status: string }>(
      'select amount_minor as amount, status from payins.refund where order_id = $1 order by amount_minor',
      [uuid(id)],
    )
  ).rows.map(({ amount, status }) => `${amount} ${status}`)
const quiet = () =>
  expect.poll(() => faultsAfter({ databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }), {
    timeout: 60_000,
    interval: 200,
  })

/** An order that received these payments and was then cancelled. */
async function cancelledWith(...amounts: readonly string[]): Promise<TransferWire> {
  const ordered = await life.order(client, { amount: '300000' })
  for (const amount of amounts) await life.pay(client, ordered.id, { amount })
  const sum = String(amounts.reduce((total, amount) => total + Number(amount), 0))
  await expect
    .poll(async () => (await seen(ordered.id)).payment?.receivedMinor, { timeout: 60_000 })
    .toBe(sum)
  expect((await client.post(`/api/transfers/${ordered.id}/cancellation`, {})).status).toBe(200)
  return ordered
}

describe('a refund', () => {
  it.each([
    ['whose answer never comes is asked about, and paid once', '59923'],
    ['whose connection is cut before effect is ordered again, and paid once', '59924'],
  ])('%s', async (_what, amount) => {
    const ordered = await cancelledWith(amount)
    await life.reaches(client, ordered.id, 'refunded')
    expect(await refundsOf(ordered.id)).toEqual([`${amount} settled`])
    expect(
      readOutside(life.config.dataDir).refunds.filter((refund) => refund.amount === amount),
    ).toHaveLength(1)
    await quiet().toEqual([])
  })

  it('a slow settlement: the order is refunding until the bank has settled it', async () => {
    const ordered = await cancelledWith('59922')
    await expect.poll(() => refundsOf(ordered.id), { timeout: 60_000 }).toEqual(['59922 submitted'])
    expect((await seen(ordered.id)).state).toBe('refunding')
    await life.moveClock(minutes(31))
    await life.reaches(client, ordered.id, 'refunded')
    await quiet().toEqual([])
  })

  it('several payments: each account gets its money back, and the order ends with the last refund', async () => {
    const ordered = await cancelledWith('50001', '60002')
    const refunded = await life.reaches(client, ordered.id, 'refunded')
    expect(refunded.refunded).toEqual({ amount: '110003', currency: 'CLP' })
    expect(await refundsOf(ordered.id)).toEqual(['50001 settled', '60002 settled'])
    await quiet().toEqual([])
  })
})

describe('a refund that the bank rejects', () => {
  it('its money is in suspense, and the order is never shown as refunded', async () => {
    const ordered = await cancelledWith('50003', '59921')
    await expect
      .poll(() => refundsOf(ordered.id), { timeout: 60_000 })
      .toEqual(['50003 settled', '59921 rejected'])
    // All events are handled before the state is checked.
    await expect
      .poll(async () => (await life.pool.query('select from graphile_worker._private_jobs')).rowCount, {
        timeout: 60_000,
      })
      .toBe(0)
    await quiet().toEqual([`${uuid(ordered.id)} stands at refunding`])
    expect(await life.openClearing()).toEqual(['suspense 59921 CLP'])
  })
})
