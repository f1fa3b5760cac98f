import type { Journal } from '@puente/ledger'
import type { HeardEvent } from '../../platform/events/subscribers.ts'
import type { Work } from '../../platform/work.ts'
import { availableMinor, book } from '../books/index.ts'
import { paymentsOf } from '../payins/index.ts'
import { payoutEvents } from '../payouts/index.ts'
import { clpWorthFor, quoteFor } from '../quotes/index.ts'
import { advance, type Moved } from './advance.ts'
import { giveBack } from './give-back.ts'
import {
  deliveredJournal,
  returnedJournal,
  submittedJournal,
  undeliveredJournal,
  type Figures,
} from './money.ts'
import type { Transfer, TransferEvent } from './transfer.ts'
import { transferFor } from './transfers.store.ts'

async function figuresOf(work: Work, transfer: Transfer): Promise<Figures> {
  const quote = await quoteFor(work, transfer.quoteId)
  if (quote === undefined) throw new Error(`transfer ${transfer.id} has no quote`)
  return quote.price
}

async function moveBy(work: Work, transferId: string, event: TransferEvent): Promise<Moved | undefined> {
  return (await advance(work, [{ transferId, event }])).get(transferId)
}

/** The rail has it. Said again, or said after it was paid, it changes nothing. */
async function submitted(work: Work, transferId: string): Promise<Journal[]> {
  const moved = await moveBy(work, transferId, 'payout-submitted')
  return moved === undefined ? [] : [submittedJournal(moved.transfer)]
}

/** The recipient has it; a rail that says so before it says "accepted" has accepted too. */
async function credited(work: Work, transferId: string): Promise<Journal[]> {
  const journals = await submitted(work, transferId)
  const moved = await moveBy(work, transferId, 'delivered')
  if (moved === undefined) return journals
  return [...journals, deliveredJournal(moved.transfer, await figuresOf(work, moved.transfer))]
}

/** Nobody was paid: everything the customer paid goes back. */
async function undelivered(work: Work, transferId: string): Promise<void> {
  const moved = await moveBy(work, transferId, 'payout-rejected')
  if (moved === undefined) return
  const { transfer, from } = moved
  const figures = await figuresOf(work, transfer)
  const worthToday = await clpWorthFor(work, transfer.currency, transfer.receiveMinor, figures.midValueMinor)
  const lay = from === 'payout-submitted' ? 'payout-clearing' : 'payout-funds'
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  const back = await giveBack(work, transferId, available + transfer.sendMinor, 'payout-rejected')
  await book(work, [undeliveredJournal(transfer, figures, lay, worthToday), ...back])
}

/** It came back after delivery: reconverted at today's rate, and returned to the customer. */
async function returned(work: Work, transferId: string): Promise<void> {
  const known = await transferFor(work, transferId)
  if (known?.state === 'payout-submitted') return undelivered(work, transferId)
  const moved = await moveBy(work, transferId, 'returned')
  if (moved === undefined) return
  const { transfer } = moved
  const { midValueMinor } = await figuresOf(work, transfer)
  const worthToday = await clpWorthFor(work, transfer.currency, transfer.receiveMinor, midValueMinor)
  const paid = (await paymentsOf(work, transferId)).reduce(
    (sum, payment) => sum + payment.amountMinor - payment.refundedMinor,
    0n,
  )
  const backMinor = worthToday < paid ? worthToday : paid
  const back = await giveBack(work, transferId, backMinor, 'returned')
  await book(work, [returnedJournal(transfer, worthToday, backMinor), ...back])
}

/** What transfers do when a payout changes: the state moves and the books follow, in one work. */
export async function followPayout(work: Work, { name, subject }: HeardEvent): Promise<void> {
  switch (name) {
    case payoutEvents.submitted:
      return book(work, await submitted(work, subject))
    case payoutEvents.credited:
      return book(work, await credited(work, subject))
    case payoutEvents.unknown:
      await moveBy(work, subject, 'payout-unknown')
      return
    case payoutEvents.ready:
      await moveBy(work, subject, 'payout-not-received')
      return
    case payoutEvents.rejected:
      return undelivered(work, subject)
    case payoutEvents.returned:
      return returned(work, subject)
    default:
      throw new Error(`transfers do not hear ${name}`)
  }
}
