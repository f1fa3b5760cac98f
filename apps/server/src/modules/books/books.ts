import { refuse, type Id, type Refusal } from '@puente/contract'
import {
  accountSpec,
  balances,
  openAccounts,
  post,
  type AccountRef,
  type Journal,
  type Leg,
  type Verdict,
} from '@puente/ledger'
import { batchedQuery, type Common } from '../../platform/data/batched-query.ts'
import { AuditedError, type Work } from '../../platform/work.ts'
import { chart, type AccountCode } from './chart.ts'

/** A reference to an account of the chart. `owner` is set for an account that belongs to a transfer, debtor or user. */
export function account(code: AccountCode, currency: string, owner: string | null = null): AccountRef {
  return { code, owner, currency }
}

/**
 * A leg that moves `amountMinor` from one account to another. No leg when it is zero; the reverse when it is negative.
 */
export function move(debit: AccountRef, credit: AccountRef, amountMinor: bigint): Leg[] {
  if (amountMinor === 0n) return []
  if (amountMinor < 0n) return move(credit, debit, -amountMinor)
  return [{ debit, credit, amountMinor, currency: debit.currency }]
}

/** A pending leg: reserves `amountMinor` under the id `pending` until a later journal posts or voids it. */
export function hold(pending: string, debit: AccountRef, credit: AccountRef, amountMinor: bigint): Leg[] {
  if (amountMinor <= 0n) return []
  return [{ pending, debit, credit, amountMinor, currency: debit.currency }]
}

/**
 * Posts journals. Each must be posted now or have been posted before with the same body. Any other verdict is a bug:
 * throws, the transaction rolls back, and the refusal is recorded in the audit trail. Must be the last statement before
 * commit.
 */
export async function book(work: Work, journals: readonly Journal[]): Promise<void> {
  const wanted = journals.filter((journal) => journal.legs.length > 0)
  if (wanted.length === 0) return
  const verdicts = await postAll(work, wanted)
  for (const verdict of verdicts) requireBooked(verdict, wanted)
}

/**
 * Posts a journal whose date people stated. Unlike `book`, which moves the date of a bank, it refuses a date in a closed
 * period. Any other verdict is a bug and throws. Must be the last statement before commit.
 */
export async function bookAsDated(
  work: Work,
  journal: Journal,
): Promise<true | Refusal<'day-in-closed-period'>> {
  const verdicts = await post(work, [journal])
  if (verdicts.some(({ code }) => code === 'period-closed')) return refuse('day-in-closed-period')
  for (const verdict of verdicts) requireBooked(verdict, [journal])
  return true
}

/** Throws for a journal that was not posted, now or before. */
function requireBooked(verdict: Verdict, journals: readonly Journal[]): void {
  if (verdict.code === 'done' || verdict.code === 'same-again') return
  const refused = journals.find(({ id }) => id === verdict.journal)
  throw new AuditedError(`journal ${verdict.journal} was not booked: ${JSON.stringify(verdict)}`, {
    action: 'book',
    ...(refused === undefined ? {} : { subject: refused.subject }),
    outcome: `refused:${verdict.code}`,
    facts: { journal: verdict.journal, kind: refused?.kind ?? '' },
  })
}

/** Batched: the journals of units of work that share a transaction are posted in one call. */
const postAll = batchedQuery(async (common: Common, batches: readonly (readonly Journal[])[]) => {
  const verdicts = await postWhereOpen(common, batches.flat())
  let from = 0
  return batches.map((batch): readonly Verdict[] => verdicts.slice(from, (from += batch.length)))
})

/**
 * The effective date from a bank may lie in a period closed meanwhile. Such a journal is posted with the first open
 * instant; the bank's own date stays with the payment or the line of the bank statement.
 */
async function postWhereOpen(common: Common, journals: readonly Journal[]): Promise<Verdict[]> {
  const verdicts = await post(common, journals)
  const late = journals.flatMap((journal, nth) => {
    const verdict = verdicts[nth]
    return verdict?.code === 'period-closed' ? [{ ...journal, effectiveAt: verdict.closedBefore }] : []
  })
  if (late.length === 0) return verdicts
  const moved = (await post(common, late)).values()
  return verdicts.map((verdict) =>
    verdict.code === 'period-closed' ? (moved.next().value ?? verdict) : verdict,
  )
}

interface OfTransfer {
  readonly id: string
  readonly currency: string
}

/** Opens the accounts of transfers. Idempotent. */
export const openTransferAccounts = batchedQuery(async (common: Common, transfers: readonly OfTransfer[]) => {
  await openAccounts(
    common,
    transfers.flatMap(({ id, currency }) => [
      accountSpec(chart, { code: 'client-funds', owner: id, currency: 'CLP' }),
      accountSpec(chart, { code: 'payout-funds', owner: id, currency }),
    ]),
  )
})

/** Opens the account of a debtor's receivable. Idempotent. */
export async function openReceivableAccount(work: Work, debtor: string): Promise<void> {
  await openAccounts(work, [
    accountSpec(chart, { code: 'customer-receivable', owner: debtor, currency: 'CLP' }),
  ])
}

/** Opens the accounts of rewards promised to users. Idempotent. */
export async function openRewardAccounts(work: Work, userIds: readonly Id<'user'>[]): Promise<void> {
  await openAccounts(
    work,
    userIds.map((owner) => accountSpec(chart, { code: 'user-rewards', owner, currency: 'CLP' })),
  )
}

/** Accounts that the operator has in each foreign currency. */
const abroad: readonly AccountCode[] = [
  'fx-position',
  'payout-clearing',
  'nostro',
  'operator-capital',
  'partner-charges',
  'bank-differences',
  'partner-receivable',
  'payout-losses',
]
/** Accounts that the operator has in CLP. */
const atHome = (Object.keys(chart) as AccountCode[]).filter(
  (code) =>
    ![
      'client-funds',
      'payout-funds',
      'customer-receivable',
      'user-rewards',
      'payout-clearing',
      'nostro',
      'partner-receivable',
      'payout-losses',
    ].includes(code),
)

/** Opens the operator's own accounts, in CLP and in each foreign currency. Idempotent. */
export async function openOperatorAccounts(work: Work, foreign: readonly string[]): Promise<void> {
  await openAccounts(work, [
    ...atHome.map((code) => accountSpec(chart, { code, owner: null, currency: 'CLP' })),
    ...foreign.flatMap((currency) =>
      abroad.map((code) => accountSpec(chart, { code, owner: null, currency })),
    ),
  ])
}

/** Available balance of a transfer's account: posted less pending, in minor units. */
export async function availableMinor(
  work: Work,
  code: 'client-funds' | 'payout-funds',
  currency: string,
  owner: string,
): Promise<bigint> {
  return (await balanceOf(work, account(code, currency, owner))).availableMinor
}

const balanceOf = batchedQuery(balances)
