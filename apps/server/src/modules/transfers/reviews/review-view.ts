import { toWireId } from '@puente/contract'
import type { ReviewSummary, ReviewWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals, proposalHead, type Approval } from '../../approvals/index.ts'
import { heldMinor } from '../../payins/index.ts'
import { latestHits } from '../../screening/index.ts'
import { proposedOutcome, REVIEW_ACTION } from './decide-review.ts'
import type { Transfer } from '../transfer.ts'
import type { Review } from './reviews.store.ts'
import { partiesOf, transfersByIds } from '../transfers.store.ts'

const proposalOf = (approval: Approval, names: ReadonlyMap<string, string>) => ({
  outcome: proposedOutcome(approval),
  ...proposalHead(approval, names, proposedOutcome(approval) === 'freeze'),
})

/** The transfers in review before their funding whose full amount has arrived, as during a freeze of their customer. */
async function paidMeanwhile(work: Work, transfers: readonly Transfer[]): Promise<ReadonlySet<string>> {
  const unfunded = transfers.filter(
    ({ state, reviewedFrom }) => state === 'in-review' && reviewedFrom === 'awaiting-payin',
  )
  // At once: `heldMinor` makes one query of them.
  const held = await Promise.all(unfunded.map(({ id }) => heldMinor(work, id)))
  return new Set(unfunded.filter(({ sendMinor }, at) => (held[at] ?? 0n) >= sendMinor).map(({ id }) => id))
}

/** Reviews as rows of the queue. Each lookup is one query for all of them. */
export async function reviewSummaries(work: Work, reviews: readonly Review[]): Promise<ReviewSummary[]> {
  const ids = reviews.map(({ transferId }) => transferId)
  const transfers = new Map((await transfersByIds(work, ids)).map((transfer) => [transfer.id, transfer]))
  const paid = await paidMeanwhile(work, [...transfers.values()])
  const parties = await partiesOf(work, ids)
  const approvals = await openApprovals(
    work,
    REVIEW_ACTION,
    reviews.map(({ id }) => id),
  )
  const names = await staffNames(
    work,
    [...approvals.values()].map(({ proposedBy }) => proposedBy),
  )
  return reviews.map((review) => {
    const transfer = transfers.get(review.transferId)
    const party = parties.get(review.transferId)
    if (transfer === undefined || party === undefined) throw new Error(`review ${review.id} has no transfer`)
    const approval = approvals.get(review.id)
    return {
      id: toWireId('review', review.id),
      transferId: toWireId('transfer', transfer.id),
      transferReference: transfer.reference,
      customerId: toWireId('customer', transfer.customerId),
      customerName: party.originator.name,
      recipientName: party.beneficiary.name,
      send: { amount: String(transfer.sendMinor), currency: 'CLP' },
      funded: transfer.reviewedFrom !== 'awaiting-payin' || paid.has(transfer.id),
      // Without money the transfer ends as rejected.
      moneyFrozen: review.outcome === 'freeze' && transfer.state !== 'rejected',
      reason: review.reason,
      openedAt: review.openedAt.toISOString(),
      dueAt: review.dueAt.toISOString(),
      status: review.closedAt !== undefined ? 'closed' : approval === undefined ? 'open' : 'proposed',
      ...(approval === undefined ? {} : { proposal: proposalOf(approval, names) }),
      ...(review.outcome === undefined ? {} : { outcome: review.outcome }),
    }
  })
}

/** One review with its cause. Writes the view to the audit trail. */
export async function reviewView(work: Work, review: Review): Promise<ReviewWire> {
  await work.audit({ action: 'look-at-review', subject: review.id })
  const [summary] = await reviewSummaries(work, [review])
  if (summary === undefined) throw new Error(`review ${review.id} is not there`)
  const hits = await latestHits(work, review.transferId)
  return {
    ...summary,
    hits: hits.map((hit) => ({
      subject: hit.role,
      screenedName: hit.screenedName,
      list: hit.list,
      entryId: hit.entryId,
      listedName: hit.name,
      scoreBps: hit.scoreBps,
      listVersion: hit.listVersion,
    })),
  }
}
