import type { TransferWire } from '@puente/contract/customer'
import type { AgedItemWire } from '@puente/contract/staff'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { unmatchedMoneyOf } from '../../../../test/unmatched-money.ts'
import { letOwe, subjectsOf } from '../../../../test/test-items.ts'
import { outcomesOf, type Outcomes } from '../../../../test/outcomes.ts'
import { hours, untilMonday } from '../../../../test/test-clock.ts'

let life: RunningEnvironment
let persona: Client
let out: Outcomes
let customerId: string
let userId: string
beforeAll(async () => {
  life = await startEnvironment()
  await life.moveClock(untilMonday(life.clock.now()))
  persona = await life.signedIn('persona')
  out = outcomesOf(life, persona)
  ;({ customerId, userId } = await subjectsOf(persona))
})
afterEach(async () => {
  await letOwe(life, customerId, false)
  await letOwe(life, userId, false, { kind: 'contact-information' })
})
afterAll(async () => life?.close())

const days = (count: number) => hours(24 * count)
const owes = (isOwed: boolean) => letOwe(life, customerId, isOwed)
const answer = (id: string, what: 'send' | 'refund') =>
  persona.post<TransferWire>(`/api/transfers/${id}/choice`, { answer: what })

/** An order that was paid while an item was outstanding. */
async function held(wish?: Parameters<RunningEnvironment['order']>[1]): Promise<TransferWire> {
  const ordered = await life.order(persona, wish)
  await owes(true)
  await life.pay(persona, ordered.id)
  return life.reaches(persona, ordered.id, 'on-hold')
}

/** Moves the clock past the locked rate, long before the end of the hold. */
const pastRate = async ({ hold }: TransferWire) =>
  life.moveClock(Date.parse(hold?.rateUntil ?? '') - life.clock.now().getTime() + 1000)
const choiceOf = (id: string) =>
  out.until(id, ({ choice }) => (choice?.offer === undefined ? undefined : choice))
const events = async (id: string) =>
  (
    await asOwner<{ event: string }>(
      life,
      "select event from transfers.event where replace(transfer_id::text, '-', '') = $1 order by sequence",
      [id.slice(4)],
    )
  ).map(({ event }) => event)

describe('an item that opens after the order', () => {
  it('stops it before conversion with its pesos untouched, shows what is needed; the transfer then continues by itself', async () => {
    await out.setRate('USD', '950')
    const waiting = await held()
    expect(waiting.hold?.item).toEqual({
      kind: 'sender-name',
      class: 'identity',
      path: '/notifications/update-sender-name',
      turn: 'customer',
      mine: true,
    })
    expect(waiting.timeline.map(({ step, status }) => `${step} ${status}`)).toEqual([
      'ordered done',
      'payment-received done',
      'on-hold now',
      'converted next',
      'sent-to-bank next',
      'delivered next',
    ])
    const treasury = await life.signedIn('tesoreria')
    const { body: aged } = await treasury.get<{ items: AgedItemWire[] }>('/api/aged-money')
    expect(aged.items.find(({ kind }) => kind === 'client-funds')).toMatchObject({
      owner: 'customer',
      amount: { amount: '200000' },
      dueAt: waiting.hold?.rateUntil,
    })
    await out.setRate('USD', '940')
    await owes(false)
    const delivered = await life.reaches(persona, waiting.id, 'delivered')
    expect(delivered.price.receive).toEqual(waiting.price.receive)
    expect(delivered.timeline.map(({ step }) => step)).not.toContain('on-hold')
    expect(await events(waiting.id)).toEqual(expect.arrayContaining(['hold-opened', 'hold-settled']))
    await out.allQuiet()
  })

  it('an item about a user: holds what they ordered; a withdrawn item ends the hold without an event', async () => {
    const ordered = await life.order(persona)
    await letOwe(life, userId, true, { kind: 'contact-information' })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'on-hold')
    await asOwner(
      life,
      "update pending_items.item set closed_at = $1, outcome = 'withdrawn' where closed_at is null",
      [life.clock.now()],
    )
    await life.reaches(persona, ordered.id, 'delivered')
    await out.allQuiet()
  })

  it('settled in time, handled late: continues at the locked rate', async () => {
    const waiting = await held()
    await asOwner(
      life,
      "update pending_items.item set closed_at = $1, outcome = 'settled' where closed_at is null",
      [life.clock.now()],
    )
    await pastRate(waiting)
    const delivered = await life.reaches(persona, waiting.id, 'delivered')
    expect(delivered.price.receive).toEqual(waiting.price.receive)
    await out.allQuiet()
  })

  it('newer terms, a threshold, an item that blocks nothing: no hold', async () => {
    const kinds = ['terms-update', 'person-due-diligence', 'id-expiring'] as const
    const owesAll = (isOwed: boolean) =>
      Promise.all(
        kinds.map((kind) => letOwe(life, customerId, isOwed, { kind, blocks: kind !== 'id-expiring' })),
      )
    const ordered = await life.order(persona)
    await owesAll(true)
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    await owesAll(false)
    await out.allQuiet()
  })

  it('after the payout was submitted: no hold', async () => {
    const ordered = await life.order(persona, { recipient: { name: 'Rosa Demora' } })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'sent-to-bank')
    await owes(true)
    await life.moveClock(days(1))
    await life.reaches(persona, ordered.id, 'delivered')
    expect(await events(ordered.id)).not.toContain('hold-opened')
    await out.allQuiet()
  })

  it('a payment reversed during the hold: awaits money again, and continues once nothing is outstanding', async () => {
    const waiting = await held({ amount: '203001' })
    const misfits = await unmatchedMoneyOf(life)
    await misfits.reverse('203001')
    await life.reaches(persona, waiting.id, 'waiting-for-payment')
    await life.pay(persona, waiting.id)
    const again = await life.reaches(persona, waiting.id, 'on-hold')
    // The rate expires when it did before.
    expect(again.hold).toEqual(waiting.hold)
    await owes(false)
    await life.reaches(persona, waiting.id, 'delivered')
    await out.allQuiet()
  })

  it('during the hold: can be cancelled', async () => {
    const waiting = await held()
    expect((await persona.post(`/api/transfers/${waiting.id}/cancellation`, {})).status).toBe(200)
    const refunded = await life.reaches(persona, waiting.id, 'refunded')
    expect([refunded.refunded?.amount, refunded.refundReason]).toEqual(['200000', 'cancelled'])
    await out.allQuiet()
  })
})

describe('a hold longer than the locked rate', () => {
  it('today’s rate: offered anew each banking day; once accepted and settled, the transfer continues', async () => {
    await out.setRate('USD', '950')
    const waiting = await held()
    await pastRate(waiting)
    const first = await choiceOf(waiting.id)
    expect(first).toMatchObject({ kind: 'held', dueAt: waiting.hold?.givesUpAt })
    await life.moveClock(days(1))
    await out.setRate('USD', '941')
    const renewed = await out.until(waiting.id, ({ choice }) =>
      choice?.offer?.price.midMarketClpPerUnit === first.offer?.price.midMarketClpPerUnit
        ? undefined
        : choice?.offer,
    )
    await owes(false)
    expect((await out.seen(waiting.id)).state).toBe('on-hold')
    await answer(waiting.id, 'send')
    const delivered = await life.reaches(persona, waiting.id, 'delivered')
    expect(delivered.price.receive).toEqual(renewed.price.receive)
    expect(delivered.price.receive).not.toEqual(waiting.price.receive)
    await out.allQuiet()
  })

  it('accepted while an item is outstanding: the new price is valid for a banking day, the end of the hold stays', async () => {
    const waiting = await held()
    await pastRate(waiting)
    await choiceOf(waiting.id)
    await answer(waiting.id, 'send')
    const again = await out.until(waiting.id, (one) =>
      one.state === 'on-hold' && one.choice === undefined ? one : undefined,
    )
    expect(again.hold?.givesUpAt).toBe(waiting.hold?.givesUpAt)
    expect(again.hold?.rateUntil).not.toBe(waiting.hold?.rateUntil)
    await owes(false)
    await life.reaches(persona, waiting.id, 'delivered')
    await out.allQuiet()
  })

  it('a fixed amount that costs more: the rest is paid before it continues', async () => {
    await out.setRate('USD', '941')
    const waiting = await held({ side: 'receive', amount: '20000' })
    await out.setRate('USD', '950')
    await pastRate(waiting)
    await out.setRate('USD', '950')
    const { offer } = await out.until(waiting.id, ({ choice }) =>
      Number(choice?.offer?.missing.amount ?? 0) > 0 ? choice : undefined,
    )
    await owes(false)
    const taken = await answer(waiting.id, 'send')
    expect([taken.body.state, taken.body.payment?.remainingMinor]).toEqual([
      'waiting-for-payment',
      offer?.missing.amount,
    ])
    await life.pay(persona, waiting.id)
    const delivered = await life.reaches(persona, waiting.id, 'delivered')
    expect(delivered.price.receive.amount).toBe('20000')
    await out.allQuiet()
  })

  it.each(['refund', 'silence'] as const)('%s: everything is refunded', async (how) => {
    const waiting = await held()
    await pastRate(waiting)
    await choiceOf(waiting.id)
    if (how === 'refund') await answer(waiting.id, 'refund')
    else await life.moveClock(Date.parse(waiting.hold?.givesUpAt ?? '') - life.clock.now().getTime() + 1000)
    const refunded = await life.reaches(persona, waiting.id, 'refunded')
    expect([refunded.refunded?.amount, refunded.refundReason]).toEqual(['200000', 'not-settled'])
    await out.allQuiet()
  })
})
