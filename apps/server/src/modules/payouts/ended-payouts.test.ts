import { isRefusal } from '@puente/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Exchange } from '../../../test/faults/wire.ts'
import { readOutside } from '../../../test/outside.ts'
import { asOwner } from '../../../test/owner.ts'
import { deliver, eventText } from '../../../test/partner.ts'
import { createPayoutRail, type PayoutRail } from '../../../test/payout-rail.ts'
import { hours } from '../../../test/test-clock.ts'
import { declareUnpaid, makePayoutDue, nextStepAt, payoutFor } from './index.ts'

let rail: PayoutRail
/** Changes the response to inquiries about one payout; undefined leaves the true one. */
let answer: ((exchange: Exchange) => Promise<void> | void) | undefined

const refuses =
  (status: number, code: string) =>
  ({ reply }: Exchange): void =>
    reply({ status, body: JSON.stringify({ code }) })

/** The rail's record, with another status. */
const reports =
  (status: string, code?: string) =>
  async ({ forward, reply }: Exchange): Promise<void> => {
    const truth = JSON.parse((await forward()).body) as object
    reply({
      status: 200,
      body: JSON.stringify({ ...truth, status, ...(code === undefined ? {} : { code }) }),
    })
  }

beforeAll(async () => {
  rail = await createPayoutRail(async (exchange) => {
    const { method, path, forward, reply } = exchange
    if (method === 'GET' && answer !== undefined) return answer(exchange)
    // A refused batch makes the server inquire about each payout alone, where a test changes the response.
    if (path === '/rails/payouts/by-references') return refuses(404, 'not-found')(exchange)
    reply(await forward())
  })
})
beforeEach(async () => {
  answer = undefined
  // A round takes every payout and message that is due, so each test has its own ones only.
  await asOwner(rail.world, 'delete from payouts.payout; delete from platform.partner_message')
})
afterAll(() => rail?.close())

/** Runs rounds, with more than the delay between two answers before each. */
async function rounds(name: string, times = 2): Promise<void> {
  for (let each = 0; each < times; each++) {
    rail.world.clock.advanceReal(60_000)
    await rail.round(name)
  }
}

async function submitted(): Promise<string> {
  const id = await rail.opened()
  await rail.round('submit')
  return id
}

async function credited(): Promise<string> {
  const id = await submitted()
  await rail.advance(id, 'credited')
  await rounds('ask-submitted', 1)
  return id
}

/** A payout that the rail has accepted and reports as rejected; the test ends the false reports. */
async function rejected(): Promise<string> {
  const id = await submitted()
  answer = reports('rejected', 'account-closed')
  await rounds('ask-submitted')
  expect(await stored(id)).toMatchObject({ status: 'rejected', code: 'account-closed' })
  return id
}

async function stored(id: string) {
  const payout = await rail.work((one) => payoutFor(one, id))
  if (payout === undefined) throw new Error(`no payout ${id}`)
  return payout
}

async function message(type: string, clientReference: unknown): Promise<string> {
  const text = eventText(type, { clientReference })
  const how = { secret: 'sandbox-rails-webhook-secret', atMs: rail.world.clock.realNow().getTime() }
  expect(await deliver(rail.world.listeners.customer, 'rails', text, how)).toBeLessThan(300)
  return (JSON.parse(text) as { id: string }).id
}

const rows = <Row extends object>(statement: string, value: string) =>
  asOwner<Row>(rail.world, statement, [value])

/** The outcome of a message, and whether it waits for another round. */
const outcomeOf = async (eventId: string) =>
  (
    await rows<{ outcome: string | null; waits: boolean }>(
      'select outcome, handled_at is null as waits from platform.partner_message where event_id = $1',
      eventId,
    )
  )[0]

const namesOf = async (statement: string, id: string) =>
  (await rows<{ name: string }>(statement, id)).map(({ name }) => name)

const eventsOf = (id: string) =>
  namesOf("select name from platform.outbox where facts ->> 'payoutId' = $1 order by id", id)
const auditOf = (id: string) => namesOf('select action as name from platform.audit where subject = $1', id)

const railStatusOf = (id: string) =>
  readOutside(rail.world.config.dataDir).payouts.find(({ clientReference }) => clientReference === id)?.status

describe('a second attempt', () => {
  it('first attempt rejected: submitted only when the rail confirms the rejection', async () => {
    const first = await rejected()
    await rail.advance(first, 'rejected')
    const second = await rail.opened((await stored(first)).transferId, 2)
    const unclear = [
      ({ cut }: Exchange) => cut(),
      refuses(404, 'unknown-payout'),
      reports('rejected', 'status-in-doubt'),
      reports('sent'),
    ]
    for (const each of unclear) {
      // The second attempt is not known to the rail, whatever the rail reports about the first.
      answer = (exchange) =>
        exchange.path.endsWith(first) ? each(exchange) : exchange.forward().then(exchange.reply)
      await rounds('submit', 1)
      expect(await stored(second)).toMatchObject({ status: 'ready' })
      expect(railStatusOf(second)).toBeUndefined()
    }
    answer = undefined
    await rounds('submit', 1)
    expect(await stored(second)).toMatchObject({ status: 'submitted', asks: unclear.length + 1 })
    expect(railStatusOf(second)).toBe('accepted')
  })

  it('first attempt paid after its rejection: withdrawn after a second answer, never submitted', async () => {
    const first = await rejected()
    const second = await rail.opened((await stored(first)).transferId, 2)
    answer = undefined
    await rail.advance(first, 'credited')
    await rail.round('submit')
    expect(await stored(first)).toMatchObject({ status: 'rejected', said: 'credited' })
    expect(await stored(second)).toMatchObject({ status: 'ready' })
    await rounds('submit', 1)
    expect(await stored(first)).toMatchObject({ status: 'credited' })
    expect(await stored(second)).toMatchObject({ status: 'rejected', code: 'earlier-attempt-paid' })
    expect(await eventsOf(first)).toEqual(['payouts.submitted', 'payouts.rejected', 'payouts.credited'])
    expect(await auditOf(second)).toEqual(['withdraw-payout'])
    expect(railStatusOf(second)).toBeUndefined()
  })
})

describe('an ended payout', () => {
  it('a message of a return after the credit: used when two answers confirm it', async () => {
    const id = await credited()
    const early = await message('payout.returned', id)
    await rail.round('messages')
    expect(await outcomeOf(early)).toEqual({ outcome: 'credited', waits: false })
    expect(await stored(id)).toMatchObject({ status: 'credited', said: undefined })
    await rail.advance(id, 'returned')
    await message('payout.returned', id)
    await rail.round('messages')
    expect(await stored(id)).toMatchObject({ status: 'credited', said: 'returned' })
    await rounds('look-after-ended', 1)
    expect(await stored(id)).toMatchObject({ status: 'returned', code: 'beneficiary-unknown' })
    expect(await eventsOf(id)).toEqual(['payouts.submitted', 'payouts.credited', 'payouts.returned'])
  })

  it('a return without a message: found by the inquiry of the next day', async () => {
    const id = await credited()
    await rail.advance(id, 'returned')
    rail.world.clock.advance(hours(23))
    await rounds('look-after-ended')
    expect(await stored(id)).toMatchObject({ status: 'credited', said: undefined })
    rail.world.clock.advance(hours(1))
    await rounds('look-after-ended')
    expect(await stored(id)).toMatchObject({ status: 'returned' })
  })

  it('declared unpaid, and then paid by the rail: ended once, the payment recorded', async () => {
    const id = await submitted()
    const declared = () => rail.work((one) => declareUnpaid(one, id))
    expect(await declared()).toBe(true)
    expect(await declared()).toBe(false)
    expect(await rail.work((one) => declareUnpaid(one, one.id()))).toBe(false)
    expect(await stored(id)).toMatchObject({ status: 'rejected', code: 'declared-unpaid' })
    expect(await auditOf(id)).toEqual(['declare-payout-unpaid'])
    await rail.advance(id, 'credited')
    rail.world.clock.advance(hours(24))
    await rounds('look-after-ended')
    expect(await stored(id)).toMatchObject({ status: 'credited', code: undefined })
    expect(await eventsOf(id)).toEqual(['payouts.submitted', 'payouts.rejected', 'payouts.credited'])
  })
})

describe('a message', () => {
  it('of a payout that neither we nor the rail know, or without our reference: handled, and nothing is recorded', async () => {
    const unknown = await message('payout.credited', '0198c000-0000-7000-8000-000000000000')
    const nameless = await message('payout.credited', 'P-1')
    await rail.round('messages')
    expect(await outcomeOf(unknown)).toEqual({ outcome: 'unknown-payout', waits: false })
    expect(await outcomeOf(nameless)).toEqual({ outcome: 'not-about-a-payout', waits: false })
  })

  it('while the rail does not answer: waits, and is used when the rail answers', async () => {
    const id = await submitted()
    await rail.advance(id, 'credited')
    const waiting = await message('payout.credited', id)
    answer = refuses(401, 'wrong-key')
    await rail.round('messages')
    expect(await outcomeOf(waiting)).toEqual({ outcome: 'refused', waits: true })
    expect(await stored(id)).toMatchObject({ status: 'submitted', claimedCredited: false })
    answer = undefined
    await rounds('messages', 1)
    expect(await outcomeOf(waiting)).toEqual({ outcome: 'credited', waits: false })
    expect(await stored(id)).toMatchObject({ status: 'credited' })
  })

  it('of a credit while the rail answers that it rejected the payout: not rejected, credited when both agree', async () => {
    const id = await submitted()
    answer = reports('rejected', 'account-closed')
    await message('payout.credited', id)
    await rail.round('messages')
    await rounds('ask-submitted', 4)
    expect(await stored(id)).toMatchObject({ status: 'submitted', claimedCredited: true, said: 'rejected' })
    answer = undefined
    await rail.advance(id, 'credited')
    await rounds('ask-submitted')
    expect(await stored(id)).toMatchObject({ status: 'credited' })
    expect(await eventsOf(id)).toEqual(['payouts.submitted', 'payouts.credited'])
  })
})

it('staff hurry a payout: its next step is due now; one that has ended or does not exist: refused', async () => {
  const id = await submitted()
  const hurried = (which: string) =>
    rail.work(async (one) => {
      const done = await makePayoutDue(one, which)
      return isRefusal(done) ? done.refused : nextStepAt(one, done)?.getTime() === one.now.getTime()
    })
  await rail.advance(id, 'credited')
  expect(await rail.round('ask-submitted')).toBe(0)
  expect(await hurried(id)).toBe(true)
  expect(await auditOf(id)).toEqual(['hurry-payout'])
  await rail.round('ask-submitted')
  expect(await stored(id)).toMatchObject({ status: 'credited' })
  expect(await hurried(id)).toBe('not-in-this-state')
  expect(await hurried((await stored(id)).transferId)).toBe('not-found')
})
