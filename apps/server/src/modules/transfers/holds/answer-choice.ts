import { refuse, type ChoiceAnswer, type Refusal, type Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Runtime, Work } from '../../../platform/work.ts'
import { availableMinor, book } from '../../books/index.ts'
import { advance } from '../advance.ts'
import { quoteFor } from '../../quotes/index.ts'
import { choicesToCheck, closeChoice, openChoiceOf, type Choice } from './choices.store.ts'
import { judgeOrder } from '../funding/consider-funding.ts'
import { adopt, fund, worthToday } from '../funding/fund.ts'
import { refundTransfer } from '../refunds/refund-transfer.ts'
import { endHold, openHoldOf } from './holds.store.ts'
import { offerToday } from './offer-today.ts'
import type { Transfer } from '../transfer.ts'
import { lockTransfer, setFundingDeadline, transferFor } from '../transfers.store.ts'

const actor = { kind: 'system', name: 'transfers' } as const
const BATCH = 50

const reasons = { short: 'not-paid-whole', late: 'paid-late', held: 'not-settled' } as const

/** Ends the hold: an order at another price awaits its money again, and what it has received counts. */
async function leaveHold(work: Work, transferId: Id<'transfer'>): Promise<void> {
  await endHold(work, transferId, 'repriced')
  await advance(work, [{ transferId, event: 'repriced' }])
}

/**
 * Accepts the offer: the money received is sent at its price. If a fixed amount to receive costs more than was
 * received, the order awaits the rest until the choice's deadline.
 */
async function take(
  work: Work,
  transfer: Transfer,
  choice: Choice,
): Promise<Journal[] | Refusal<'rate-unavailable' | 'nothing-to-choose'>> {
  const quote = choice.offered === undefined ? undefined : await quoteFor(work, choice.offered)
  const usdCents = quote === undefined || choice.kind === 'short' ? undefined : await worthToday(work, quote)
  if (quote === undefined) return refuse('rate-unavailable')
  if (choice.offerUntil !== undefined && choice.offerUntil <= work.now) return refuse('rate-unavailable')
  const available = await availableMinor(work, 'client-funds', 'CLP', transfer.id)
  // The bank may have reversed part of it since the offer.
  if (choice.kind === 'short' && available < quote.price.sendMinor) return refuse('nothing-to-choose')
  if (choice.kind === 'held') await leaveHold(work, transfer.id)
  const adopted = await adopt(work, transfer, quote, {
    deadlineAt: choice.kind === 'short' ? transfer.fundingDeadlineAt : choice.dueAt,
    ...(usdCents === undefined ? {} : { usdCents }),
  })
  const asOf = choice.kind === 'short' ? transfer.createdAt : work.now
  if (available >= adopted.sendMinor)
    return fund(work, adopted, available, { asOf, facts: { price: choice.kind } })
  await closeChoice(work, transfer.id, 'send')
  await setFundingDeadline(work, transfer.id, choice.dueAt)
  return []
}

/** Answers a choice of the customer about money that did not arrive as ordered. Refuses after its deadline. */
export async function answerChoice(
  work: Work,
  transferId: Id<'transfer'>,
  answer: ChoiceAnswer,
): Promise<Transfer | Refusal<'nothing-to-choose' | 'rate-unavailable' | 'not-found'>> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return refuse('not-found')
  const choice = await openChoiceOf(work, transferId)
  if (choice === undefined || choice.dueAt <= work.now) return refuse('nothing-to-choose')
  if (answer === 'send') {
    const journals = await take(work, transfer, choice)
    if ('refused' in journals) return journals
    const taken = await transferFor(work, transferId)
    await book(work, journals)
    return taken ?? refuse('not-found')
  }
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  await book(work, await refundTransfer(work, transferId, available, reasons[choice.kind]))
  return (await transferFor(work, transferId)) ?? refuse('not-found')
}

/**
 * Handles one open choice: refunds everything after its deadline; otherwise makes an offer if a rate is available now.
 */
async function lookAgain(work: Work, transferId: Id<'transfer'>): Promise<void> {
  const transfer = await lockTransfer(work, transferId)
  const choice = await openChoiceOf(work, transferId)
  if (transfer === undefined || choice === undefined) return
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  if (choice.dueAt > work.now) {
    const hold = choice.kind === 'held' ? await openHoldOf(work, transferId) : undefined
    if (hold !== undefined) return book(work, await offerToday(work, transfer, hold))
    if (choice.offered === undefined) await book(work, await judgeOrder(work, transfer, available))
    return
  }
  await closeChoice(work, transferId, 'silence')
  await book(work, await refundTransfer(work, transferId, available, reasons[choice.kind]))
}

/** Ends choices past their deadline, and makes offers that waited for a rate. Always returns 0. */
export async function sweepChoices(runtime: Runtime): Promise<number> {
  const ids = await runtime.work(actor, (work) => choicesToCheck(work, BATCH))
  for (const id of ids) await runtime.work(actor, (work) => lookAgain(work, id))
  // Choices that wait for a rate stay due: no other run follows immediately.
  return 0
}
