import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutside } from '../../../test/outside.ts'
import { asOwner } from '../../../test/owner.ts'
import { controlSandbox } from '../../../test/sandbox-control.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { hours } from '../../../test/test-clock.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Runtime } from '../../platform/work.ts'
import { account, book, move } from '../books/index.ts'
import { payinJobs } from './index.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
  // A Tuesday morning in Santiago.
  world.clock.set('2026-11-24T12:00:00Z')
  await world.moveClock(0)
})
afterAll(() => world.close())

const round = async (name: string, runtime: Runtime = world.runtime) => {
  const job = payinJobs(world.ports).find((one) => one.name === name)
  if (job === undefined) throw new Error(`no job ${name}`)
  return job.round(runtime)
}
/** A runtime that stops after so many works: its leases stay taken, its requests to the bank stay sent. */
const dyingAfter = (works: number): Runtime => {
  let left = works
  return {
    ...world.runtime,
    work: (actor, body, requestId) => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('dead')) : world.runtime.work(actor, body, requestId)
    },
  }
}
const wake = () =>
  asOwner(
    world,
    "with r as (update payins.refund set due_at = '-infinity' where status in ('ready', 'submitted')) update payins.sweep set due_at = '-infinity' where status = 'ready'",
  )
const notify = (path: `/control/${string}`, body: unknown) => controlSandbox(world.sandbox?.url, path, body)
const outside = () => readOutside(world.config.dataDir)
const booked = async (kind: string) =>
  (await asOwner(world, 'select from ledger.journal where kind = $1', [kind])).length
const sweeps = () =>
  asOwner<{ amount: bigint; status: string }>(
    world,
    'select amount_minor as amount, status from payins.sweep order by day',
  )
/** Books earnings without a transfer, as its delivery would. */
const earn = (what: string, minor: bigint) =>
  world.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    book(work, [
      {
        id: derivedId('earned', what),
        kind: 'earned',
        subject: derivedId('earned', what),
        legs: move(account('suspense', 'CLP'), account('fee-income', 'CLP'), minor),
      },
    ]),
  )

describe('a process that stops between the bank’s call and its record', () => {
  it('a refund: ordered once', async () => {
    await notify('/control/payments', { reference: '', amount: '70001', payerRut: '12345678-5' })
    await round('payins.read-on')
    await world.moveClock(hours(24 * 8))
    await expect(round('payins.screen', dyingAfter(1))).rejects.toThrow('dead')
    await asOwner(world, "update payins.suspense set lease_until = '-infinity'")
    await round('payins.screen')
    expect(await round('payins.return-due')).toBe(1)
    await expect(round('payins.refunds', dyingAfter(1))).rejects.toThrow('dead')
    expect(outside().refunds).toMatchObject([{ amount: '70001' }])
    await expect
      .poll(
        async () => {
          await wake()
          await round('payins.refunds')
          return outside().refunds.map(({ status }) => status)
        },
        { timeout: 60_000 },
      )
      .toEqual(['settled'])
    await wake()
    await round('payins.refunds')
    expect(await booked('refund-settled')).toBe(1)
    expect(outside().refunds).toHaveLength(1)
  })

  it('a sweep: ordered once; the next banking day sweeps what was earned since', async () => {
    await notify('/control/payments', { reference: '', amount: '90001', payerRut: '12345678-5' })
    await round('payins.read-on')
    await earn('first', 1_500n)
    expect(await round('payins.sweep'), 'what is earned today is swept tomorrow').toBe(0)
    await world.moveClock(hours(24))
    await expect(round('payins.sweep', dyingAfter(1))).rejects.toThrow('dead')
    expect(outside().operatorMoneyMinor).toBe(1_500n)
    expect(await sweeps()).toEqual([{ amount: 1_500n, status: 'ready' }])
    expect(await round('payins.sweep'), 'taken for half a minute').toBe(0)
    await wake()
    expect(await round('payins.sweep')).toBe(1)
    expect(await round('payins.sweep'), 'once a day').toBe(0)
    await earn('second', 700n)
    expect(await round('payins.sweep'), 'once a day').toBe(0)
    await world.moveClock(hours(24))
    // The request is cut before it has an effect: the sweep is asked about, and ordered again.
    await notify('/control/failures', { partner: 'bank', kind: 'cut-before', calls: 1 })
    expect(await round('payins.sweep')).toBe(1)
    await wake()
    expect(await round('payins.sweep')).toBe(1)
    expect(await sweeps()).toEqual([
      { amount: 1_500n, status: 'settled' },
      { amount: 700n, status: 'settled' },
    ])
    expect(outside().operatorMoneyMinor).toBe(2_200n)
    expect([await booked('sweep-ordered'), await booked('sweep-settled')]).toEqual([2, 2])
  })

  it('a day without banking: no sweep; a sweep that the bank refused is ordered again', async () => {
    await earn('third', 50_000_000n)
    // From Friday 4 December to Sunday, and to Tuesday the 8th, a holiday.
    for (const day of ['Sunday', 'holiday']) {
      await world.moveClock(hours(48))
      expect(await round('payins.sweep'), day).toBe(0)
    }
    await world.moveClock(hours(24))
    expect(await round('payins.sweep')).toBe(1)
    expect((await sweeps()).at(-1), 'said once').toEqual({ amount: 50_000_000n, status: 'ready' })
    await wake()
    expect(await round('payins.sweep')).toBe(1)
    expect((await sweeps()).at(-1)).toEqual({ amount: 50_000_000n, status: 'refused' })
    const [row] = await asOwner<{ n: bigint }>(
      world,
      `select coalesce(sum(case side when 'debit' then posted_minor else -posted_minor end), 0)::bigint as n from
         (select side, posted_minor, account_id from ledger.entry union all select side, posted_minor, account_id from ledger.tail) e
       join ledger.account a on a.id = e.account_id where a.code = 'sweep-clearing'`,
    )
    expect(row?.n).toBe(0n)
    await notify('/control/payments', { reference: '', amount: '60000000', payerRut: '12345678-5' })
    await world.moveClock(hours(24))
    expect(await round('payins.sweep')).toBe(1)
    expect((await sweeps()).at(-1)).toEqual({ amount: 50_000_000n, status: 'settled' })
  })
})
