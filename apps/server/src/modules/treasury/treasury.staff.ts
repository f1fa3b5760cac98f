import { isRefusal } from '@puente/contract'
import { staffEndpoints, type AgedTotalsWire } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { ageInBankingDays, type BankingCalendar } from '../corridors/index.ts'
import { exportedAged } from './aged-file.ts'
import { ageAllowed, agedMoney, agedSums } from './aged-money.ts'
import type { Sum } from './aged.store.ts'
import { agedViews } from './aged-view.ts'
import { capitalHandlers } from './capital/capital.staff.ts'
import { ledgerHandlers } from './ledger.staff.ts'
import { positionsView } from './positions/positions.ts'
import { safeguardingView } from './safeguarding.ts'

/** The totals of one kind and currency over all owners. */
function totalsOf(sums: readonly Sum[], calendar: BankingCalendar, now: Date): AgedTotalsWire['totals'] {
  const groups = Map.groupBy(sums, ({ kind, currency }) => `${kind} ${currency}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const overdue = group.reduce((total, { overdueMinor }) => total + overdueMinor, 0n)
    return {
      kind: first.kind,
      currency: first.currency,
      count: countOf(group),
      amount: String(group.reduce((total, { amountMinor }) => total + amountMinor, 0n)),
      oldestDays: Math.max(...group.map(({ oldest }) => ageInBankingDays(calendar, oldest, now))),
      overdueAmount: String(overdue > 0n ? overdue : -overdue),
    }
  })
}

const countOf = (sums: readonly Sum[]): number => sums.reduce((total, { count }) => total + count, 0)

/** Treasury's handlers of waiting money and of the books. */
export const treasuryHandlers: Handler[] = [
  handler(staffEndpoints.listAgedMoney, async (work, { query }) => {
    const { kind, owner, standing } = query
    const { overdueBefore } = await ageAllowed(work)
    const page = await pageOf(work, agedMoney, { kind, owner, standing, overdueBefore }, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await agedViews(work, rows), ...next }
  }),
  exportHandler(staffEndpoints.exportAgedMoney, async (work, { query }) => {
    const { kind, owner, standing } = query
    const { overdueBefore } = await ageAllowed(work)
    return exportOf(exportedAged, { kind, owner, standing, overdueBefore })
  }),
  handler(staffEndpoints.getAgedTotals, async (work) => {
    const { overdueBefore, calendar } = await ageAllowed(work)
    const sums = await agedSums(work, overdueBefore)
    return {
      at: work.now.toISOString(),
      count: countOf(sums),
      overdue: sums.reduce((total, { overdueCount }) => total + overdueCount, 0),
      totals: totalsOf(sums, calendar, work.now),
    }
  }),
  readHandler(staffEndpoints.getSafeguarding, (work, { query: { day } }) => safeguardingView(work, day)),
  readHandler(staffEndpoints.getPositions, positionsView),
  ...ledgerHandlers,
  ...capitalHandlers,
]
