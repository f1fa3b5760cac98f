import type { CurrencyPositionWire, ForecastDayWire, PositionsWire } from '@puente/contract/staff'
import { standingBalances } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import {
  addBankingDays,
  addDays,
  bankingCalendar,
  fromSantiago,
  inSantiago,
  type Day,
} from '../../corridors/index.ts'
import { bankBalances, isBelow, type BankBalance } from './bank-balances.ts'
import { expectedPayouts, expectedReturns, type Ends, type Expected } from './forecast.store.ts'

/** The next three banking days in Chile. Today is the first if banks are open today. */
async function nextBankingDays(work: Work): Promise<readonly [Day, Day, Day]> {
  const calendar = await bankingCalendar(work)
  const dayAfter = (days: number): Day => inSantiago(addBankingDays(calendar, work.now, days)).day
  const today = inSantiago(work.now).day
  const first = dayAfter(0)
  return first === today ? [first, dayAfter(1), dayAfter(2)] : [first, dayAfter(2), dayAfter(3)]
}

const endOf = (day: Day): Date => fromSantiago(addDays(day, 1), 0)

interface Leaving {
  readonly payouts: readonly Expected[]
  readonly returns: readonly Expected[]
}

const none = { count: 0, minor: 0n }

/** What leaves an account day by day, and what stays on it. */
function forecastOf(
  { currency, balanceMinor, floorMinor }: BankBalance,
  days: readonly Day[],
  { payouts, returns }: Leaving,
): ForecastDayWire[] {
  const on = (expected: readonly Expected[], nth: number) =>
    expected.find((one) => one.currency === currency && one.nth === nth) ?? none
  let left = balanceMinor
  return days.map((day, nth) => {
    const [paid, returned] = [on(payouts, nth), on(returns, nth)]
    left -= paid.minor + returned.minor
    return {
      day,
      payouts: String(paid.minor),
      payoutCount: paid.count,
      returns: String(returned.minor),
      returnCount: returned.count,
      balance: String(left),
      isLow: isBelow(left, floorMinor),
    }
  })
}

/** Positions and bank balances now, with the forecast of the next three banking days. Three queries. */
export async function positionsView(work: Work): Promise<PositionsWire> {
  const balances = await standingBalances(work)
  const accounts = await bankBalances(work, balances)
  const days = await nextBankingDays(work)
  const ends: Ends = [endOf(days[0]), endOf(days[1]), endOf(days[2])]
  const leaving = { payouts: await expectedPayouts(work, ends), returns: await expectedReturns(work, ends) }
  const currencies = [...Map.groupBy(accounts, ({ currency }) => currency)].map(
    ([currency, of]): CurrencyPositionWire => {
      const position = balances.find((one) => one.code === 'fx-position' && one.currency === currency)
      const pays = of.find(({ code }) => code !== 'operator-bank')
      return {
        currency,
        position: String(position?.creditMinor ?? 0n),
        accounts: of.map(({ code, balanceMinor, floorMinor, isLow }) => ({
          code,
          balance: String(balanceMinor),
          floor: String(floorMinor),
          isLow,
        })),
        forecast: pays === undefined ? [] : forecastOf(pays, days, leaving),
      }
    },
  )
  return { at: work.now.toISOString(), currencies }
}
