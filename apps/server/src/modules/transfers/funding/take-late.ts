import type { Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { quoteFor, requoteToday, type Quote } from '../../quotes/index.ts'
import { closeChoice, insertChoice, openChoiceOf, setOffer, type Choice } from '../holds/choices.store.ts'
import { choiceOpened } from '../events.ts'
import { adopt, fund, worthToday } from './fund.ts'
import { refundTransfer } from '../refunds/refund-transfer.ts'
import { choiceTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'
import { partiesFor } from '../transfers.store.ts'

/** Whether today's price is no worse for the customer: as much arrives, or a fixed amount costs no more. */
const isNoWorse = (before: Quote, today: Quote): boolean =>
  before.price.fixed === 'send'
    ? today.price.receiveMinor >= before.price.receiveMinor
    : today.price.sendMinor <= before.price.sendMinor

async function open(
  work: Work,
  transferId: Id<'transfer'>,
  until: Date,
  today: Quote | undefined,
): Promise<void> {
  await closeChoice(work, transferId, 'superseded')
  await insertChoice(work, {
    id: work.id(),
    transferId,
    kind: 'late',
    openedAt: work.now,
    dueAt: until,
    offered: today?.id,
  })
}

/**
 * Prices a complete payment that arrived after the deadline at today's rate. A price no worse is used immediately and
 * an excess refunded; a worse one is offered as a choice; without a reliable rate it waits, with the same deadline.
 * The transfer awaits payment and is locked. Returns the journals to book.
 */
export async function takeLate(work: Work, transfer: Transfer, availableMinor: bigint): Promise<Journal[]> {
  const standing = await openChoiceOf(work, transfer.id)
  const waiting: Choice | undefined = standing?.kind === 'late' ? standing : undefined
  if (waiting?.offered !== undefined) return []
  const before = await quoteFor(work, transfer.quoteId)
  const kind = (await partiesFor(work, transfer.id))?.originator.kind
  if (before === undefined || kind === undefined) throw new Error(`transfer ${transfer.id} is not whole`)
  const { answerBankingDays } = await choiceTerms(work)
  const until = waiting?.dueAt ?? addBankingDays(await bankingCalendar(work), work.now, answerBankingDays)
  const today = await requoteToday(work, before, kind, until)
  const usdCents = 'refused' in today ? undefined : await worthToday(work, today)
  if ('refused' in today && today.refused !== 'rate-unavailable')
    return refundTransfer(work, transfer.id, availableMinor, 'paid-late')
  if ('refused' in today || usdCents === undefined) {
    if (waiting === undefined) await open(work, transfer.id, until, undefined)
    return []
  }
  if (isNoWorse(before, today)) {
    const adopted = await adopt(work, transfer, today, { deadlineAt: transfer.fundingDeadlineAt, usdCents })
    return fund(work, adopted, availableMinor, { asOf: work.now, facts: { price: 'todays' } })
  }
  if (waiting === undefined) await open(work, transfer.id, until, today)
  else await setOffer(work, waiting.id, { quoteId: today.id })
  await work.emit(choiceOpened(transfer.id, 'late', until))
  return []
}
