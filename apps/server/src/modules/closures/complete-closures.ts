import { isRefusal, type Id } from '@puente/contract'
import type { DeliveredEvent, Subscription } from '../../platform/events/subscribers.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { availableMinor } from '../books/index.ts'
import { santiagoDay } from '../corridors/index.ts'
import {
  beginClosure,
  closing,
  closureOf,
  completeClosure,
  exitsDue,
  lockCustomer,
  lockRestrictionInForce,
  withdrawClosure,
} from '../customers/index.ts'
import { payinEvents, rutIndexes } from '../payins/index.ts'
import { cancelTransfer, TRANSFER_MOVED } from '../transfers/index.ts'
import { closingCustomersOf, openRowsOf, receivedMoneyOf, type OpenRow } from './open-things.store.ts'

const actor = { kind: 'system', name: 'closures' } as const
const BATCH = 50

/**
 * Transfers, refunds and debts of a customer that have not ended, oldest first. A partly paid order is listed as a
 * transfer. A rejected order without money has ended.
 */
export async function openThingsOf(work: Work, customerId: Id<'customer'>): Promise<OpenRow[]> {
  const rows = (await openRowsOf(work, customerId)).map(
    async ({ isRejected, ...row }): Promise<OpenRow[]> => {
      if (row.kind !== 'unpaid-order' && !isRejected) return [row]
      const isPaid = (await availableMinor(work, 'client-funds', 'CLP', row.id)) > 0n
      if (isPaid) return [{ ...row, kind: 'transfer' }]
      return isRejected ? [] : [row]
    },
  )
  return (await Promise.all(rows)).flat()
}

/**
 * Cancels the orders of a customer for which no money has arrived. Called before the customer is locked: payments lock
 * their transfer first and the customer after it.
 */
export async function cancelUnpaid(work: Work, customerId: Id<'customer'>): Promise<void> {
  for (const { kind, id } of await openThingsOf(work, customerId)) {
    if (kind !== 'unpaid-order') continue
    const cancelled = await cancelTransfer(work, id)
    if (isRefusal(cancelled)) throw new Error(`order ${id} awaits its payment and cannot be cancelled`)
  }
}

/** Transfers, refunds and debts of a customer that have not ended, and money from their RUT that belongs to no order. */
export const openMoneyOf = async (
  work: Work,
  customerId: Id<'customer'>,
  rut: string | undefined,
): Promise<OpenRow[]> => [
  ...(await openThingsOf(work, customerId)),
  ...(rut === undefined ? [] : await receivedMoneyOf(work, rutIndexes(work, rut))),
]

/** The kinds of what delays the closing of a customer, each once. The customer is locked. */
export async function delaysOf(
  work: Work,
  customerId: Id<'customer'>,
): Promise<(OpenRow['kind'] | 'application')[]> {
  const customer = await lockCustomer(work, customerId)
  const money = (await openMoneyOf(work, customerId, customer?.rut)).map(({ kind }) => kind)
  return [...new Set([...money, ...(customer?.identity === 'submitted' ? (['application'] as const) : [])])]
}

/** Completes the closing of an account once nothing is open. A closing by an exit that was lifted is withdrawn. */
export async function tryToComplete(work: Work, customerId: Id<'customer'>): Promise<void> {
  const isEmpty = (await delaysOf(work, customerId)).length === 0
  const closure = await closureOf(work, customerId)
  if (closure === undefined || closure.completedAt !== undefined) return
  if (closure.cause === 'exit' && (await lockRestrictionInForce(work, customerId, 'exit')) === undefined) {
    const withdrawn = await withdrawClosure(work, customerId, 'exit')
    if (isRefusal(withdrawn)) throw new Error(`the closing of ${customerId} cannot be withdrawn`)
    return
  }
  if (isEmpty) await completeClosure(work, closure)
}

/** Begins the closing after an exit whose notice has ended. */
async function beginExit(work: Work, customerId: Id<'customer'>): Promise<void> {
  await cancelUnpaid(work, customerId)
  await lockCustomer(work, customerId)
  // Another process may have begun it meanwhile.
  const begun = await beginClosure(work, customerId, 'exit', await delaysOf(work, customerId))
  if (isRefusal(begun)) return
}

/**
 * Returns a round that begins the closings whose notice has ended, and completes those for which nothing is open: each
 * round a page of them, the next round the page after it. A round returns the number of closings that it began.
 */
export function createClosureSweep(batch = BATCH): (runtime: Runtime) => Promise<number> {
  let after: Id<'customer'> | undefined
  return async (runtime) => {
    const due = await runtime.work(actor, (work) => exitsDue(work, santiagoDay(work.now).day, batch))
    for (const id of due) await runtime.work(actor, (work) => beginExit(work, id))
    const page = await runtime.work(actor, (work) => closing(work, after, batch))
    for (const id of page) await runtime.work(actor, (work) => tryToComplete(work, id))
    after = page.length < batch ? undefined : page.at(-1)
    return due.length
  }
}

/** Jobs of closures. Debts, money without a transfer and applications end without an event that names the customer, so all are checked. */
export const closureJobs: readonly Job[] = [
  { name: 'closures.sweep', everyMs: 10_000, round: createClosureSweep() },
]

const ends = new Set<unknown>(['delivered', 'refunded', 'cancelled', 'expired', 'rejected'])

/** Completes a closing when the last transfer or refund of the customer ends. */
export const closureSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'closures',
    events: [TRANSFER_MOVED, payinEvents.refundSettled],
    wants: ({ name, facts }) => name !== TRANSFER_MOVED || ends.has(facts['to']),
    // Few customers close their account, and every transfer ends.
    ownersOf: closingCustomersOf,
    onlyOwned: true,
    handle: async (work: Work, { subject }: DeliveredEvent) => {
      const customerId = (await closingCustomersOf(work, [subject])).get(subject)
      if (customerId !== undefined) await tryToComplete(work, customerId)
    },
  },
]
