import type { TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { restrictionSet } from '../../../../test/restrictions.ts'
import { subjectsOf } from '../../../../test/test-items.ts'
import { unmatchedMoneyOf } from '../../../../test/unmatched-money.ts'
import { outcomesOf, type Outcomes } from '../../../../test/outcomes.ts'
import { hours } from '../../../../test/test-clock.ts'

let life: RunningEnvironment
let persona: Client
let out: Outcomes
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  out = outcomesOf(life, persona)
})
afterAll(async () => life?.close())

const days = (count: number) => hours(24 * count)
const answer = (id: string, what: 'send' | 'refund') =>
  persona.post<TransferWire>(`/api/transfers/${id}/choice`, { answer: what })
const receives = ({ price }: TransferWire) => Number(price.receive.amount)

describe('too little money at the deadline', () => {
  it('the customer accepts: sent at the locked rate, with the fee for that amount', async () => {
    await out.setRate('USD', '950')
    const ordered = await out.partlyPaid('120000')
    await out.pastDeadline()
    const choice = await out.until(ordered.id, ({ choice: one }) => one)
    expect(choice).toMatchObject({ kind: 'short', received: { amount: '120000' } })
    expect(choice.offer?.price.send.amount).toBe('120000')
    expect(choice.offer?.price.midMarketClpPerUnit).toBe(ordered.price.midMarketClpPerUnit)
    expect(choice.offer?.price.customerClpPerUnit).toBe(ordered.price.customerClpPerUnit)
    // While the choice is open, no payment is requested.
    expect((await persona.post(`/api/transfers/${ordered.id}/payments`, {})).body.code).toBe(
      'not-in-this-state',
    )
    const sent = await answer(ordered.id, 'send')
    expect([sent.status, sent.body.choice, sent.body.price.send.amount]).toEqual([200, undefined, '120000'])
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(delivered.orderedAs).toEqual({ send: ordered.price.send, receive: ordered.price.receive })
    expect((await answer(ordered.id, 'send')).body.code).toBe('nothing-to-choose')
    await out.allQuiet()
  })

  it('the customer declines: refunded', async () => {
    const ordered = await out.partlyPaid('50000')
    await out.pastDeadline()
    await out.until(ordered.id, ({ choice }) => choice)
    expect((await answer(ordered.id, 'refund')).body.state).toBe('refunding')
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect([refunded.refunded?.amount, refunded.refundReason]).toEqual(['50000', 'not-paid-whole'])
    await out.allQuiet()
  })

  it('no answer until the next banking day: refunded', async () => {
    const ordered = await out.partlyPaid('60000')
    await out.pastDeadline()
    await out.until(ordered.id, ({ choice }) => choice)
    await life.moveClock(days(8))
    await life.reaches(persona, ordered.id, 'refunded')
    await out.allQuiet()
  })

  it('too little to be sent: refunded immediately', async () => {
    const ordered = await out.partlyPaid('4000')
    await out.pastDeadline()
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect(refunded.refundReason).toBe('below-minimum')
    await out.allQuiet()
  })

  it('the rest arrives later: a late payment at today’s price', async () => {
    await out.setRate('USD', '950')
    const ordered = await out.partlyPaid('60000')
    await out.pastDeadline()
    await out.until(ordered.id, ({ choice }) => choice)
    await out.setRate('USD', '940')
    await out.transferFor(ordered, '140000')
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(receives(delivered)).toBeGreaterThan(receives(ordered))
    await out.allQuiet()
  })
})

describe('money after the deadline', () => {
  it('more would arrive: sent automatically at today’s price', async () => {
    await out.setRate('USD', '950')
    const ordered = await life.order(persona)
    await out.pastDeadline()
    await life.reaches(persona, ordered.id, 'expired')
    await out.setRate('USD', '941')
    await out.transferFor(ordered, '200000')
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(receives(delivered)).toBeGreaterThan(receives(ordered))
    expect(delivered.price.send.amount).toBe('200000')
    await out.allQuiet()
  })

  it('a fixed amount costs less: sent, and the rest is refunded', async () => {
    await out.setRate('USD', '950')
    const ordered = await life.order(persona, { side: 'receive', amount: '20000' })
    await out.pastDeadline()
    await out.setRate('USD', '941')
    await out.transferFor(ordered, ordered.price.send.amount)
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(delivered.price.receive.amount).toBe('20000')
    expect(Number(delivered.price.send.amount)).toBeLessThan(Number(ordered.price.send.amount))
    await out.allQuiet()
  })

  it('less would arrive: sent once the customer accepts', async () => {
    await out.setRate('USD', '941')
    const ordered = await life.order(persona)
    await out.pastDeadline()
    await out.setRate('USD', '950')
    await out.transferFor(ordered, '200000')
    const choice = await out.until(ordered.id, ({ choice: one }) =>
      one?.offer === undefined ? undefined : one,
    )
    expect(choice).toMatchObject({ kind: 'late', offer: { missing: { amount: '0' } } })
    expect(Number(choice.offer?.price.receive.amount)).toBeLessThan(receives(ordered))
    await answer(ordered.id, 'send')
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(delivered.price.receive).toEqual(choice.offer?.price.receive)
    await out.allQuiet()
  })

  it('a fixed amount is never reduced: after acceptance the order awaits the rest', async () => {
    await out.setRate('USD', '941')
    const ordered = await life.order(persona, { side: 'receive', amount: '20000' })
    await out.pastDeadline()
    await out.setRate('USD', '950')
    await out.transferFor(ordered, ordered.price.send.amount)
    const choice = await out.until(ordered.id, ({ choice: one }) =>
      one?.offer === undefined ? undefined : one,
    )
    expect(choice.offer?.price.receive.amount).toBe('20000')
    const missing = choice.offer?.missing.amount ?? '0'
    expect(Number(missing)).toBeGreaterThan(0)
    const accepted = await answer(ordered.id, 'send')
    expect([accepted.body.state, accepted.body.payment?.remainingMinor]).toEqual([
      'waiting-for-payment',
      missing,
    ])
    await life.pay(persona, ordered.id)
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(delivered.price.receive.amount).toBe('20000')
    await out.allQuiet()
  })

  it.each(['refund', 'silence'] as const)('at a worse price, %s: refunded', async (how) => {
    await out.setRate('USD', '941')
    const ordered = await life.order(persona)
    await out.pastDeadline()
    await out.setRate('USD', '950')
    await out.transferFor(ordered, '200000')
    await out.until(ordered.id, ({ choice }) => choice?.offer)
    if (how === 'refund') await answer(ordered.id, 'refund')
    else await life.moveClock(days(8))
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect(refunded.refundReason).toBe('paid-late')
    await out.allQuiet()
  })

  it('no rate: waits for one, with the same deadline', async () => {
    await out.setRate('USD', '950')
    const ordered = await life.order(persona)
    await life.controlSandbox('/control/rates', { action: 'silent' })
    await out.pastDeadline()
    await out.transferFor(ordered, '200000')
    const choice = await out.until(ordered.id, ({ choice: one }) => one)
    expect([choice.kind, choice.offer]).toEqual(['late', undefined])
    expect((await answer(ordered.id, 'send')).body.code).toBe('rate-unavailable')
    await life.controlSandbox('/control/rates', { action: 'auto' })
    await out.setRate('USD', '941')
    await life.reaches(persona, ordered.id, 'delivered')
    await out.allQuiet()
  })

  it('too late to be accepted: refunded the same day', async () => {
    const ordered = await life.order(persona)
    // The banking days in which late money is accepted last fewer days, whatever holidays are among them.
    await life.moveClock(days(21))
    await life.reaches(persona, ordered.id, 'expired')
    await out.transferFor(ordered, '200000')
    await out.allQuiet()
    expect((await out.seen(ordered.id)).state).toBe('expired')
  })
})

describe('money that arrived in time and was reported late', () => {
  it('funds the order at the locked rate, even after it expired', async () => {
    await out.setRate('USD', '941')
    const ordered = await life.order(persona)
    await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'off' })
    await out.transferFor(ordered, '200000')
    await out.pastDeadline()
    await life.reaches(persona, ordered.id, 'expired')
    await out.setRate('USD', '950')
    await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'none' })
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(delivered.price.receive).toEqual(ordered.price.receive)
    expect(delivered.orderedAs).toBeUndefined()
    await out.allQuiet()
  })
})

describe('an account that may no longer send', () => {
  it('its money: refunded when it arrives', async () => {
    const ordered = await life.order(persona)
    await asOwner(life, "update customers.customer set status = 'quote-only' where kind = 'person'")
    try {
      await out.transferFor(ordered, '200000')
      const refunded = await life.reaches(persona, ordered.id, 'refunded')
      expect(refunded.refundReason).toBe('not-allowed-now')
    } finally {
      await asOwner(life, "update customers.customer set status = 'active' where kind = 'person'")
    }
    await out.allQuiet()
  })
})

describe('a customer restricted after the order', () => {
  it('its money: refunded when it arrives', async () => {
    const ordered = await life.order(persona)
    const { customerId } = await subjectsOf(persona)
    const people = { proposer: await life.signedIn('analista'), decider: await life.signedIn('oficial') }
    await restrictionSet(people, customerId, 'no-new-orders')
    try {
      await out.transferFor(ordered, '200000')
      const refunded = await life.reaches(persona, ordered.id, 'refunded')
      expect(refunded.refundReason).toBe('not-allowed-now')
    } finally {
      await asOwner(life, 'update customers.restriction set ended_at = now()')
    }
    await out.allQuiet()
  })
})

describe('a payment reversed during a choice', () => {
  const reverse = async (amount: string) => (await unmatchedMoneyOf(life)).reverse(amount)

  it('one of several: the choice continues about the others, with the same deadline', async () => {
    const ordered = await out.partlyPaid('60007')
    await out.transferFor(ordered, '70007')
    await out.until(ordered.id, ({ payment }) => payment?.receivedMinor === '130014' || undefined)
    await out.pastDeadline()
    const before = await out.until(ordered.id, ({ choice }) => choice)
    await reverse('70007')
    const after = await out.until(ordered.id, ({ choice }) =>
      choice?.received.amount === '60007' ? choice : undefined,
    )
    expect([after.dueAt, after.offer?.price.send.amount]).toEqual([before.dueAt, '60007'])
    expect((await answer(ordered.id, 'send')).status).toBe(200)
    await life.reaches(persona, ordered.id, 'delivered')
    await out.allQuiet()
  })

  it('the only one: no choice is left, and the order expires', async () => {
    const ordered = await out.partlyPaid('60008')
    await out.pastDeadline()
    await out.until(ordered.id, ({ choice }) => choice)
    await reverse('60008')
    expect((await life.reaches(persona, ordered.id, 'expired')).choice).toBeUndefined()
    await out.allQuiet()
  })

  it('a late one: the choice continues about the money that arrived in time', async () => {
    await out.setRate('USD', '941')
    const ordered = await out.partlyPaid('60009')
    await out.pastDeadline()
    await out.setRate('USD', '950')
    await out.transferFor(ordered, '139991')
    await out.until(ordered.id, ({ choice }) => (choice?.kind === 'late' ? choice.offer : undefined))
    await reverse('139991')
    const left = await out.until(ordered.id, ({ choice }) => (choice?.kind === 'short' ? choice : undefined))
    expect(left.offer?.price.send.amount).toBe('60009')
    expect((await answer(ordered.id, 'refund')).status).toBe(200)
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect(refunded.refunded?.amount).toBe('60009')
    await out.allQuiet()
  })
})
