import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { availableMinor } from '../../books/index.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { quoteFor, requoteToday } from '../../quotes/index.ts'
import { insertChoice, openChoiceOf, setOffer } from './choices.store.ts'
import { notifyChange } from '../changes.store.ts'
import { choiceOpened } from '../events.ts'
import { refundTransfer } from '../refunds/refund-transfer.ts'
import type { Hold } from './holds.store.ts'
import { holdTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'
import { partiesFor } from '../transfers.store.ts'

/**
 * Offers a choice when the locked rate of a held transfer has expired: today's rate, renewed each banking day, or
 * everything back. Without a reliable rate the offer waits for one; the customer's deadline stays.
 * The transfer is locked. Returns the journals to book.
 */
export async function offerToday(work: Work, transfer: Transfer, hold: Hold): Promise<Journal[]> {
  const available = await availableMinor(work, 'client-funds', 'CLP', transfer.id)
  if (hold.givesUpAt <= work.now) return refundTransfer(work, transfer.id, available, 'not-settled')
  const before = await quoteFor(work, transfer.quoteId)
  const kind = (await partiesFor(work, transfer.id))?.originator.kind
  if (before === undefined || kind === undefined) throw new Error(`transfer ${transfer.id} is not whole`)
  const { rateBankingDays } = await holdTerms(work)
  const standing = addBankingDays(await bankingCalendar(work), work.now, rateBankingDays)
  const until = standing < hold.givesUpAt ? standing : hold.givesUpAt
  const today = await requoteToday(work, before, kind, until)
  if ('refused' in today && today.refused !== 'rate-unavailable')
    return refundTransfer(work, transfer.id, available, 'not-allowed-now')
  const offer = 'refused' in today ? undefined : { quoteId: today.id, until }
  const choice = await openChoiceOf(work, transfer.id)
  if (choice !== undefined) {
    await setOffer(work, choice.id, offer)
    return []
  }
  await insertChoice(work, {
    id: work.id(),
    transferId: transfer.id,
    kind: 'held',
    openedAt: work.now,
    dueAt: hold.givesUpAt,
    offered: offer?.quoteId,
    offerUntil: offer?.until,
  })
  await work.emit(choiceOpened(transfer.id, 'held', hold.givesUpAt))
  await notifyChange(work, transfer.id)
  return []
}
