import { toWireId } from '@puente/contract'
import type { TransferSummaryWire, TransferWire } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { fundingOf, refundsOf } from '../payins/index.ts'
import { quoteFor, toPriceWire } from '../quotes/index.ts'
import { historyOf } from './history.store.ts'
import { openReviewOf } from './reviews.store.ts'
import { payinAccount } from './terms.ts'
import { timelineOf } from './timeline.ts'
import { publicState, type Transfer } from './transfer.ts'
import { partiesOf } from './transfers.store.ts'

async function paymentOf(work: Work, transfer: Transfer): Promise<TransferWire['payment']> {
  if (transfer.state !== 'awaiting-payin') return undefined
  const account = await payinAccount(work)
  if (account === undefined) return undefined
  const { heldMinor, remainingMinor } = await fundingOf(work, transfer.id)
  return {
    reference: transfer.reference,
    deadlineAt: transfer.fundingDeadlineAt.toISOString(),
    receivedMinor: String(heldMinor),
    remainingMinor: String(remainingMinor),
    account,
  }
}

async function whatGoesBack(work: Work, transfer: Transfer): Promise<TransferWire['refunded']> {
  if (transfer.state !== 'refunding' && transfer.state !== 'refunded') return undefined
  const { openMinor, settledMinor } = await refundsOf(work, transfer.id)
  return { amount: String(openMinor + settledMinor), currency: 'CLP' }
}

/** A transfer as its customer sees it: where the money is, and nothing about why it is looked at. */
export async function transferView(work: Work, transfer: Transfer): Promise<TransferWire> {
  const quote = await quoteFor(work, transfer.quoteId)
  const beneficiary = (await partiesOf(work, [transfer.id])).get(transfer.id)?.beneficiary
  if (quote === undefined || beneficiary === undefined)
    throw new Error(`transfer ${transfer.id} is not whole`)
  const price = toPriceWire(quote.price)
  const history = await historyOf(work, transfer.id)
  const payment = await paymentOf(work, transfer)
  const refunded = await whatGoesBack(work, transfer)
  const review = transfer.state === 'in-review' ? await openReviewOf(work, transfer.id) : undefined
  const timeline = timelineOf(transfer, history, new Date(price.arrival.estimatedAt))
  return {
    id: toWireId('transfer', transfer.id),
    state: publicState[transfer.state],
    price,
    recipient: {
      id: toWireId('recipient', transfer.recipientId),
      name: beneficiary.name,
      country: beneficiary.country,
      accountEnding: beneficiary.accountEnding,
    },
    purpose: transfer.purpose,
    createdAt: transfer.createdAt.toISOString(),
    timeline: timeline.map(({ at, estimatedAt, ...step }) => ({
      ...step,
      ...(at === undefined ? {} : { at: at.toISOString() }),
      ...(estimatedAt === undefined ? {} : { estimatedAt: estimatedAt.toISOString() }),
    })),
    ...(payment === undefined ? {} : { payment }),
    ...(refunded === undefined ? {} : { refunded }),
    ...(review === undefined ? {} : { checkingUntil: review.dueAt.toISOString() }),
  }
}

/** Transfers as rows of the customer's list. */
export async function transferSummaries(
  work: Work,
  transfers: readonly Transfer[],
): Promise<TransferSummaryWire[]> {
  const parties = await partiesOf(
    work,
    transfers.map(({ id }) => id),
  )
  return transfers.map((transfer) => {
    const beneficiary = parties.get(transfer.id)?.beneficiary
    if (beneficiary === undefined) throw new Error(`transfer ${transfer.id} has no parties`)
    return {
      id: toWireId('transfer', transfer.id),
      state: publicState[transfer.state],
      recipientName: beneficiary.name,
      country: beneficiary.country,
      send: { amount: String(transfer.sendMinor), currency: 'CLP' },
      receive: { amount: String(transfer.receiveMinor), currency: transfer.currency },
      createdAt: transfer.createdAt.toISOString(),
    }
  })
}
