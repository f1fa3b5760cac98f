import type { TransferState, Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { payinTerms } from '../../payins/index.ts'
import { isWithdrawn, payoutsOf, type Payout } from '../../payouts/index.ts'
import {
  railReceivablesOf,
  closeRailReceivable,
  insertRailReceivable,
  type RailReceivable,
} from './rail-receivables.store.ts'
import { railReceivableJournal, railReceivableEndedJournal } from '../money.ts'
import type { Transfer } from '../transfer.ts'
import { lockTransfers } from '../transfers.store.ts'

const cameBack = ({ status }: Payout): boolean => status === 'rejected' || status === 'returned'
const isOut = ({ status }: Payout): boolean =>
  status === 'submitted' || status === 'unknown' || status === 'credited'

/**
 * The counting attempt: the last one sent, unless the rail paid an earlier one and each later one was rejected or
 * returned.
 */
export function countingAttempt(attempts: readonly Payout[]): Payout | undefined {
  const sent = attempts.filter((one) => !isWithdrawn(one))
  const paid = sent.findLastIndex(({ status }) => status === 'credited')
  return paid !== -1 && sent.slice(paid + 1).every(cameBack) ? sent[paid] : sent.at(-1)
}

/** Whether the recipient already has the money that would be refunded or sent again. */
export const wasPaidAfterAll = async (work: Work, transferId: Id<'transfer'>): Promise<boolean> =>
  countingAttempt(await payoutsOf(work, transferId))?.status === 'credited'

/**
 * States in which the money is refunded or frozen in Chile: a credited payout was then paid with the operator's money.
 */
const gaveBack: ReadonlySet<TransferState> = new Set(['refunding', 'refunded', 'rejected', 'frozen'])

/** Whether a credited attempt was paid after its money was used otherwise. */
function costsUs(transfer: Transfer, attempts: readonly Payout[], paid: Payout): boolean {
  if (countingAttempt(attempts)?.id === paid.id) return gaveBack.has(transfer.state)
  return attempts.some((one) => one.attempt > paid.attempt && isOut(one))
}

async function openClaim(work: Work, transfer: Transfer, paid: Payout): Promise<Journal> {
  const { maximumAgeDays } = await payinTerms(work)
  const claim: Omit<RailReceivable, 'outcome'> = {
    id: work.id(),
    transferId: transfer.id,
    payoutId: paid.id,
    attempt: paid.attempt,
    rail: paid.rail,
    currency: paid.currency,
    amountMinor: paid.amountMinor,
    openedAt: work.now,
    dueAt: addBankingDays(await bankingCalendar(work), work.now, maximumAgeDays),
  }
  await insertRailReceivable(work, claim)
  await work.audit({
    action: 'payout-paid-after-all',
    subject: transfer.id,
    outcome: 'alarm',
    facts: { payout: paid.id, attempt: paid.attempt, rail: paid.rail, amountMinor: String(paid.amountMinor) },
  })
  return railReceivableJournal(transfer, claim)
}

/** Ends a receivable: the rail repaid the money, or the attempt turned out to be the delivery. */
async function settled(
  work: Work,
  transfer: Transfer,
  claim: RailReceivable,
  { now, counts }: { readonly now: Payout | undefined; readonly counts: boolean },
): Promise<Journal[]> {
  const isBack = now !== undefined && cameBack(now) && (claim.outcome ?? 'written-off') === 'written-off'
  const isDelivery = counts && transfer.state === 'delivered' && claim.outcome === undefined
  if (!isBack && !isDelivery) return []
  const outcome = isBack ? 'returned' : 'delivered'
  await closeRailReceivable(work, claim.id, outcome)
  return [
    railReceivableEndedJournal(
      transfer,
      claim,
      outcome,
      claim.outcome === undefined ? 'partner-receivable' : 'payout-losses',
    ),
  ]
}

/**
 * Creates receivables for attempts that rails paid after rejecting them and after the money was used otherwise, and
 * ends those that are settled. Writes an alarm to the audit trail; treasury's home page shows it. Returns the journals
 * to book.
 */
export async function bookPaidAfterAll(work: Work, transferId: Id<'transfer'>): Promise<Journal[]> {
  const transfer = (await lockTransfers(work, [transferId])).get(transferId)
  if (transfer === undefined) return []
  const attempts = await payoutsOf(work, transferId)
  const claims = await railReceivablesOf(work, transferId)
  const journals: Journal[] = []
  for (const one of attempts) {
    const isClaimed = claims.some(({ payoutId }) => payoutId === one.id)
    if (one.status === 'credited' && !isClaimed && costsUs(transfer, attempts, one))
      journals.push(await openClaim(work, transfer, one))
  }
  const counting = countingAttempt(attempts)
  for (const claim of claims) {
    const now = attempts.find(({ id }) => id === claim.payoutId)
    journals.push(...(await settled(work, transfer, claim, { now, counts: counting?.id === claim.payoutId })))
  }
  return journals
}

/**
 * Writes off a transfer's receivables from rails, as two people decided: they become the operator's loss. Returns the
 * journals to book.
 */
export async function writeOffRailReceivables(work: Work, transfer: Transfer): Promise<Journal[]> {
  const open = (await railReceivablesOf(work, transfer.id)).filter(({ outcome }) => outcome === undefined)
  for (const { id } of open) await closeRailReceivable(work, id, 'written-off')
  return open.map((claim) => railReceivableEndedJournal(transfer, claim, 'written-off', 'partner-receivable'))
}
