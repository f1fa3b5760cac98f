import { refuse, type Refusal } from '@puente/contract'
import type { SafeguardingClass, SafeguardingCurrencyWire, SafeguardingWire } from '@puente/contract/staff'
import { standingBalances, trialBalanceAt, type StandingBalance } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { moneyClasses } from '../books/index.ts'
import { addDays, fromSantiago, inSantiago, isDay, type Day } from '../corridors/index.ts'

const classOf = (code: string): SafeguardingClass =>
  (moneyClasses as Readonly<Record<string, SafeguardingClass>>)[code] ?? 'own'

/** A balance on the side on which its class is expected. */
const onItsSide = (kind: SafeguardingClass, creditMinor: bigint): bigint =>
  kind === 'held' || kind === 'receivable' ? -creditMinor : creditMinor

/** The equation of one currency, in minor units. */
export interface Equation {
  readonly currency: string
  readonly sums: Readonly<Record<SafeguardingClass, bigint>>
  /** Held less owed. */
  readonly differenceMinor: bigint
  readonly lines: readonly {
    readonly code: string
    readonly kind: SafeguardingClass
    readonly balanceMinor: bigint
  }[]
}

function equationOf(currency: string, balances: readonly StandingBalance[]): Equation {
  const lines = balances.map(({ code, creditMinor }) => {
    const kind = classOf(code)
    return { code, kind, balanceMinor: onItsSide(kind, creditMinor) }
  })
  const sumOf = (wanted: SafeguardingClass) =>
    lines.reduce((sum, { kind, balanceMinor }) => (kind === wanted ? sum + balanceMinor : sum), 0n)
  const sums = {
    owed: sumOf('owed'),
    held: sumOf('held'),
    receivable: sumOf('receivable'),
    own: sumOf('own'),
  }
  return { currency, sums, differenceMinor: sums.held - sums.owed, lines }
}

/** The equations by currency from balances that are not zero. */
export const equationsOf = (balances: readonly StandingBalance[]): Equation[] =>
  [...Map.groupBy(balances, ({ currency }) => currency)].map(([currency, of]) => equationOf(currency, of))

/** The balances recorded until an instant, without those that are zero. */
async function balancesAt(work: Work, at: Date): Promise<StandingBalance[]> {
  const { lines } = await trialBalanceAt(work, at)
  return lines.flatMap(({ currency, code, creditMinor, debitMinor }) =>
    creditMinor === debitMinor ? [] : { currency, code, creditMinor: creditMinor - debitMinor },
  )
}

/** The equations now. One query. */
export const safeguardingNow = async (work: Work): Promise<Equation[]> =>
  equationsOf((await standingBalances(work)).filter(({ creditMinor }) => creditMinor !== 0n))

/** The equations of everything recorded until the end of a day in Santiago. One query. */
export const safeguardingOn = async (work: Work, day: Day): Promise<Equation[]> =>
  equationsOf(await balancesAt(work, endOf(day)))

/** The last millisecond of a day in Santiago. */
export const endOf = (day: Day): Date => new Date(fromSantiago(addDays(day, 1), 0).getTime() - 1)

const toWire = ({ currency, sums, differenceMinor, lines }: Equation): SafeguardingCurrencyWire => ({
  currency,
  owed: String(sums.owed),
  held: String(sums.held),
  receivable: String(sums.receivable),
  own: String(sums.own),
  difference: String(differenceMinor),
  lines: lines.map(({ code, kind, balanceMinor }) => ({ code, class: kind, balance: String(balanceMinor) })),
})

/** What is due to customers beside what is held for them, now or at the end of a day. Refuses a future day. */
export async function safeguardingView(
  work: Work,
  day: Day | undefined,
): Promise<SafeguardingWire | Refusal<'fields-wrong'>> {
  const today = inSantiago(work.now).day
  if (day === undefined || day === today)
    return { at: work.now.toISOString(), currencies: (await safeguardingNow(work)).map(toWire) }
  if (!isDay(day)) return refuse('fields-wrong', {}, [{ at: 'day', fault: 'not-a-date' }])
  if (day > today) return refuse('fields-wrong', {}, [{ at: 'day', fault: 'not-yet' }])
  return { at: endOf(day).toISOString(), currencies: (await safeguardingOn(work, day)).map(toWire) }
}
