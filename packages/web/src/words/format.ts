import {
  exponentOf,
  formatClp,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPercent,
  formatRateBothWays,
  formatRate,
  formatTime,
  fromWire,
  isCurrency,
  parseRate,
  type MoneyWire,
  type RateBothWays,
} from '@puente/money'
import { dayNames } from './language/names.ts'

const megabytes = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 })
const dash = '–'

function moneyText(money: MoneyWire, code: boolean): string {
  if (!isCurrency(money.currency)) return unbroken(`${money.amount} ${money.currency}`)
  return unbroken(formatMoney(fromWire(money), { code }))
}

/** Replaces spaces between a figure and its unit by no-break spaces. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/**
 * Formats amounts, rates and instants in Chilean format and time zone. Input are values of the API, output is
 * text.
 */
export const format = {
  /** '$1.234.567' from pesos as a decimal string. */
  clp: (minor: string) => formatClp({ minor: BigInt(minor), currency: 'CLP' }),
  /** '1.234,50 USD', '$1.234.567 CLP': with its code, for use near another currency. */
  money: (money: MoneyWire) => moneyText(money, true),
  /** '1.234,50', '$1.234.567': the figure alone, for Amount, which adds the code. */
  amount: (money: MoneyWire) => moneyText(money, false),
  /** The currency's minor digits: 0 for CLP, 2 for USD and for an unknown currency. */
  decimals: (currency: string) => (isCurrency(currency) ? exponentOf(currency) : 2),
  /** '24/11/2026' */
  date: (at: string) => formatDate(at),
  /** '18:00' */
  time: (at: string) => formatTime(at),
  /** '24/11/2026 18:00' */
  dateTime: (at: string) => formatDateTime(at),
  /** 'martes 24' */
  day: (at: string) => {
    const { weekday, day } = dayNames(at)
    return `${weekday} ${day}`
  },
  /** '954,051' from a decimal string, six significant digits. */
  rate: (decimal: string) => {
    // The format of a rate does not depend on its currencies.
    const rate = parseRate('USD', 'CLP', decimal)
    return rate === undefined ? dash : formatRate(rate)
  },
  /** '1 USD = $954,051' and '$1.000 = 1,04816 USD' from pesos for one unit as a decimal string. */
  rates: (currency: string, clpPerUnit: string): RateBothWays => {
    const rate = isCurrency(currency) ? parseRate(currency, 'CLP', clpPerUnit) : undefined
    if (rate === undefined) return { unit: dash, pesos: dash }
    const { unit, pesos } = formatRateBothWays(rate)
    return { unit: unbroken(unit), pesos: unbroken(pesos) }
  },
  /** '1,59 %' from basis points. */
  percent: (bps: number) => unbroken(formatPercent(bps)),
  /** '100 MB', '1,5 MB', '340 kB' from bytes; never less than 1 kB. */
  size: (bytes: number) =>
    unbroken(
      bytes >= 1_000_000
        ? `${megabytes.format(bytes / 1_000_000)} MB`
        : `${formatCount(Math.max(1, Math.round(bytes / 1000)))} kB`,
    ),
  /** '1.234' */
  count: (count: number) => formatCount(count),
} as const
