import type { AgedKind } from '@puente/contract/staff'
import { agedBalances, type AgedBalance } from '@puente/ledger'
import type { Key } from '../../platform/lists/cursor.ts'
import type { List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import {
  ageInBankingDays,
  bankingCalendar,
  olderThanBankingDays,
  type BankingCalendar,
} from '../corridors/index.ts'
import { payinTerms } from '../payins/index.ts'
import { unexplained, type Aged, type AgedFilter, type Balance, type Waiting } from './aged.ts'
import { keyOf, sumsOfFacts, waitingFacts, type Sum } from './aged.store.ts'

/** Accounts of the operator whose balance the facts of modules explain; the others belong to one transfer each. */
const explainedByFacts: readonly AgedKind[] = [
  'suspense',
  'refund-clearing',
  'payout-clearing',
  'payin-clearing',
  'sweep-clearing',
  'customer-receivable',
  'partner-receivable',
]

/** The maximum age in banking days of a calendar, and the instant before which waiting money is older than it. */
export interface AgeAllowed {
  readonly maximumAgeDays: number
  readonly overdueBefore: Date
  readonly calendar: BankingCalendar
}

/** The maximum age of waiting money now. */
export async function ageAllowed(work: Work): Promise<AgeAllowed> {
  const { maximumAgeDays } = await payinTerms(work)
  const calendar = await bankingCalendar(work)
  const overdueBefore = olderThanBankingDays(calendar, work.now, maximumAgeDays + 1)
  return { maximumAgeDays, overdueBefore, calendar }
}

/** Adds up balances by code and currency, because each debtor has an account of their own. */
function summed(balances: readonly AgedBalance[]): Balance[] {
  const byKind = new Map<string, Balance>()
  for (const { code, currency, postedMinor, since } of balances) {
    const key = `${code} ${currency}`
    const known = byKind.get(key)
    byKind.set(key, {
      kind: code as AgedKind,
      currency,
      amountMinor: (known?.amountMinor ?? 0n) + postedMinor,
      since: known !== undefined && known.since < since ? known.since : since,
    })
  }
  return [...byKind.values()]
}

/** The facts of modules that explain balances of the books, from their sums. */
const factsOf = (sums: readonly Sum[]): Balance[] =>
  sums.flatMap(({ kind, currency, amountMinor, oldest }) =>
    explainedByFacts.includes(kind) ? { kind, currency, amountMinor, since: oldest } : [],
  )

const differences = async (work: Work, sums: readonly Sum[]): Promise<Waiting[]> =>
  unexplained(summed(await agedBalances(work, explainedByFacts)), factsOf(sums))

/**
 * Balances of the books that no fact explains, without an owner. Facts and books are read by two statements, and a
 * transaction that commits between them shows as a difference. Differences are therefore read twice, and those that both
 * reads have are returned.
 */
async function unexplainedMoney(work: Work, sums: readonly Sum[], overdueBefore: Date): Promise<Waiting[]> {
  const first = await differences(work, sums)
  if (first.length === 0) return []
  const seen = new Set(first.map((one) => `${placeOf(one)} ${one.amountMinor}`))
  const second = await differences(work, await sumsOfFacts(work, overdueBefore))
  return second
    .filter((one) => seen.has(`${placeOf(one)} ${one.amountMinor}`))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
}

const placeOf = ({ kind, currency }: Waiting): string => `${kind} ${currency}`
const isUnexplained = ({ owner, transferId, id, currency }: Waiting): boolean =>
  owner === 'nobody' && transferId === undefined && id === currency

const meant =
  ({ kind, owner, standing, overdueBefore }: AgedFilter) =>
  (one: Waiting): boolean =>
    (kind === undefined || kind === one.kind) &&
    (owner === undefined || owner === one.owner) &&
    (standing === undefined || (standing === 'overdue') === one.since < overdueBefore)

/** Every waiting sum: first those that no fact explains, then oldest first. */
export const agedMoney: List<AgedFilter, Waiting> = {
  name: 'aged-money',
  keyOf: (one) => (isUnexplained(one) ? [placeOf(one)] : keyOf(one)),
  read: async (work, filter, after, limit) => {
    const unknown = await unknownAfter(work, filter, after)
    if (unknown.length >= limit) return unknown.slice(0, limit)
    const isBefore = after !== undefined && after.length === 1
    const facts = await waitingFacts(work, filter, isBefore ? undefined : after, limit - unknown.length)
    return [...unknown, ...facts]
  },
}

/** Only the first pages compute unexplained money, because it reads everything that waits. */
async function unknownAfter(work: Work, filter: AgedFilter, after: Key | undefined): Promise<Waiting[]> {
  if ((after !== undefined && after.length > 1) || (filter.owner ?? 'nobody') !== 'nobody') return []
  const found = await unexplainedMoney(
    work,
    await sumsOfFacts(work, filter.overdueBefore),
    filter.overdueBefore,
  )
  return found.filter((one) => meant(filter)(one) && placeOf(one) > (after?.[0] ?? ''))
}

/** Adds the age in banking days, and whether it exceeds the maximum. */
export function aged(work: Pick<Work, 'now'>, { calendar, overdueBefore }: AgeAllowed, one: Waiting): Aged {
  return {
    ...one,
    ageDays: ageInBankingDays(calendar, one.since, work.now),
    overdue: !one.isFrozen && one.since < overdueBefore,
  }
}

/** The totals of waiting sums by kind, currency and owner. Reads only open rows. */
export async function agedSums(work: Work, overdueBefore: Date): Promise<Sum[]> {
  const sums = await sumsOfFacts(work, overdueBefore)
  const unknown = (await unexplainedMoney(work, sums, overdueBefore)).map((one): Sum => {
    const isOverdue = one.since < overdueBefore
    return {
      kind: one.kind,
      currency: one.currency,
      owner: one.owner,
      count: 1,
      amountMinor: one.amountMinor,
      oldest: one.since,
      overdueCount: isOverdue ? 1 : 0,
      overdueMinor: isOverdue ? one.amountMinor : 0n,
      overdueSince: isOverdue ? one.since : undefined,
    }
  })
  return [...sums, ...unknown]
}
