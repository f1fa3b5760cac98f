import type { Work } from '../../../platform/work.ts'
import { corridorAt } from '../../corridors/index.ts'
import { payoutsOf, type Payout } from '../../payouts/index.ts'
import { quoteFor, type Quote } from '../../quotes/index.ts'
import { amendRecipient } from '../../recipients/index.ts'
import { advance } from '../advance.ts'
import { closeCorrection } from '../corrections/corrections.store.ts'
import { openPayout, type Way } from '../delivery/open-payout.ts'
import type { Parties, Transfer } from '../transfer.ts'
import { partiesFor } from '../transfers.store.ts'

/** The rail of the last attempt, if the corridor still has it. */
async function lastRail(work: Work, { corridorId, corridorVersion }: Quote, last: Payout | undefined) {
  const corridor = await corridorAt(work, corridorId, corridorVersion)
  const stands = last !== undefined && corridor?.otherRails?.includes(last.rail) === true
  return stands ? { rail: last.rail } : {}
}

/** Updates the recipient with the data paid to now, so that a later transfer does not use the rejected ones. */
async function keepCorrected(work: Work, transfer: Transfer, quote: Quote, { beneficiary }: Parties) {
  const corridor = await corridorAt(work, quote.corridorId, quote.corridorVersion)
  if (corridor === undefined) throw new Error(`transfer ${transfer.id} has no corridor`)
  const { name, fields: details } = beneficiary
  await amendRecipient(work, transfer.recipientId, corridor, { name, details, reference: transfer.reference })
}

/** Sends returned money again to the present parties, in a new attempt with a new id. */
export async function sendAgain(
  work: Work,
  transfer: Transfer,
  outcome: 'corrected' | 'retried' | 'rerouted',
  way: Way = {},
): Promise<void> {
  const quote = await quoteFor(work, transfer.quoteId)
  const parties = await partiesFor(work, transfer.id)
  if (quote === undefined || parties === undefined) throw new Error(`transfer ${transfer.id} is not whole`)
  const last = (await payoutsOf(work, transfer.id)).at(-1)
  const attempt = (last?.attempt ?? 0) + 1
  const moved = await advance(work, [
    { transferId: transfer.id, event: 'sent-again', facts: { attempt, outcome } },
  ])
  if (!moved.has(transfer.id)) throw new Error(`transfer ${transfer.id} cannot be sent again`)
  await closeCorrection(work, transfer.id, outcome)
  if (outcome === 'corrected') await keepCorrected(work, transfer, quote, parties)
  await openPayout(work, transfer, quote, parties, attempt, {
    ...(await lastRail(work, quote, last)),
    ...way,
  })
}
