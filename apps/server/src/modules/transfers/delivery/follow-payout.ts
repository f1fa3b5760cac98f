import type { Journal } from '@puente/ledger'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import { actorText } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'
import { book } from '../../books/index.ts'
import { isWithdrawn, payoutEvents, payoutsOf, type Payout } from '../../payouts/index.ts'
import { quoteFor } from '../../quotes/index.ts'
import { advance, advanceThrough, type Moved } from '../advance.ts'
import { wasDelivered } from '../history.store.ts'
import { cameBackJournal, deliveredJournal, submittedJournal, type Figures } from '../money.ts'
import { openCorrection } from '../corrections/open-correction.ts'
import { bookPaidAfterAll, countingAttempt } from './paid-after-all.ts'
import type { Transfer, TransferEvent } from '../transfer.ts'
import { sendAgain } from '../orders/send-again.ts'
import { restoreParties, transferFor } from '../transfers.store.ts'

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

/** The rail has accepted the payout. A repeated or late report changes nothing. */
async function submitted(work: Work, payout: Payout): Promise<Journal[]> {
  const moved = await moveBy(work, payout, 'payout-submitted')
  return moved === undefined ? [] : [submittedJournal(moved.transfer, payout.attempt)]
}

/**
 * The recipient has the money; a credit also implies acceptance. If the rail had rejected the payout, a new attempt is
 * opened for it, which payouts withdraw before its submission.
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
      await restoreParties(work, transfer, payout.createdAt, actorText(work.actor))
      journals.push(deliveredJournal(transfer, await figuresOf(work, transfer), attempt, isFirst))
    }
  }
  return journals
}

/**
 * The payout was rejected or returned, before or after delivery: the bought money is kept, and a correction is opened.
 */
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

/** Applies one event of the counting attempt to its transfer; returns the journals to book. */
async function follow(work: Work, name: string, payout: Payout, code: unknown): Promise<Journal[]> {
  switch (name) {
    case payoutEvents.submitted:
      return submitted(work, payout)
    case payoutEvents.credited:
      return credited(work, payout)
    case payoutEvents.unknown:
      await moveBy(work, payout, 'payout-unknown')
      return []
    case payoutEvents.ready:
      await moveBy(work, payout, 'payout-not-received')
      return []
    case payoutEvents.rejected:
    case payoutEvents.returned:
      return cameBack(work, payout, typeof code === 'string' ? code : 'unknown')
    default:
      throw new Error(`transfers do not handle ${name}`)
  }
}

/** Whether there is no risk that two attempts were paid, or one after its money was refunded. */
const isOrdinary = (name: string, attempts: readonly Payout[], journals: readonly Journal[]): boolean =>
  attempts.length === 1 &&
  (journals.length > 0 || (name !== payoutEvents.credited && name !== payoutEvents.returned))

/**
 * Whether an event of an attempt changes the transfer: the last attempt sent; an earlier one that was paid, if those
 * after it were rejected or returned; and any attempt returned after delivery while no other is credited.
 */
async function isAboutTransfer(
  work: Work,
  name: string,
  attempts: readonly Payout[],
  reported: Payout,
): Promise<boolean> {
  if (reported === attempts.findLast((one) => !isWithdrawn(one)) || reported === countingAttempt(attempts))
    return true
  if (name !== payoutEvents.returned || attempts.some(({ status }) => status === 'credited')) return false
  return (await transferFor(work, reported.transferId))?.state === 'delivered'
}

/** Applies an event of a payout: changes the transfer's state and the books in one work. */
export async function followPayout(work: Work, { name, subject, facts }: DeliveredEvent): Promise<void> {
  const attempts = await payoutsOf(work, subject)
  const reported = attempts.find(({ id }) => id === facts['payoutId'])
  if (reported === undefined) return
  // Journals are numbered by attempt: a credit after a rejection uses the number of the attempt withdrawn for it.
  const payout = { ...reported, attempt: attempts.length }
  const journals = (await isAboutTransfer(work, name, attempts, reported))
    ? await follow(work, name, payout, facts['code'])
    : []
  const lost = isOrdinary(name, attempts, journals) ? [] : await bookPaidAfterAll(work, subject)
  return book(work, [...journals, ...lost])
}
