import type { ReconciledAccountWire } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { ageInBankingDays, bankingCalendar, fromSantiago } from '../corridors/index.ts'
import { accounts, type ReconciledAccount } from './accounts.store.ts'
import { sumsOf, type Sums } from './breaks/breaks.store.ts'

/**
 * Bank less books at the end of the last day of the bank's statements. The parts add up to the total, whenever items
 * were matched; an unexplained rest is a line or an entry that the comparison has lost.
 */
function differenceOf(account: ReconciledAccount, sums: Sums) {
  const total = account.closingMinor - sums.booksMinor
  const atStart = account.openingMinor - sums.openBeforeMinor - sums.openingsMinor
  const { onlyBankMinor: onlyBank, onlyBooksMinor: onlyBooks, inTransitMinor: inTransit } = sums
  const { afterStatementMinor: afterStatement } = sums
  return {
    total: String(total),
    atStart: String(atStart),
    onlyBank: String(onlyBank),
    onlyBooks: String(-onlyBooks),
    inTransit: String(inTransit),
    afterStatement: String(-afterStatement),
    unexplained: String(total - atStart - onlyBank + onlyBooks - inTransit + afterStatement),
  }
}

function accountLine(
  account: ReconciledAccount,
  sums: Sums,
  ageOf: (since: Date) => number,
): ReconciledAccountWire {
  const { code, currency, number, startsOn, coveredUntil } = account
  return {
    code,
    currency,
    ...(number === undefined ? {} : { number }),
    ...(startsOn === undefined || coveredUntil === undefined
      ? {}
      : {
          startsOn,
          coveredUntil,
          silentDays: ageOf(fromSantiago(coveredUntil, 0)),
          closing: String(account.closingMinor),
          books: String(sums.booksMinor),
          difference: differenceOf(account, sums),
        }),
    breaks: Number(sums.breaks),
    waiting: { count: Number(sums.waiting), amount: String(sums.waitingMinor) },
  }
}

/** Our accounts with their balances at the bank and in the books. */
export async function accountViews(work: Work): Promise<ReconciledAccountWire[]> {
  const all = await accounts(work)
  const sums = await sumsOf(work, all)
  const calendar = await bankingCalendar(work)
  const ageOf = (since: Date) => ageInBankingDays(calendar, since, work.now)
  return all.flatMap((account) => {
    const its = sums.get(account.id)
    return its === undefined ? [] : [accountLine(account, its, ageOf)]
  })
}
