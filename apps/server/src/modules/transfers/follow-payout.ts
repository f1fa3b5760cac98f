import type { Journal } from '@puente/ledger'
import type { HeardEvent } from '../../platform/events/subscribers.ts'
import { actorText } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import { book } from '../books/index.ts'
import { isWithdrawn, payoutEvents, payoutsOf, type Payout } from '../payouts/index.ts'
import { quoteFor } from '../quotes/index.ts'
import { advance, advanceThrough, type Moved } from './advance.ts'
import { wasDelivered } from './history.store.ts'
import { cameBackJournal, deliveredJournal, submittedJournal, type Figures } from './money.ts'
import { openCorrection } from './open-correction.ts'
import type { Transfer, TransferEvent } from './transfer.ts'
import { sendAgain } from './send-again.ts'
import { restoreParties, transferFor } from './transfers.store.ts'

async function figuresOf(work: Work, transfer: Transfer): Promise<Figures> {
  const quote = await quoteFor(work, transfer.quoteId)
  if (quote === undefined) throw new Error(`transfer ${transfer.id} has no quote`)
  return quote.price
}

async function moveBy(
  work: Work,
  { transferId, attempt }: Payout,
  event: TransferEvent,
): Promise<Moved | undefined> {
  return (await advance(work, [{ transferId, event, facts: { attempt } }])).get(transferId)
}

/** The rail has it. Said again, or said after it was paid, it changes nothing. */
async function submitted(work: Work, payout: Payout): Promise<Journal[]> {
  const moved = await moveBy(work, payout, 'payout-submitted')
  return moved === undefined ? [] : [submittedJournal(moved.transfer, payout.attempt)]
}

/**
 * The recipient has it; a rail that says so before it says "accepted" has accepted too. One that had rejected it and
 * takes that back paid whom it was told to pay: a new attempt is opened for it, which payouts withdraw unsubmitted.
 */
async function credited(work: Work, payout: Payout): Promise<Journal[]> {
  const known = await transferFor(work, payout.transferId)
  if (known !== undefined && (known.state === 'returned' || known.state === 'correcting')) {
    await sendAgain(work, known, 'retried')
    return []
  }
  const isFirst = !(await wasDelivered(work, payout.transferId))
  const { transferId, attempt } = payout
  const steps = (['payout-submitted', 'delivered'] as const).map((event) => ({ event, facts: { attempt } }))
  const journals: Journal[] = []
  for (const { transfer } of await advanceThrough(work, transferId, steps)) {
    if (transfer.state === 'payout-submitted') journals.push(submittedJournal(transfer, attempt))
    else {
      await restoreParties(work, transferId, payout.createdAt, actorText(work.actor))
      journals.push(deliveredJournal(transfer, await figuresOf(work, transfer), attempt, isFirst))
    }
  }
  return journals
}

/** It came back, before or after the recipient had it: the money stays bought, and what becomes of it is asked. */
async function cameBack(work: Work, payout: Payout, code: string): Promise<Journal[]> {
  const known = await transferFor(work, payout.transferId)
  const moved = await moveBy(work, payout, known?.state === 'delivered' ? 'returned' : 'payout-rejected')
  if (moved === undefined) return []
  const { transfer, from } = moved
  const lay = from === 'delivered' ? 'nostro' : from === 'payout-submitted' ? 'payout-clearing' : undefined
  return [
    ...(lay === undefined ? [] : [cameBackJournal(transfer, payout.attempt, lay)]),
    ...(await openCorrection(work, transfer, payout.attempt, code)),
  ]
}

/** What transfers do when a payout changes: the state moves and the books follow, in one work. */
export async function followPayout(work: Work, { name, subject, facts }: HeardEvent): Promise<void> {
  const attempts = await payoutsOf(work, subject)
  const standing = attempts.findLast((one) => !isWithdrawn(one))
  // What is told of an attempt that another one has followed is past.
  if (standing === undefined || standing.id !== facts['payoutId']) return
  // The books know each way out by its number: paid after all, it went out under the one that was withdrawn for it.
  const payout = { ...standing, attempt: attempts.length }
  switch (name) {
    case payoutEvents.submitted:
      return book(work, await submitted(work, payout))
    case payoutEvents.credited:
      return book(work, await credited(work, payout))
    case payoutEvents.unknown:
      await moveBy(work, payout, 'payout-unknown')
      return
    case payoutEvents.ready:
      await moveBy(work, payout, 'payout-not-received')
      return
    case payoutEvents.rejected:
    case payoutEvents.returned: {
      const code = facts['code']
      return book(work, await cameBack(work, payout, typeof code === 'string' ? code : 'unknown'))
    }
    default:
      throw new Error(`transfers do not hear ${name}`)
  }
}
