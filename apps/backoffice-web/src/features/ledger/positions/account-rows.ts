import type { CurrencyPositionWire, ForecastDayWire, PositionAccountWire } from '@puente/contract/staff'

/** A bank account in its currency, with the position on the first of a currency. */
export interface AccountRow extends PositionAccountWire {
  readonly currency: string
  readonly position: string | undefined
}

export const accountRows = (currencies: readonly CurrencyPositionWire[]): AccountRow[] =>
  currencies.flatMap(({ currency, position, accounts }) =>
    accounts.map((account, nth) => ({ ...account, currency, position: nth === 0 ? position : undefined })),
  )

/** A day of the account that pays in a currency. */
export interface ForecastRow extends ForecastDayWire {
  readonly currency: string
  readonly code: string
}

/** The days of each currency from which money leaves. */
export const forecastRows = (currencies: readonly CurrencyPositionWire[]): ForecastRow[] =>
  currencies.flatMap(({ currency, accounts, forecast }) => {
    const code = accounts.find((account) => account.code !== 'operator-bank')?.code
    return code === undefined ||
      forecast.every(({ payoutCount, returnCount }) => payoutCount + returnCount === 0)
      ? []
      : forecast.map((day) => ({ ...day, currency, code }))
  })

/** The first day of each account on which it goes below its floor, without accounts that are below it now. */
export const firstLowDays = (currencies: readonly CurrencyPositionWire[]): ForecastRow[] => {
  const low = new Set(
    accountRows(currencies).flatMap(({ isLow, code, currency }) => (isLow ? `${code} ${currency}` : [])),
  )
  const rows = forecastRows(currencies).filter(
    ({ isLow, code, currency }) => isLow && !low.has(`${code} ${currency}`),
  )
  return rows.filter((row, nth) => rows.findIndex(({ currency }) => currency === row.currency) === nth)
}
