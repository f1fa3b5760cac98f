import { ratePeriods, type RatePeriod } from '@puente/contract'
import type { DailyRateWire } from '@puente/contract/customer'
import { readAmount } from '@puente/money'

/** The period of an address; 30 days without a known one. */
export const periodOf = (days: unknown): RatePeriod => ratePeriods.find((known) => known === days) ?? '30'

/** The customer's rate of a day, or the market's on a day without it. */
export const shownRate = ({ customerClpPerUnit, clpPerUnit }: DailyRateWire): string =>
  customerClpPerUnit ?? clpPerUnit

/** The days with the lowest and the highest rate; of equal ones the last. Undefined without a day. */
export function extremes(
  days: readonly DailyRateWire[],
): { readonly lowest: DailyRateWire; readonly highest: DailyRateWire } | undefined {
  const sorted = days.toReversed().toSorted((one, other) => Number(shownRate(one)) - Number(shownRate(other)))
  const [lowest] = sorted
  const highest = sorted.find((day) => Number(shownRate(day)) === Number(shownRate(sorted.at(-1) ?? day)))
  return lowest && highest && { lowest, highest }
}

const DECIMALS = 6

/** The decimal string of a rate typed as it is shown ('1.004,50'); undefined when it is not one. */
export function typedRate(text: string): string | undefined {
  if (!/^[$ ]*[0-9.,]+[ ]*$/.test(text)) return undefined
  const read = readAmount(text, DECIMALS)
  if (!('minor' in read) || read.minor === '') return undefined
  const digits = read.minor.padStart(DECIMALS + 1, '0')
  if (digits.length > 12 + DECIMALS) return undefined
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
  return digits.slice(0, -DECIMALS) + (fraction === '' ? '' : `.${fraction}`)
}
