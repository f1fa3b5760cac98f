/* long: everything that may happen to a transfer, one after another, to be read beside the model */
import fc, { type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { recipientBody } from '../life.ts'
import { askFaults, callFaults, type AskFault, type CallFault } from './faulty-ports.ts'
import { countingAttempt, isOver, newLife, type Life, type Model } from './model.ts'
import { SLOTS, type Real } from './real.ts'

type Command = AsyncCommand<Model, Real>

const lifeOf = (model: Model, slot: number): Life => {
  const life = model.lives[slot]
  if (life === undefined) throw new Error(`customer ${slot} has no transfer`)
  return life
}

/** What the bank, the rail and the books hold of a transfer is what the model says. */
async function isTrue(model: Model, real: Real): Promise<void> {
  await real.settle()
  for (const [slot, life] of model.lives.entries()) {
    if (life === undefined) continue
    const truth = await real.look(slot)
    const held = life.seen === 'waiting-for-payment' ? life.paid : 0
    expect(truth, `transfer of customer ${slot}`).toEqual({
      seen: life.seen,
      paid: life.paid,
      refunded: life.refunded ?? truth.refunded,
      credits: life.attempts.filter((one) => one === 'credited' || one === 'returned').length,
      attempts: life.attempts.length,
      held,
      owed: life.owed.size,
    })
    expect(truth.refunded).toBeLessThanOrEqual(truth.paid)
  }
}

/** A command about one customer's transfer: where it may be done, what it does to the model, and to the world. */
function command(
  name: string,
  slot: number,
  may: (life: Life | undefined) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check: ({ lives }) => may(lives[slot]),
    run: async (model, real) => {
      await run(model, real)
      await isTrue(model, real)
    },
    toString: () => `${name} ${slot}`,
  }
}

/** The money is there: it is converted and goes to the rail, which holds it until a command moves it. */
function funded(life: Life): void {
  life.seen = 'sent-to-bank'
  life.attempts.push('held')
}

const order = (slot: number, send: number): Command =>
  command(
    `order of ${send} by`,
    slot,
    (life) => life === undefined || isOver(life),
    async (model, real) => {
      model.lives[slot] = newLife(send)
      await real.order(slot, send)
    },
  )

const isUnpaid = (life: Life | undefined): boolean => life?.seen === 'waiting-for-payment'

/** Pays all that is missing, half of it, or all of it twice over: what is too much goes back the same day. */
const pay = (slot: number, how: 'rest' | 'half' | 'twice'): Command =>
  command(
    `pay ${how} by`,
    slot,
    (life) => isUnpaid(life) && (how !== 'half' || life?.paid === 0),
    async (model, real) => {
      const life = lifeOf(model, slot)
      const rest = life.send - life.paid
      if (how === 'half') {
        life.paid = life.send / 2
        return real.pay(slot, life.paid)
      }
      const paid = how === 'twice' ? rest + life.send : rest
      life.paid += paid
      life.refunded = how === 'twice' ? life.send : 0
      funded(life)
      await real.pay(slot, paid)
    },
  )

/** Money that comes when it is over goes back to where it came from. */
const payTooLate = (slot: number): Command =>
  command(
    'pay too late by',
    slot,
    (life) =>
      life !== undefined && ['refunded', 'cancelled'].includes(life.seen) && life.refunded !== undefined,
    async (model, real) => {
      const life = lifeOf(model, slot)
      life.paid += 1000
      life.refunded = (life.refunded ?? 0) + 1000
      await real.pay(slot, 1000)
    },
  )

const cancel = (slot: number): Command =>
  command('cancel by', slot, isUnpaid, async (model, real) => {
    const life = lifeOf(model, slot)
    life.seen = life.paid > 0 ? 'refunded' : 'cancelled'
    life.refunded = life.paid
    expect(await real.tell(slot, 'cancellation')).toBe('done')
  })

/** Where a payout came back, the customer is asked; the money stays bought. */
function asksToCorrect(model: Model, slot: number): void {
  lifeOf(model, slot).seen = 'needs-correction'
  model.corrections[slot] = (model.corrections[slot] ?? 0) + 1
}

/** An earlier attempt was paid after all, and nothing else is out: another one is opened for it and withdrawn. */
function deliveredByEarlier(life: Life): void {
  life.attempts.push('withdrawn')
  life.seen = 'delivered'
  life.wasDelivered = true
  life.owed.delete(countingAttempt(life))
}

const lastIs = (life: Life | undefined, at: string): boolean =>
  life !== undefined && life.seen === 'sent-to-bank' && life.attempts.at(-1) === at

const credit = (slot: number): Command =>
  command(
    'rail credits',
    slot,
    (life) => lastIs(life, 'held'),
    async (model, real) => {
      const life = lifeOf(model, slot)
      const nth = life.attempts.length - 1
      life.attempts[nth] = 'credited'
      life.seen = 'delivered'
      life.wasDelivered = true
      await real.push(slot, nth, 'credited')
    },
  )

/** What the rail rejects for good: the customer corrects, unless an earlier attempt was paid after all. */
const reject = (slot: number, how: 'rejected' | 'denied'): Command =>
  command(
    how === 'rejected' ? 'rail rejects' : 'rail denies',
    slot,
    (life) => lastIs(life, 'held'),
    async (model, real) => {
      const life = lifeOf(model, slot)
      const nth = life.attempts.length - 1
      life.attempts[nth] = how
      if (life.attempts[countingAttempt(life)] === 'credited') deliveredByEarlier(life)
      else asksToCorrect(model, slot)
      if (how === 'rejected') await real.push(slot, nth, 'rejected', 'account-closed')
      else await real.deny(slot, nth)
    },
  )

/** What passes goes out again by itself, after its pause, at most twice. */
const bankAway = (slot: number): Command =>
  command(
    'other bank is away for',
    slot,
    (life) => lastIs(life, 'held') && (life?.passing ?? 0) < 2 && !life?.wasDelivered,
    async (model, real) => {
      const life = lifeOf(model, slot)
      const nth = life.attempts.length - 1
      life.attempts[nth] = 'rejected'
      life.passing += 1
      if (life.attempts[countingAttempt(life)] === 'credited') deliveredByEarlier(life)
      else life.attempts.push('held')
      await real.push(slot, nth, 'rejected', 'bank-not-reachable')
    },
  )

const giveBack = (slot: number): Command =>
  command(
    'rail returns',
    slot,
    (life) => life?.seen === 'delivered' && life.owed.size === 0,
    async (model, real) => {
      const life = lifeOf(model, slot)
      const nth = countingAttempt(life)
      life.attempts[nth] = 'returned'
      asksToCorrect(model, slot)
      await real.push(slot, nth, 'returned', 'beneficiary-unknown')
    },
  )

const refundChosen = (slot: number): Command =>
  command(
    'refund chosen by',
    slot,
    (life) => life?.seen === 'needs-correction',
    async (model, real) => {
      const life = lifeOf(model, slot)
      const isWhole = !life.wasDelivered && (model.corrections[slot] ?? 0) === 1
      life.seen = 'refunded'
      life.refunded = isWhole && life.refunded !== undefined ? life.refunded + life.send : undefined
      expect(await real.tell(slot, 'refund-choice')).toBe('done')
    },
  )

const correct = (slot: number): Command =>
  command(
    'corrected by',
    slot,
    (life) => life?.seen === 'needs-correction',
    async (model, real) => {
      const life = lifeOf(model, slot)
      life.attempts.push('held')
      life.passing = 0
      life.seen = 'sent-to-bank'
      const { name, details } = recipientBody()
      expect(await real.tell(slot, 'correction', { name, details })).toBe('done')
    },
  )

/** The first attempt that the rail denies and still holds. */
const deniedOf = (life: Life | undefined): number => life?.attempts.indexOf('denied') ?? -1

/** Against its own word the rail pays: a delivery while nothing else is out, and else our loss until it comes back. */
const payDenied = (slot: number): Command =>
  command(
    'rail pays what it denied to',
    slot,
    (life) => deniedOf(life) !== -1 && life?.attempts.includes('credited') !== true,
    async (model, real) => {
      const life = lifeOf(model, slot)
      const nth = deniedOf(life)
      life.attempts[nth] = 'credited'
      if (life.seen === 'needs-correction') deliveredByEarlier(life)
      else life.owed.add(nth)
      await real.push(slot, nth, 'credited')
    },
  )

const returnOwed = (slot: number): Command =>
  command(
    'rail returns what it owes of',
    slot,
    (life) => (life?.owed.size ?? 0) > 0,
    async (model, real) => {
      const life = lifeOf(model, slot)
      const [nth = -1] = life.owed
      life.owed.delete(nth)
      life.attempts[nth] = 'returned'
      await real.push(slot, nth, 'returned', 'beneficiary-unknown')
    },
  )

/** From now on calls fail: what was meant is done all the same, once. */
const callsFail = (orders: CallFault[], asks: AskFault[], refunds: CallFault[]): Command => ({
  check: () => true,
  run: async (_model, real) => {
    real.faults.orders.push(...orders)
    real.faults.asks.push(...asks)
    real.faults.refunds.push(...refunds)
  },
  toString: () => `faults [${orders.join(' ')} | ${asks.join(' ')} | ${refunds.join(' ')}]`,
})

const messages = ['duplicate-webhooks', 'reorder-webhooks', 'webhooks-off'] as const
const messagesFail = (partner: 'bank' | 'rails', kind: (typeof messages)[number]): Command => ({
  check: () => true,
  run: (_model, real) => real.control('/control/failures', { partner, kind, calls: 3 }),
  toString: () => `${partner} ${kind}`,
})

const slot = fc.nat(SLOTS - 1)
const of = (make: (slot: number) => Command) => slot.map(make)

/** Everything that may happen to transfers, and to what partners say of them. */
export const lifeCommands = [
  fc.tuple(slot, fc.constantFrom(20_000, 60_000, 200_000)).map(([who, send]) => order(who, send)),
  fc.tuple(slot, fc.constantFrom('half', 'twice')).map(([who, how]) => pay(who, how)),
  of(cancel),
  of(payTooLate),
  // Lives that go far are the ones worth watching: what leads on comes more often.
  ...[1, 2, 3].flatMap(() => [
    of((who) => pay(who, 'rest')),
    of(correct),
    of((who) => reject(who, 'denied')),
  ]),
  ...[1, 2].flatMap(() => [of(credit), of(payDenied), of(returnOwed), of(giveBack)]),
  of((who) => reject(who, 'rejected')),
  of(bankAway),
  of(refundChosen),
  fc
    .tuple(
      fc.array(fc.constantFrom(...callFaults), { maxLength: 3 }),
      fc.array(fc.constantFrom(...askFaults), { maxLength: 4 }),
      fc.array(fc.constantFrom(...callFaults), { maxLength: 2 }),
    )
    .map(([orders, asks, refunds]) => callsFail(orders, asks, refunds)),
  fc
    .tuple(fc.constantFrom('bank', 'rails'), fc.constantFrom(...messages))
    .map(([partner, kind]) => messagesFail(partner, kind)),
] satisfies fc.Arbitrary<Command>[]
