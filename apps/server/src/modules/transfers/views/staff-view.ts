import { toWireId, type StaffRole, type Id, readsCompliance } from '@puente/contract'
import type { StaffTransfer, StaffTransferSummary } from '@puente/contract/staff'
import { partnerCallsOf } from '../../../platform/data/partner-calls.ts'
import type { Work } from '../../../platform/work.ts'
import { withActorNames } from '../../access/index.ts'
import { openApprovals } from '../../approvals/index.ts'
import { moneyTrail } from '../../books/index.ts'
import { heldMinor, paymentsOf, refundsOf, type Payment } from '../../payins/index.ts'
import { payoutsOf, type Payout } from '../../payouts/index.ts'
import { quoteFor, toPriceWire } from '../../quotes/index.ts'
import { signaturesOfTransfer } from '../signatures/staff-signatures.ts'
import { actionViews } from './actions/action-view.ts'
import { historyOf } from '../history.store.ts'
import { railReceivablesOf, type RailReceivable } from '../delivery/rail-receivables.store.ts'
import { recipientAnswerWire } from './transfer-extras.ts'
import { customerTransfers, staffTransfers } from './lists/list-transfers.ts'
import { holdView } from '../holds/hold-view.ts'
import { choiceView, correctionView, recallView } from './outcome-view.ts'
import { reviewsOf, type Review } from '../reviews/reviews.store.ts'
import { obstaclesOf, possibleActions, TRANSFER_ACTION, undecided } from './actions/transfer-actions.ts'
import type { Parties, Transfer } from '../transfer.ts'
import { formerPartiesOf, partiesOf, partiesFor, transfersByIds } from '../transfers.store.ts'

const clp = (minor: bigint) => ({ amount: String(minor), currency: 'CLP' })

const summaryOf = (transfer: Transfer, { originator, beneficiary }: Parties): StaffTransferSummary => ({
  id: toWireId('transfer', transfer.id),
  reference: transfer.reference,
  state: transfer.state,
  customer: {
    id: toWireId('customer', transfer.customerId),
    name: originator.name,
    kind: originator.kind,
  },
  recipientName: beneficiary.name,
  country: beneficiary.country,
  send: clp(transfer.sendMinor),
  receive: { amount: String(transfer.receiveMinor), currency: transfer.currency },
  createdAt: transfer.createdAt.toISOString(),
  changedAt: transfer.changedAt.toISOString(),
})

/** Transfers as rows of staff's list. */
export async function staffSummaries(
  work: Work,
  transfers: readonly Transfer[],
): Promise<StaffTransferSummary[]> {
  const parties = await partiesOf(
    work,
    transfers.map(({ id }) => id),
  )
  return transfers.map((transfer) => {
    const found = parties.get(transfer.id)
    if (found === undefined) throw new Error(`transfer ${transfer.id} has no parties`)
    return summaryOf(transfer, found)
  })
}

/** A customer's latest transfers, as rows of staff's list. */
export async function latestTransfers(
  work: Work,
  customerId: Id<'customer'>,
  limit: number,
): Promise<StaffTransferSummary[]> {
  return staffSummaries(work, await customerTransfers.read(work, { customerId }, undefined, limit))
}

/** These transfers as rows of staff's list, the newest first. */
export const transferSummaries = async (
  work: Work,
  ids: readonly Id<'transfer'>[],
): Promise<StaffTransferSummary[]> => staffSummaries(work, await transfersByIds(work, ids))

/** The latest transfers to a recipient, as rows of staff's list. */
export async function transfersToRecipient(
  work: Work,
  recipientId: Id<'recipient'>,
  limit: number,
): Promise<StaffTransferSummary[]> {
  return staffSummaries(work, await staffTransfers.newest.read(work, { recipientId }, undefined, limit))
}

/** Only analysts and officers see reviews and their causes; others see that the transfer was checked. */
const shownEvent = (event: string, mayReview: boolean): string =>
  mayReview || !/review|released/.test(event) ? event : 'checked'

const paymentLine = (payment: Payment): StaffTransfer['payments'][number] => ({
  id: toWireId('payment', payment.id),
  amount: clp(payment.amountMinor),
  status: payment.status,
  bank: payment.payerBank,
  creditedAt: payment.creditedAt.toISOString(),
})

const payoutLine = (payout: Payout): StaffTransfer['payouts'][number] => ({
  id: toWireId('payout', payout.id),
  attempt: payout.attempt,
  status: payout.status,
  ...(payout.code === undefined ? {} : { code: payout.code }),
  amount: { amount: String(payout.amountMinor), currency: payout.currency },
  createdAt: payout.createdAt.toISOString(),
})

const claimLine = (claim: RailReceivable): StaffTransfer['claims'][number] => ({
  payoutId: toWireId('payout', claim.payoutId),
  attempt: claim.attempt,
  amount: { amount: String(claim.amountMinor), currency: claim.currency },
  openedAt: claim.openedAt.toISOString(),
  dueAt: claim.dueAt.toISOString(),
  ...(claim.outcome === undefined ? {} : { outcome: claim.outcome }),
})

/** The review that a change of state belongs to: the last one opened until then. */
const reviewAt = (reviews: readonly Review[], at: Date): Review | undefined =>
  reviews.findLast(({ openedAt }) => openedAt <= at)

/** The sums of the payments received for a transfer and of its refunds. */
async function moneyOf(work: Work, { id }: Transfer): Promise<Pick<StaffTransfer, 'received' | 'refund'>> {
  const { openMinor, settledMinor, rejectedMinor } = await refundsOf(work, id)
  const amountMinor = openMinor + settledMinor
  const state = rejectedMinor > 0n ? 'rejected' : openMinor > 0n ? 'under-way' : 'settled'
  return {
    received: clp(await heldMinor(work, id)),
    ...(amountMinor === 0n ? {} : { refund: { state, amount: clp(amountMinor) } }),
  }
}

/** Roles that read proposals about a transfer. */
const decides = (role: StaffRole) => role === 'officer' || role === 'treasury' || role === 'admin'

/** What did not go as ordered, and the proposals about it. */
async function outcomesOf(
  work: Work,
  transfer: Transfer,
  role: StaffRole,
): Promise<Pick<StaffTransfer, 'choice' | 'hold' | 'correction' | 'recall' | 'actions'>> {
  const choice = await choiceView(work, transfer)
  const hold = await holdView(work, transfer)
  const correction = await correctionView(work, transfer)
  const recall = await recallView(work, transfer)
  const proposed = decides(role)
    ? (await openApprovals(work, TRANSFER_ACTION, [transfer.id])).get(transfer.id)
    : undefined
  return {
    ...(choice === undefined ? {} : { choice }),
    ...(hold === undefined ? {} : { hold }),
    ...(correction === undefined ? {} : { correction }),
    ...(recall === undefined ? {} : { recall }),
    actions: proposed === undefined ? [] : await actionViews(work, [undecided(proposed)]),
  }
}

/** The recipient before each correction of its data. */
const formerRecipientsOf = async (work: Work, { id }: Transfer): Promise<StaffTransfer['formerRecipients']> =>
  (await formerPartiesOf(work, id)).map(({ parties: { beneficiary }, until }) => ({
    name: beneficiary.name,
    accountEnding: beneficiary.accountEnding,
    until: until.toISOString(),
  }))

/** The signatures of an order, its recipients before corrections, and the answer of the recipient. */
async function signedAndAnswered(
  work: Work,
  transfer: Transfer,
): Promise<Pick<StaffTransfer, 'signatures' | 'formerRecipients' | 'recipientAnswer'>> {
  const { id } = transfer
  const signatures = await signaturesOfTransfer(work, id)
  const recipientAnswer = await recipientAnswerWire(work, id)
  return {
    ...(signatures.length === 0 ? {} : { signatures }),
    formerRecipients: await formerRecipientsOf(work, transfer),
    ...(recipientAnswer === undefined ? {} : { recipientAnswer }),
  }
}

/** One transfer with its full history. Writes the view to the audit trail, because it contains personal data. */
export async function staffTransferView(
  work: Work,
  transfer: Transfer,
  role: StaffRole,
): Promise<StaffTransfer> {
  const mayReview = readsCompliance(role)
  await work.audit({ action: 'look-at-transfer', subject: transfer.id })
  const parties = await partiesFor(work, transfer.id)
  const quote = await quoteFor(work, transfer.quoteId)
  if (parties === undefined || quote === undefined) throw new Error(`transfer ${transfer.id} is not whole`)
  const {
    changedAt: _changedAt,
    recipientName,
    country,
    send: _s,
    receive: _r,
    ...head
  } = summaryOf(transfer, parties)
  const history = await withActorNames(work, await historyOf(work, transfer.id))
  const reviews = mayReview ? await reviewsOf(work, transfer.id) : []
  const calls = await partnerCallsOf(work, transfer.id)
  return {
    ...head,
    customer: { ...head.customer, rut: parties.originator.rut },
    recipient: {
      id: toWireId('recipient', transfer.recipientId),
      name: recipientName,
      country,
      accountEnding: parties.beneficiary.accountEnding,
    },
    purpose: transfer.purpose,
    fundsSource: transfer.fundsSource,
    ...(await signedAndAnswered(work, transfer)),
    quoteId: toWireId('quote', transfer.quoteId),
    price: toPriceWire(quote.price),
    fundingDeadlineAt: transfer.fundingDeadlineAt.toISOString(),
    history: history.map(({ from, at, event, facts: _facts, ...entry }) => {
      const review =
        mayReview && (from === 'in-review' || entry.to === 'in-review') ? reviewAt(reviews, at) : undefined
      return {
        ...entry,
        ...(from === undefined ? {} : { from }),
        event: shownEvent(event, mayReview),
        at: at.toISOString(),
        ...(review === undefined ? {} : { reviewId: toWireId('review', review.id) }),
      }
    }),
    possibleActions: decides(role) ? await possibleActions(work, transfer) : [],
    obstacles: decides(role) ? await obstaclesOf(work, transfer) : [],
    ...(await moneyOf(work, transfer)),
    claims: (await railReceivablesOf(work, transfer.id)).map(claimLine),
    payments: (await paymentsOf(work, transfer.id)).map(paymentLine),
    payouts: (await payoutsOf(work, transfer.id)).map(payoutLine),
    ...(await outcomesOf(work, transfer, role)),
    partnerCalls: calls
      .filter(({ operation }) => mayReview || operation !== 'check-names')
      .map((call) => ({ ...call, at: call.at.toISOString() })),
    journals: await moneyTrail(work, transfer.id),
  }
}
