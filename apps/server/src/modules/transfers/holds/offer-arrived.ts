import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { quoteFor, requoteArrived } from '../../quotes/index.ts'
import { insertChoice, openChoiceOf, setOffer } from './choices.store.ts'
import { choiceOpened } from '../events.ts'
import { refundTransfer } from '../refunds/refund-transfer.ts'
import { choiceTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'
import { partiesFor } from '../transfers.store.ts'

/**
 * Offers a choice after too little money arrived in time: send it at the locked rate, or get everything back. An amount
 * too small to send is refunded immediately. If more arrived in time, the offer is renewed with the same deadline.
 * The transfer awaits payment and is locked. Returns the journals to book.
 */
export async function offerArrived(
  work: Work,
  transfer: Transfer,
  inTimeMinor: bigint,
  availableMinor: bigint,
): Promise<Journal[]> {
  const standing = await openChoiceOf(work, transfer.id)
  if (standing?.kind === 'late') return []
  const offered = standing?.offered === undefined ? undefined : await quoteFor(work, standing.offered)
  if (offered?.price.sendMinor === inTimeMinor) return []
  const locked = await quoteFor(work, transfer.quoteId)
  const kind = (await partiesFor(work, transfer.id))?.originator.kind
  if (locked === undefined || kind === undefined) throw new Error(`transfer ${transfer.id} is not whole`)
  const { answerBankingDays } = await choiceTerms(work)
  const dueAt = standing?.dueAt ?? addBankingDays(await bankingCalendar(work), work.now, answerBankingDays)
  const offer = await requoteArrived(work, locked, inTimeMinor, kind, dueAt)
  if ('refused' in offer) {
    const isSmall = offer.refused === 'amount-below-minimum' || offer.refused === 'receives-nothing'
    return refundTransfer(work, transfer.id, availableMinor, isSmall ? 'below-minimum' : 'not-paid-whole')
  }
  if (standing !== undefined) {
    await setOffer(work, standing.id, { quoteId: offer.id })
    return []
  }
  await insertChoice(work, {
    id: work.id(),
    transferId: transfer.id,
    kind: 'short',
    openedAt: work.now,
    dueAt,
    offered: offer.id,
  })
  await work.emit(choiceOpened(transfer.id, 'short', dueAt))
  return []
}
