import type { Journal } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { availableMinor, book } from '../books/index.ts'
import { closeOrder, postponeDeadline } from '../payins/index.ts'
import { advance } from './advance.ts'
import { considerFunding } from './consider-funding.ts'
import { openCorrectionOf } from './corrections.store.ts'
import { giveBack } from './give-back.ts'
import { bookPaidAfterAll } from './paid-after-all.ts'
import { refundReturned, unwind } from './refund-returned.ts'
import { sendAgain } from './send-again.ts'
import { fundingTerm, hoursAfter, orderTerms } from './terms.ts'
import type { Transfer } from './transfer.ts'
import { lockTransfer, setFundingDeadline } from './transfers.store.ts'

async function locked(work: Work, transferId: string): Promise<Transfer> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) throw new Error(`no transfer ${transferId}`)
  return transfer
}

const released = {
  'awaiting-payin': 'released-unfunded',
  funded: 'released-funded',
  correcting: 'released-correcting',
} as const

/** Back to a correction whose recipient may be paid: sent again, or refunded where the customer has asked for that. */
async function releaseCorrection(work: Work, transfer: Transfer): Promise<void> {
  if (transfer.cancelAskedAt === undefined) return sendAgain(work, transfer, 'corrected')
  const correction = await openCorrectionOf(work, transfer.id)
  if (correction === undefined) throw new Error(`transfer ${transfer.id} has nothing to correct`)
  return book(work, await refundReturned(work, transfer, correction))
}

/** Back where it came from; an order that was not paid yet gets its whole time again, one that is cancelled its money. */
export async function release(work: Work, transferId: string): Promise<void> {
  const transfer = await locked(work, transferId)
  const event = released[transfer.reviewedFrom ?? 'awaiting-payin']
  await advance(work, [{ transferId, event }])
  if (event === 'released-correcting') return releaseCorrection(work, transfer)
  if (transfer.cancelAskedAt !== undefined) {
    const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
    return book(work, await giveBack(work, transferId, available, 'cancelled'))
  }
  if (event === 'released-unfunded') {
    const { hours } = fundingTerm(await orderTerms(work), transfer.sendMinor, transfer.unpaidBefore)
    const deadline = hoursAfter(work.now, hours)
    await setFundingDeadline(work, transferId, deadline)
    await postponeDeadline(work, transferId, deadline)
  }
  // Money may have come while it was being looked at.
  await considerFunding(work, transferId)
}

/** The customer's pesos that a transfer under review holds, bought money turned back. */
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

/** Ends a transfer that may not go on: what it holds goes back, or stays where it is until an officer releases it. */
export async function end(work: Work, transferId: string, outcome: 'refuse' | 'freeze'): Promise<void> {
  const transfer = await locked(work, transferId)
  await advance(work, [{ transferId, event: 'review-refused' }])
  const { minor, journals } = await heldPesos(work, transfer)
  await closeOrder(work, transferId)
  // A rail that paid against its own word while this was looked at has paid with ours.
  const lost = () => bookPaidAfterAll(work, transferId)
  if (minor === 0n) return
  if (outcome === 'refuse')
    return book(work, [
      ...journals,
      ...(await giveBack(work, transferId, minor, 'stopped')),
      ...(await lost()),
    ])
  await advance(work, [{ transferId, event: 'frozen' }])
  return book(work, [...journals, ...(await lost())])
}
