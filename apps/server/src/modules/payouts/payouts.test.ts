import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Exchange } from '../../../test/faults/wire.ts'
import { readOutside } from '../../../test/outside.ts'
import { asOwner } from '../../../test/owner.ts'
import { createPayoutRail, type PayoutRail } from '../../../test/payout-rail.ts'
import { hours, minutes } from '../../../test/test-clock.ts'
import { payoutFor, type Payout } from './index.ts'

const LEASE_MS = 30_000
const SECOND_ANSWER_MS = 2500
const PAUSE_MS = minutes(15)

/** What happens to one request on its way to the rail. */
type Fault = (exchange: Exchange) => unknown

let rail: PayoutRail
/** What the server sent to the rail, in order. */
const requests: ('submit' | 'inquire')[] = []
/** What happens to the next requests, in order. A request without an entry reaches the rail. */
const faults: Fault[] = []

const reachesRail: Fault = async ({ forward, reply }) => reply(await forward())
/** The connection ends before the request reaches the rail. */
const isLost: Fault = ({ cut }) => cut()
/** The rail processes the request; its response is lost. */
const isUnanswered: Fault = async ({ forward, cut }) => {
  await forward()
  cut()
}
const answers =
  (status: number, code: string): Fault =>
  ({ reply }) =>
    reply({ status, body: JSON.stringify({ code }) })

beforeAll(async () => {
  rail = await createPayoutRail(async (exchange) => {
    requests.push(exchange.method === 'POST' ? 'submit' : 'inquire')
    await (faults.shift() ?? reachesRail)(exchange)
  })
})
beforeEach(async () => {
  faults.splice(0)
  requests.splice(0)
  // A round takes every payout that is due, so each test has its own ones only.
  await asOwner(rail.world, 'delete from payouts.payout')
})
afterAll(() => rail?.close())

async function stored(id: string): Promise<Payout> {
  const payout = await rail.work((one) => payoutFor(one, id))
  if (payout === undefined) throw new Error(`no payout ${id}`)
  return payout
}

const namesOf = async (statement: string, id: string) =>
  (await asOwner<{ name: string }>(rail.world, statement, [id])).map(({ name }) => name)
const eventsOf = (id: string) =>
  namesOf("select name from platform.outbox where facts ->> 'payoutId' = $1 order by id", id)
const auditOf = (id: string) => namesOf('select action as name from platform.audit where subject = $1', id)

const atTheRail = (id: string) =>
  readOutside(rail.world.config.dataDir).payouts.filter(({ clientReference }) => clientReference === id)

describe('a submission', () => {
  it('a payout that is opened twice and the rounds repeated: submitted once, then credited', async () => {
    const id = await rail.opened()
    expect(await rail.round('submit')).toBe(1)
    expect(await rail.round('submit')).toBe(0)
    expect(await stored(id)).toMatchObject({ status: 'submitted', asks: 1 })
    expect(atTheRail(id)).toMatchObject([{ amount: '20534', currency: 'USD', status: 'accepted' }])
    await rail.advance(id, 'credited')
    expect(await rail.round('ask-submitted')).toBe(0)
    rail.world.clock.advanceReal(minutes(1))
    expect(await rail.round('ask-submitted')).toBe(1)
    const credited = await stored(id)
    expect(credited.status).toBe('credited')
    expect(credited.railReference).toBeDefined()
    expect(credited.creditedAt).toEqual(credited.changedAt)
    expect(await eventsOf(id)).toEqual(['payouts.submitted', 'payouts.credited'])
    expect(requests).toEqual(['submit', 'inquire'])
  })

  it.each([
    ['refusal: changes nothing', 'submitted', answers(422, 'account-closed')],
    ['credit: recorded', 'credited', reachesRail],
  ])(
    'a worker that stalls until another has taken the payout, and its late %s',
    async (_is, status, late) => {
      const id = await rail.opened()
      const stall = Promise.withResolvers<void>()
      faults.push(async (exchange) => {
        await stall.promise
        await late(exchange)
      })
      const stalled = rail.round('submit')
      await expect.poll(() => requests).toEqual(['submit'])
      rail.world.clock.advanceReal(LEASE_MS - 2000)
      expect(await rail.round('submit'), 'the lease has not ended').toBe(0)
      rail.world.clock.advanceReal(2000)
      expect(await rail.round('submit')).toBe(1)
      await rail.advance(id, 'credited')
      stall.resolve()
      await stalled
      expect(await stored(id)).toMatchObject({ status, asks: 2, said: undefined, code: undefined })
      expect(await eventsOf(id)).toEqual(
        ['payouts.submitted', 'payouts.credited'].slice(0, status === 'credited' ? 2 : 1),
      )
      expect(atTheRail(id)).toMatchObject([{ credits: 1 }])
    },
  )

  it('payouts of which one transfer was refunded outside: that one is rejected without a request, the other submitted', async () => {
    const [gone, other] = [await rail.opened(), await rail.opened()]
    expect(await rail.round('submit', new Set([(await stored(gone)).transferId]))).toBe(1)
    expect(await stored(gone)).toMatchObject({ status: 'rejected', code: 'refunded-outside' })
    expect(await stored(other)).toMatchObject({ status: 'submitted' })
    expect(await eventsOf(gone)).toEqual(['payouts.rejected'])
    expect(await auditOf(gone)).toEqual(['withhold-payout'])
    expect([atTheRail(gone).length, atTheRail(other).length, requests]).toEqual([0, 1, ['submit']])
  })
})

describe('a submission without an answer', () => {
  it('a payout that the rail has: found by an inquiry and not submitted again', async () => {
    const id = await rail.opened()
    faults.push(isUnanswered)
    await rail.round('submit')
    expect(await stored(id)).toMatchObject({ status: 'unknown' })
    rail.world.clock.advanceReal(LEASE_MS)
    expect(await rail.round('submit')).toBe(0)
    expect(await rail.round('ask-unknown')).toBe(1)
    expect(await stored(id)).toMatchObject({ status: 'submitted' })
    expect(await eventsOf(id)).toEqual(['payouts.unknown', 'payouts.submitted'])
    expect(requests).toEqual(['submit', 'inquire'])
  })

  it('a payout that the rail does not know: submitted again with the same reference', async () => {
    const id = await rail.opened()
    faults.push(isLost)
    await rail.round('submit')
    rail.world.clock.advanceReal(LEASE_MS)
    await rail.round('ask-unknown')
    expect((await stored(id)).untakenSince).toBeDefined()
    expect(await eventsOf(id)).toEqual(['payouts.unknown', 'payouts.not-received'])
    await rail.round('submit')
    expect(await stored(id)).toMatchObject({ status: 'submitted', attempt: 1 })
    expect(requests).toEqual(['submit', 'inquire', 'inquire', 'submit'])
    expect(atTheRail(id)).toHaveLength(1)
  })

  it.each([
    ['no response', isLost],
    ['503', answers(503, 'broken')],
    ['401 wrong-key', answers(401, 'wrong-key')],
    ['429', answers(429, 'too-many-requests')],
  ])('an inquiry that is answered with %s: still unknown, and nothing is submitted', async (_name, fault) => {
    const id = await rail.opened()
    faults.push(isLost, fault)
    await rail.round('submit')
    rail.world.clock.advanceReal(LEASE_MS)
    expect(await rail.round('ask-unknown')).toBe(1)
    expect(await rail.round('ask-unknown'), 'the next inquiry has a delay').toBe(0)
    expect(await rail.round('submit')).toBe(0)
    expect(await stored(id)).toMatchObject({ status: 'unknown', untakenSince: undefined })
    expect(requests).toEqual(['submit', 'inquire'])
  })

  it('a payout that the rail denies for longer than the terms allow: rejected after a second answer', async () => {
    const id = await rail.opened()
    const step = async () => {
      rail.world.clock.advanceReal(minutes(1))
      faults.push(answers(404, 'unknown-payout'))
      await rail.round('ask-unknown')
      return (await stored(id)).status
    }
    faults.push(isLost)
    await rail.round('submit')
    expect(await step()).toBe('ready')
    faults.push(answers(404, 'unknown-payout'), isLost)
    await rail.round('submit')
    expect((await stored(id)).status).toBe('unknown')
    rail.world.clock.advance(hours(24))
    expect(await step()).toBe('unknown')
    expect(await step()).toBe('rejected')
    expect(await stored(id)).toMatchObject({ code: 'never-taken' })
  })
})

describe('a refused submission', () => {
  it('a final code: rejected after the rail also reports that it does not have the payout', async () => {
    const id = await rail.opened()
    faults.push(answers(422, 'account-closed'))
    await rail.round('submit')
    expect(await stored(id)).toMatchObject({ status: 'ready', said: 'rejected' })
    expect(await rail.round('submit')).toBe(0)
    rail.world.clock.advanceReal(SECOND_ANSWER_MS)
    await rail.round('submit')
    expect(await stored(id)).toMatchObject({ status: 'rejected', code: 'account-closed' })
    expect(await eventsOf(id)).toEqual(['payouts.rejected'])
    expect(requests).toEqual(['submit', 'inquire'])
  })

  it('a final code for a payout that the rail has nevertheless: followed and not rejected', async () => {
    const id = await rail.opened()
    faults.push(async (exchange) => {
      await exchange.forward()
      await answers(422, 'account-closed')(exchange)
    })
    await rail.round('submit')
    rail.world.clock.advanceReal(SECOND_ANSWER_MS)
    await rail.round('submit')
    expect(await stored(id)).toMatchObject({ status: 'submitted', said: undefined, code: undefined })
    expect(await eventsOf(id)).toEqual(['payouts.submitted'])
  })

  it('a temporary code: the same attempt after each pause, as often as the table allows, then rejected', async () => {
    const id = await rail.opened()
    for (const refusals of [1, 2]) {
      if (refusals > 1) faults.push(reachesRail)
      faults.push(answers(422, 'bank-not-reachable'))
      await rail.round('submit')
      expect(await stored(id)).toMatchObject({ status: 'ready', code: 'bank-not-reachable', refusals })
      rail.world.clock.advanceReal(PAUSE_MS - minutes(1))
      expect(await rail.round('submit'), 'the pause has not ended').toBe(0)
      rail.world.clock.advanceReal(minutes(1))
    }
    faults.push(reachesRail, answers(422, 'bank-not-reachable'))
    await rail.round('submit')
    rail.world.clock.advanceReal(SECOND_ANSWER_MS)
    await rail.round('submit')
    expect(await stored(id)).toMatchObject({ status: 'rejected', code: 'bank-not-reachable', attempt: 1 })
    expect(requests.filter((request) => request === 'submit')).toHaveLength(3)
    expect(await eventsOf(id)).toEqual(['payouts.rejected'])
  })
})
