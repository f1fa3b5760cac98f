import type { Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { availableMinor, book } from '../../books/index.ts'
import { closeOrder, postponeDeadline } from '../../payins/index.ts'
import { advance } from '../advance.ts'
import { considerFunding } from '../funding/consider-funding.ts'
import { openCorrectionOf } from '../corrections/corrections.store.ts'
import { refundTransfer } from '../refunds/refund-transfer.ts'
import { bookPaidAfterAll } from '../delivery/paid-after-all.ts'
import { refundReturned, unwind } from '../refunds/refund-returned.ts'
import { sendAgain } from '../orders/send-again.ts'
import { fundingTerm, hoursAfter, orderTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'
import { lockTransfer, setFundingDeadline } from '../transfers.store.ts'

async function locked(work: Work, transferId: Id<'transfer'>): Promise<Transfer> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) throw new Error(`no transfer ${transferId}`)
  return transfer
}

const released = {
  'awaiting-payin': 'released-unfunded',
  funded: 'released-funded',
  correcting: 'released-correcting',
} as const

/**
 * Releases a correction: sends the money again, or refunds it if that was requested. Pesos that arrived during the review
 * are refunded.
 */
async function releaseCorrection(work: Work, transfer: Transfer): Promise<void> {
  if (transfer.cancelAskedAt === undefined) {
    await sendAgain(work, transfer, 'corrected')
    return considerFunding(work, transfer.id)
  }
  const correction = await openCorrectionOf(work, transfer.id)
  if (correction === undefined) throw new Error(`transfer ${transfer.id} has nothing to correct`)
  const journals = await refundReturned(work, transfer, correction)
  // Without journals it was paid after all and nothing was refunded.
  return journals.length === 0 ? considerFunding(work, transfer.id) : book(work, journals)
}

/**
 * Returns a transfer to its state before the review. An unpaid order gets its full payment period again; a cancelled
 * one is refunded.
 */
export async function release(work: Work, transferId: Id<'transfer'>): Promise<void> {
  const transfer = await locked(work, transferId)
  const event = released[transfer.reviewedFrom ?? 'awaiting-payin']
  await advance(work, [{ transferId, event }])
  if (event === 'released-correcting') return releaseCorrection(work, transfer)
  if (transfer.cancelAskedAt !== undefined) {
    const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
    return book(work, await refundTransfer(work, transferId, available, 'cancelled'))
  }
  if (event === 'released-unfunded') {
    const { hours } = fundingTerm(await orderTerms(work), transfer.sendMinor, transfer.unpaidBefore)
    const deadline = hoursAfter(work.now, hours)
    await setFundingDeadline(work, transferId, deadline)
    await postponeDeadline(work, transferId, deadline)
  }
  // Money may have arrived during the review.
  await considerFunding(work, transferId)
}

/** The customer's pesos in a transfer under review; bought currency is converted back. */
async function heldPesos(
  work: Work,
  transfer: Transfer,
): Promise<{ readonly minor: bigint; readonly journals: readonly Journal[] }> {
  const available = await availableMinor(work, 'client-funds', 'CLP', transfer.id)
  const correction =
    transfer.reviewedFrom === 'correcting' ? await openCorrectionOf(work, transfer.id) : undefined
  if (correction === undefined) return { minor: available, journals: [] }
  const { backMinor, journal } = await unwind(work, transfer, correction)
  return { minor: available + backMinor, journals: [journal] }
}

/** Ends a transfer that may not continue: its money is refunded, or frozen until an officer releases it. */
export async function end(
  work: Work,
  transferId: Id<'transfer'>,
  outcome: 'refuse' | 'freeze',
): Promise<void> {
  const transfer = await locked(work, transferId)
  await advance(work, [{ transferId, event: 'review-refused' }])
  const { minor, journals } = await heldPesos(work, transfer)
  await closeOrder(work, transferId)
  // If the rail paid during the review after rejecting, it paid with the operator's money.
  const lost = () => bookPaidAfterAll(work, transferId)
  if (minor === 0n) return
  if (outcome === 'refuse')
    return book(work, [
      ...journals,
      ...(await refundTransfer(work, transferId, minor, 'stopped')),
      ...(await lost()),
    ])
  await advance(work, [{ transferId, event: 'frozen' }])
  return book(work, [...journals, ...(await lost())])
}
