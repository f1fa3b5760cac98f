import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerMade } from '../../../../test/companies.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { restrictionEnded, restrictionSet } from '../../../../test/restrictions.ts'
import { unmatchedMoneyOf, uuidOf } from '../../../../test/unmatched-money.ts'
import { hours } from '../../../../test/test-clock.ts'
import { account, book } from '../../books/index.ts'
import { payBack } from './pay-back.ts'
import { takeDueRefunds } from './refunds.store.ts'

const PATIENCE = { timeout: 60_000, interval: 100 }
const system = { kind: 'system', name: 'test' } as const

let life: RunningEnvironment
beforeAll(async () => {
  life = await startEnvironment()
})
afterAll(() => life?.close())

const people = async () => ({
  proposer: await life.signedIn('analista'),
  decider: await life.signedIn('oficial'),
})

/** The refunds without an order of this customer's payments: amount, status, steps at the bank. */
const refundsTo = async (customerId: string) =>
  (
    await life.pool.query<{ line: string }>(
      `select concat_ws(' ', amount_minor, status, attempts) as line from payins.refund
       where customer_id = $1 and order_id is null order by amount_minor`,
      [customerId],
    )
  ).rows.map(({ line }) => line)

it('a frozen payer: money in suspense, a reward and the excess over a debt leave only after the freeze', async () => {
  const { client, customerId, rut } = await customerMade(life, { kind: 'person', name: 'Cora Prueba' })
  const kit = await unmatchedMoneyOf(life)
  const from = { rut, name: 'Cora Prueba' }
  const ordered = await life.order(client)
  await life.pay(client, ordered.id)
  await life.reaches(client, ordered.id, 'delivered')
  // A debt without an order: the bank reverses a payment that was refunded.
  const item = await kit.suspended({ ...from, amount: '51000' })
  await kit.decided(`/api/suspense/${item.id}`, { action: 'return', note: 'Devolver' })
  await expect.poll(async () => (await refundsTo(customerId))[0], PATIENCE).toMatch('51000 settled')
  await kit.reverse('51000')
  const debts = async () =>
    (await life.pool.query('select from payins.receivable where customer_id = $1', [customerId])).rowCount
  await expect.poll(debts, PATIENCE).toBe(1)

  const restriction = await restrictionSet(await people(), customerId, 'freeze')
  await life.transferTo({ ...from, amount: '61002', reference: '' })
  await expect.poll(async () => (await refundsTo(customerId)).length, PATIENCE).toBe(2)
  await life.runtime.work(system, async (work) => {
    const rewards = account('fee-income', 'CLP')
    const { journals } = await payBack(work, uuidOf(ordered.id), rewards, 1_001n, 'reward')
    await book(work, journals)
  })
  await kit.suspended({ ...from, amount: '43003' })
  await life.moveClock(hours(24 * 12))
  await expect.poll(async () => (await refundsTo(customerId)).length, PATIENCE).toBe(4)
  await life.stopWork()
  const due = () => life.runtime.work(system, (work) => takeDueRefunds(work, 10))
  expect(await due()).toEqual([])
  expect(await refundsTo(customerId)).toEqual([
    '1001 ready 0',
    '10002 ready 0',
    '43003 ready 0',
    expect.stringContaining('51000 settled'),
  ])
  await restrictionEnded(await people(), restriction)
  expect(await due()).toHaveLength(3)
})
