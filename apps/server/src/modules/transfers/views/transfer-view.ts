import { toWireId, type Id } from '@puente/contract'
import type { TransferSummaryWire, TransferWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { debtOfOrder, fundingOf, paymentsOf } from '../../payins/index.ts'
import { quoteFor, toPriceWire, type Quote } from '../../quotes/index.ts'
import { arrivalNow } from './arrival-now.ts'
import { openChoiceOf, type Choice } from '../holds/choices.store.ts'
import type { Ordered } from '../orders/create-transfer.ts'
import { mayBePaid } from './customer-tasks.ts'
import { historyOf, type HistoryEntry } from '../history.store.ts'
import { holdView } from '../holds/hold-view.ts'
import { noticesOf } from './notices.ts'
import { needsSignatures } from '../corrections/correction-refusal.ts'
import { choiceView, correctionView, orderedAs, recallView, refundView } from './outcome-view.ts'
import { mayBeRecalled } from '../corrections/request-recall.ts'
import { openReviewOf } from '../reviews/reviews.store.ts'
import { isTurnedBack, standsAt, situationsOf, type Stands } from '../delivery/situation.ts'
import { extrasOf } from './transfer-extras.ts'
import { payinAccount } from '../terms.ts'
import { timelineOf } from './timeline.ts'
import { publicState, type Parties, type Transfer } from '../transfer.ts'
import { partiesOf, partiesFor } from '../transfers.store.ts'

type Payment = NonNullable<TransferWire['payment']>
type Received = Pick<Payment, 'receivedMinor' | 'remainingMinor' | 'payments'>

/** The money received for an order. */
async function receivedFor(work: Work, transfer: Transfer): Promise<Received> {
  const { heldMinor, remainingMinor } = await fundingOf(work, transfer.id)
  return {
    receivedMinor: String(heldMinor),
    remainingMinor: String(remainingMinor),
    payments: (await paymentsOf(work, transfer.id))
      .filter(({ status }) => status === 'matched')
      .map(({ amountMinor, creditedAt }) => ({
        amount: { amount: String(amountMinor), currency: 'CLP' },
        at: creditedAt.toISOString(),
      }))
      .toSorted((one, other) => one.at.localeCompare(other.at)),
  }
}

/** Facts of a transfer that may change after the order. */
interface Now {
  readonly receivedNow: (work: Work, transfer: Transfer) => Promise<Received>
  readonly choiceNow: (work: Work, transferId: Id<'transfer'>) => Promise<Choice | undefined>
  readonly standsNow: (work: Work, transfer: Transfer) => Promise<Stands>
}

async function paymentOf(
  work: Work,
  transfer: Transfer,
  { receivedNow, choiceNow }: Now,
): Promise<TransferWire['payment']> {
  if (transfer.state !== 'awaiting-payin') return undefined
  const account = await payinAccount(work)
  if (account === undefined) return undefined
  const received = await receivedNow(work, transfer)
  const standing = {
    state: transfer.state,
    fundingDeadlineAt: transfer.fundingDeadlineAt,
    remainingMinor: BigInt(received.remainingMinor),
    choice: await choiceNow(work, transfer.id),
    correctionDueAt: undefined,
  }
  return {
    reference: transfer.reference,
    open: mayBePaid(standing, work.now),
    deadlineAt: transfer.fundingDeadlineAt.toISOString(),
    ...(transfer.unpaidBefore === 0 ? {} : { shortened: { unpaid: transfer.unpaidBefore } }),
    ...received,
    account,
  }
}

/** What did not go as ordered; a part without content is absent. */
async function outcomesOf(
  work: Work,
  transfer: Transfer,
  quote: Quote,
  history: readonly HistoryEntry[],
): Promise<Partial<TransferWire>> {
  const choice = await choiceView(work, transfer)
  const hold = await holdView(work, transfer)
  const returned = await correctionView(work, transfer)
  const shared = returned !== undefined && (await needsSignatures(work, transfer))
  const recall = await recallView(work, transfer)
  const notices = await noticesOf(work, transfer.id)
  const before = await orderedAs(work, quote)
  const asked = transfer.state === 'in-review' ? transfer.cancelAskedAt : undefined
  const mayRecall = recall === undefined && (await mayBeRecalled(work, transfer))
  const owedMinor = await debtOfOrder(work, transfer.id)
  return {
    ...(choice === undefined ? {} : { choice }),
    ...(hold === undefined ? {} : { hold }),
    ...(returned === undefined
      ? {}
      : { correction: { ...withoutCode(returned), ...(shared ? { needsSignatures: true as const } : {}) } }),
    ...(recall === undefined ? {} : { recall }),
    ...(mayRecall ? { mayRecall } : {}),
    ...(notices.length === 0 ? {} : { notices }),
    ...(owedMinor === 0n ? {} : { debt: { amount: String(owedMinor), currency: 'CLP' } }),
    ...(before === undefined ? {} : { orderedAs: before }),
    ...(asked === undefined ? {} : { cancelAskedAt: asked.toISOString() }),
    ...(await refundView(work, transfer, history)),
  }
}

/** The partner's code is for staff only. */
const withoutCode = <T extends { readonly code: string }>({ code: _code, ...rest }: T): Omit<T, 'code'> =>
  rest

/** The data of a transfer's view. */
interface Known {
  readonly transfer: Transfer
  readonly quote: Quote
  readonly beneficiary: Parties['beneficiary']
  readonly history: readonly HistoryEntry[]
  /** When the money arrives; the instant of the price when absent. */
  readonly estimatedAt?: Date | undefined
}

async function knownOf(work: Work, transfer: Transfer): Promise<Known> {
  const quote = await quoteFor(work, transfer.quoteId)
  const beneficiary = (await partiesFor(work, transfer.id))?.beneficiary
  if (quote === undefined || beneficiary === undefined)
    throw new Error(`transfer ${transfer.id} is not whole`)
  return { transfer, quote, beneficiary, history: await historyOf(work, transfer.id) }
}

/** The parts of a transfer that are fixed by its order. */
async function orderedView(
  work: Work,
  { transfer, quote, beneficiary, history, estimatedAt }: Known,
  now: Now = { receivedNow: receivedFor, choiceNow: openChoiceOf, standsNow: standsAt },
): Promise<TransferWire> {
  const price = toPriceWire(quote.price)
  const payment = await paymentOf(work, transfer, now)
  const stands = await now.standsNow(work, transfer)
  const review = transfer.state === 'in-review' ? await openReviewOf(work, transfer.id) : undefined
  const arrivesAt = estimatedAt ?? quote.price.arrival.at
  const timeline = timelineOf(transfer, history, arrivesAt, stands.receivedMinor >= transfer.sendMinor)
  return {
    id: toWireId('transfer', transfer.id),
    state: publicState[transfer.state],
    situation: stands.situation,
    received: { amount: String(stands.receivedMinor), currency: 'CLP' },
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
    ...(review === undefined ? {} : { checkingUntil: review.dueAt.toISOString() }),
  }
}

/** A transfer as its customer sees it: where the money is, without the cause of a review. */
export async function transferView(work: Work, transfer: Transfer): Promise<TransferWire> {
  const known = await knownOf(work, transfer)
  const estimatedAt = await arrivalNow(work, transfer, known.quote.price.arrival.at, known.history)
  return {
    ...(await orderedView(work, { ...known, estimatedAt })),
    ...(await outcomesOf(work, transfer, known.quote, known.history)),
    ...(await extrasOf(work, transfer.id)),
  }
}

/** The view of a transfer that this work has just created: it has no payments, choices or decisions yet. */
export async function newTransferView(
  work: Work,
  { transfer, quote, parties: { beneficiary }, history }: Ordered,
): Promise<TransferWire> {
  return orderedView(
    work,
    { transfer, quote, beneficiary, history },
    {
      receivedNow: async () => ({
        receivedMinor: '0',
        remainingMinor: String(transfer.sendMinor),
        payments: [],
      }),
      choiceNow: async () => undefined,
      standsNow: async () => ({
        situation: transfer.state === 'in-review' ? 'checking-unpaid' : 'unpaid',
        receivedMinor: 0n,
        refundMinor: 0n,
      }),
    },
  )
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
  const stands = await situationsOf(work, transfers)
  return transfers.map((transfer) => {
    const beneficiary = parties.get(transfer.id)?.beneficiary
    const { situation, refundMinor } = stands.get(transfer.id) ?? {}
    if (beneficiary === undefined || situation === undefined)
      throw new Error(`transfer ${transfer.id} has no parties`)
    return {
      id: toWireId('transfer', transfer.id),
      state: publicState[transfer.state],
      situation,
      recipientName: beneficiary.name,
      country: beneficiary.country,
      send: { amount: String(transfer.sendMinor), currency: 'CLP' },
      receive: { amount: String(transfer.receiveMinor), currency: transfer.currency },
      ...(isTurnedBack(transfer) && refundMinor !== undefined && refundMinor > 0n
        ? { refunded: { amount: String(refundMinor), currency: 'CLP' } }
        : {}),
      createdAt: transfer.createdAt.toISOString(),
    }
  })
}
