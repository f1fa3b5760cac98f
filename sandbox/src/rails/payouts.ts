import type { World } from '../world.ts'
import { fingerprint } from '../store/ids.ts'
import { accountIn, faultOf, type PayoutOrder, type RailFault } from './checks.ts'
import { createMover, type Mover } from './mover.ts'
import { outcomeOf, type Outcome } from './outcomes.ts'
import { acceptedPayout, nextStepOf } from './payout.ts'
import { createPayoutsStore, type Payout, type PayoutsStore } from './payouts.store.ts'
import { keepSpeed, type Speed } from './speeds.ts'

/**
 * The result of an order: accepted (`fresh` the first time), refused at once, or its reference belongs to
 * another order.
 */
export type Taken =
  | {
      readonly kind: 'taken'
      readonly payout: Payout
      readonly fresh: boolean
      readonly outcome: Outcome | undefined
    }
  | { readonly kind: 'refused'; readonly fault: RailFault }
  | { readonly kind: 'reused' }

/** Payouts and their steps. */
export type Payouts = {
  /** Accepts orders, all in one transaction, each once per clientReference. */
  take(orders: readonly PayoutOrder[]): Taken[]
  /** The outcome that this order's values select. */
  chosen(order: PayoutOrder): Outcome | undefined
  /** Changes the speed, also for payouts in progress. */
  setSpeed(speed: Speed): void
  readonly mover: Mover
  readonly store: PayoutsStore
}

/** Payouts stored in `world.db`; the scheduler executes their steps. */
export function createPayouts(world: World): Payouts {
  const { db, clock, scheduler, settings, outside } = world
  const { rails } = outside
  const store = createPayoutsStore(db)
  const mover = createMover(world, store)

  const chosen = (order: PayoutOrder) => outcomeOf(order.beneficiary.name, accountIn(rails, order))
  const takeOne = (order: PayoutOrder): Taken => {
    const print = fingerprint(order)
    const known = store.byReference(order.clientReference)
    if (known !== undefined && known.print !== print) return { kind: 'reused' }
    const outcome = chosen(order)
    if (known !== undefined) return { kind: 'taken', payout: known, fresh: false, outcome }
    const fault = outcome?.answer === 'refused' ? notPayable : faultOf(rails, order)
    if (fault !== null) return { kind: 'refused', fault }
    const accepted = acceptedPayout(order, accountIn(rails, order), print, outcome, clock.now())
    const payout = { ...accepted, dueAt: mover.dueAtOf(accepted) }
    store.insert(payout, order)
    mover.notify(payout, 'accepted')
    const ahead = outcome?.answer === 'after-webhooks' ? atTheEnd(payout, mover) : payout
    return { kind: 'taken', payout: ahead, fresh: true, outcome }
  }
  scheduler.every((nowMs) => {
    const due = store.due(nowMs)
    if (due.length > 0) db.transact(() => due.forEach(mover.stepNow))
    return due.length > 0
  })
  clock.whenMovedBack(store.shift)
  return {
    store,
    mover,
    chosen,
    take: (orders) => db.transact(() => orders.map(takeOne)),
    setSpeed: (speed) =>
      db.transact(() => {
        keepSpeed(settings, speed)
        for (const payout of store.underWay()) {
          const waitsForSpeed = typeof nextStepOf(payout)?.after === 'string'
          if (waitsForSpeed) store.update({ ...payout, dueAt: mover.dueAtOf(payout) })
        }
      }),
  }
}

const notPayable: RailFault = { code: 'beneficiary-not-payable', field: 'beneficiary.name' }

function atTheEnd(payout: Payout, mover: Mover): Payout {
  const next = mover.stepNow(payout)
  return next === null ? payout : atTheEnd(next, mover)
}
