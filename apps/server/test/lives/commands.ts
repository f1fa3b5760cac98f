/* long: all commands of the model test, one after another, to be read beside the model */
import fc, { type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { recipientBody } from '../life.ts'
import { askFaults, callFaults, type AskFault, type CallFault } from './faulty-ports.ts'
import { countingAttempt, isOver, newLife, type RunningEnvironment, type Model } from './model.ts'
import { SLOTS, type Real } from './real.ts'

type Command = AsyncCommand<Model, Real>

const lifeOf = (model: Model, slot: number): RunningEnvironment => {
  const life = model.lives[slot]
  if (life === undefined) throw new Error(`customer ${slot} has no transfer`)
  return life
}

/** Expects the state at the bank, the rail and in the books to be that of the model. */
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

/** A command about one customer's transfer: its precondition, and its effect on the model and on the real system. */
function command(
  name: string,
  slot: number,
  may: (life: RunningEnvironment | undefined) => boolean,
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

/**
 * The payment is complete: it is converted and submitted to the rail, which executes nothing until a command says so.
 */
function funded(life: RunningEnvironment): void {
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

const isUnpaid = (life: RunningEnvironment | undefined): boolean => life?.seen === 'waiting-for-payment'

/** Pays the missing amount, half of it, or twice the amount: the excess is refunded the same day. */
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

/** A payment after the end of an order is refunded to its source. */
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
    expect(await real.notify(slot, 'cancellation')).toBe('done')
  })

/** After a returned payout the customer is asked to correct; the converted amount is kept. */
function asksToCorrect(model: Model, slot: number): void {
  lifeOf(model, slot).seen = 'needs-correction'
  model.corrections[slot] = (model.corrections[slot] ?? 0) + 1
}

/** An earlier attempt was paid after all, and no other is under way: another one is opened for it and withdrawn. */
function deliveredByEarlier(life: RunningEnvironment): void {
  life.attempts.push('withdrawn')
  life.seen = 'delivered'
  life.wasDelivered = true
  life.owed.delete(countingAttempt(life))
}

const lastIs = (life: RunningEnvironment | undefined, at: string): boolean =>
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

/** A final rejection by the rail: the customer corrects, unless an earlier attempt was paid after all. */
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

/** After a temporary rejection the payout is retried automatically after its pause, at most twice. */
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

const refundTransfer = (slot: number): Command =>
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
      expect(await real.notify(slot, 'refund-choice')).toBe('done')
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
      expect(await real.notify(slot, 'correction', { name, details })).toBe('done')
    },
  )

/** The first attempt that the rail denies but still has. */
const deniedOf = (life: RunningEnvironment | undefined): number => life?.attempts.indexOf('denied') ?? -1

/**
 * The rail pays an attempt that it denied: a delivery while no other is under way, otherwise our loss until it is
 * returned.
 */
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

/** Makes the next calls fail. Their intended effect must still happen, once. */
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

/** Everything that may happen to transfers, and to the messages of partners. */
export const lifeCommands = [
  fc.tuple(slot, fc.constantFrom(20_000, 60_000, 200_000)).map(([who, send]) => order(who, send)),
  fc.tuple(slot, fc.constantFrom('half', 'twice')).map(([who, how]) => pay(who, how)),
  of(cancel),
  of(payTooLate),
  // Commands that advance a transfer are more frequent, so that more runs reach late states.
  ...[1, 2, 3].flatMap(() => [
    of((who) => pay(who, 'rest')),
    of(correct),
    of((who) => reject(who, 'denied')),
  ]),
  ...[1, 2].flatMap(() => [of(credit), of(payDenied), of(returnOwed), of(refundTransfer)]),
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
