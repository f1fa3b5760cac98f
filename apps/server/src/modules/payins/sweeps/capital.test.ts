import { afterAll, beforeAll, expect, it } from 'vitest'
import { readOutside } from '../../../../test/outside.ts'
import { asOwner } from '../../../../test/owner.ts'
import { controlSandbox } from '../../../../test/sandbox-control.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { hours } from '../../../../test/test-clock.ts'
import { derivedId } from '../../../platform/ids.ts'
import { account, book, move } from '../../books/index.ts'
import { payinJobs } from '../index.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
  // A Monday morning in Santiago: the days of the test are banking days.
  world.clock.set('2026-11-23T12:00:00Z')
  await world.moveClock(0)
  const payment = { reference: '', amount: '90001', payerRut: '12345678-5' }
  await controlSandbox(world.sandbox?.url, '/control/payments', payment)
  await round('payins.read-on')
})
afterAll(() => world?.close())

const round = async (name: string) => {
  const job = payinJobs(world.ports).find((one) => one.name === name)
  if (job === undefined) throw new Error(`no job ${name}`)
  return job.round(world.runtime)
}
/** The sweeps so far, after the round of the next day. */
async function nextDaysSweeps(): Promise<bigint[]> {
  await world.moveClock(hours(24))
  await round('payins.sweep')
  const rows = await asOwner<{ amount: bigint }>(
    world,
    "select amount_minor as amount from payins.sweep where status = 'settled' order by day",
  )
  return rows.map(({ amount }) => amount)
}
const post = (kind: string, legs: ReturnType<typeof move>) =>
  world.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    book(work, [{ id: derivedId(kind, 'sweeps'), kind, subject: derivedId(kind, 'sweeps'), legs }]),
  )
const [bank, capital] = [account('operator-bank', 'CLP'), account('operator-capital', 'CLP')]
const earn = (kind: string, minor: bigint) =>
  post(kind, move(account('suspense', 'CLP'), account('fee-income', 'CLP'), minor))

it('the operator withdraws capital: no sweep takes the amount from the clients’ account', async () => {
  await earn('earned-first', 1_500n)
  expect(await nextDaysSweeps()).toEqual([1_500n])
  await post('capital-withdrawal', move(capital, bank, 1_000n))
  expect(await nextDaysSweeps()).toEqual([1_500n])
  expect(readOutside(world.config.dataDir).operatorMoneyMinor).toBe(1_500n)
})

it.each([
  ['capital-contribution', [1_500n, 700n]],
  ['capital-opening-balance', [1_500n, 700n, 700n]],
])('%s: the next earnings are swept', async (kind, expected) => {
  await post(kind, move(bank, capital, 50_000n))
  await earn(`earned-after-${kind}`, 700n)
  expect(await nextDaysSweeps()).toEqual(expected)
})
