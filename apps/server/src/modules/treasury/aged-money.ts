import type { AgedKind } from '@puente/contract/staff'
import { agedBalances, type AgedBalance } from '@puente/ledger'
import type { Key } from '../../platform/lists/cursor.ts'
import type { List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { ageInBankingDays, olderThanBankingDays } from '../corridors/index.ts'
import { payinTerms } from '../payins/index.ts'
import { unexplained, type Aged, type AgedFilter, type Balance, type Waiting } from './aged.ts'
import { keyOf, sumsOfFacts, waitingFacts, type Sum } from './aged.store.ts'

/** Accounts of the operator whose balance the facts of the modules explain; the others belong to one transfer each. */
const explainedByFacts: readonly AgedKind[] = [
  'suspense',
  'refund-clearing',
  'payout-clearing',
  'payin-clearing',
  'sweep-clearing',
  'customer-receivable',
  'partner-receivable',
]

/** How old money may grow today: what waits since before the moment is older than so many banking days. */
export async function ageAllowed(
  work: Work,
): Promise<{ readonly maximumAgeDays: number; readonly overdueBefore: Date }> {
  const { maximumAgeDays } = await payinTerms(work)
  return { maximumAgeDays, overdueBefore: olderThanBankingDays(work.now, maximumAgeDays + 1) }
}

/** Debts stand on one account per debtor: together they are one balance. */
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

/** What of the books no fact explains: it is nobody’s. */
async function unexplainedMoney(work: Work, sums: readonly Sum[]): Promise<Waiting[]> {
  const facts = sums.flatMap(({ kind, currency, amountMinor, oldest }) =>
    explainedByFacts.includes(kind) ? { kind, currency, amountMinor, since: oldest } : [],
  )
  const found = unexplained(summed(await agedBalances(work, explainedByFacts)), facts)
  return found.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
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

/** Every sum that waits: first what no fact explains, then the oldest. */
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

/** Only the list's beginning asks what is unexplained: it costs a look at all that waits. */
async function unknownAfter(work: Work, filter: AgedFilter, after: Key | undefined): Promise<Waiting[]> {
  if ((after !== undefined && after.length > 1) || (filter.owner ?? 'nobody') !== 'nobody') return []
  const found = await unexplainedMoney(work, await sumsOfFacts(work, filter.overdueBefore))
  return found.filter((one) => meant(filter)(one) && placeOf(one) > (after?.[0] ?? ''))
}

/** The same with its age in banking days, and whether it passed the age it may not reach. */
export function aged(work: Pick<Work, 'now'>, overdueBefore: Date, one: Waiting): Aged {
  return {
    ...one,
    ageDays: ageInBankingDays(one.since, work.now),
    overdue: !one.isFrozen && one.since < overdueBefore,
  }
}

/** What all that waits adds up to, by kind, currency and owner; reads nothing that has come to its end. */
export async function agedSums(work: Work, overdueBefore: Date): Promise<Sum[]> {
  const sums = await sumsOfFacts(work, overdueBefore)
  const unknown = (await unexplainedMoney(work, sums)).map((one): Sum => {
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
