import type { PositionsWire, QueueWire } from '@puente/contract/staff'
import { standingBalances } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { unmatchedMoneyOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'
import { asOwner } from '../../../../test/owner.ts'
import { account, book, move } from '../../books/index.ts'
import { watchBalances } from './watch-balances.ts'

const system = { kind: 'system', name: 'test' } as const
let life: RunningEnvironment
let kit: UnmatchedMoney
beforeAll(async () => {
  life = await startEnvironment()
  // A Tuesday at noon in Chile.
  life.clock.set('2026-11-24T15:00:00Z')
  await life.moveClock(0)
  kit = await unmatchedMoneyOf(life)
}, 180_000)
afterAll(async () => life?.close())

const PATIENCE = { timeout: 60_000, interval: 200 }
const read = async () => (await kit.treasury.get<PositionsWire>('/api/positions')).body
async function inCurrency(currency: string) {
  const found = (await read()).currencies.find((one) => one.currency === currency)
  if (found === undefined) throw new Error(`nothing in ${currency}`)
  return found
}
const balanceOf = async (code: string, currency: string) =>
  (await life.runtime.work(system, standingBalances)).find(
    (one) => one.code === code && one.currency === currency,
  )?.creditMinor ?? 0n
const floorsAt = async (nostroMinor: Record<string, string>, version: number) =>
  asOwner(
    life,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     values ('balance-floors', 'default', $1, '2026-01-01', $2, 'test', 'test')`,
    [version, JSON.stringify({ nostroMinor, clientBankMinor: '0', operatorBankMinor: '0' })],
  )
const counted = async () => {
  const { queues } = (await kit.treasury.get<{ queues: QueueWire[] }>('/api/work-queue')).body
  const { count, late } = queues.find(({ kind }) => kind === 'low-balances') ?? {}
  return [count, late]
}

test('a paid order and suspense: leave on their days, from the balances of the books', async () => {
  await life.controlSandbox('/control/payout-speed', { speed: 'manual' })
  const persona = await life.signedIn('persona')
  const { id, price } = await life.order(persona, { amount: '200003' })
  await life.pay(persona, id)
  await life.reaches(persona, id, 'sent-to-bank')
  await kit.suspended({ amount: '31001' })
  const leaves = async () => {
    const { forecast } = await inCurrency('USD')
    return forecast.reduce((sum, { payouts }) => sum + BigInt(payouts), 0n)
  }
  await expect.poll(leaves, PATIENCE).toBe(BigInt(price.receive.amount))
  const [dollars, pesos] = [await inCurrency('USD'), await inCurrency('CLP')]
  expect(dollars.forecast.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26'])
  expect(dollars.position).toBe(String(await balanceOf('fx-position', 'USD')))
  const nostro = -(await balanceOf('nostro', 'USD'))
  expect(dollars.accounts).toEqual([{ code: 'nostro', balance: String(nostro), floor: '0', isLow: false }])
  expect(dollars.forecast[2]?.balance).toBe(String(nostro - BigInt(price.receive.amount)))
  expect(pesos.accounts.map(({ code }) => code)).toEqual(['client-bank', 'operator-bank'])
  // Suspense returns to its source after the banking days in its terms, which end after the forecast.
  const returned = (await inCurrency('CLP')).forecast.reduce((sum, { returnCount }) => sum + returnCount, 0)
  expect(returned).toBe(0)
  life.clock.advance(4 * 24 * 3_600_000)
  // Saturday: the first of the next three banking days is Monday.
  expect((await inCurrency('CLP')).forecast.map(({ day }) => day)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  const late = await inCurrency('CLP')
  expect(late.forecast.reduce((sum, { returns }) => sum + BigInt(returns), 0n)).toBe(31_001n)
})

test('a balance below its floor, and one below zero: red, counted as work, and one alarm a day', async () => {
  expect(await counted()).toEqual([0, 0])
  const { accounts } = await inCurrency('EUR')
  const euros = BigInt(accounts[0]?.balance ?? '0')
  await floorsAt({ EUR: String(euros + 1n) }, 901)
  const dollars = -(await balanceOf('nostro', 'USD'))
  await life.runtime.work(system, (work) =>
    book(work, [
      {
        id: work.id(),
        kind: 'nostro-test',
        subject: work.id(),
        legs: move(account('partner-charges', 'USD'), account('nostro', 'USD'), dollars + 5n),
      },
    ]),
  )
  expect((await inCurrency('EUR')).accounts).toMatchObject([{ floor: String(euros + 1n), isLow: true }])
  expect((await inCurrency('USD')).accounts).toMatchObject([{ balance: '-5', floor: '0', isLow: true }])
  await watchBalances(life.runtime)
  await watchBalances(life.runtime)
  expect(await counted()).toEqual([2, 2])
  const red = (await read()).currencies.flatMap(({ accounts: all }) => all.filter(({ isLow }) => isLow))
  expect(red).toHaveLength(2)
  const alarms = await asOwner(
    life,
    "select subject from platform.audit where action = 'balance-low' order by subject",
  )
  expect(alarms.map((row) => (row as { subject: string }).subject)).toEqual(['nostro EUR', 'nostro USD'])
  await floorsAt({ EUR: String(euros) }, 902)
  await watchBalances(life.runtime)
  expect(await counted()).toEqual([1, 1])
})
