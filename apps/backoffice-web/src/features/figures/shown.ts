import { format } from '@puente/web'
import { countryName } from '../transfers/words.ts'
import { words } from './words.ts'

/** '24/11/2026' from an ISO date. */
export const dayText = (day: string): string => format.date(`${day}T12:00:00Z`)

/** 'Estados Unidos · USD' from 'us-usd'. */
export function corridorText(id: string): string {
  const [country = '', currency = ''] = id.toUpperCase().split('-')
  return `${countryName(country)} · ${currency}`
}

const HOUR = 60
const DAY = 24 * HOUR

/** '35 min', '4 h', '2 días'; a dash when there were no deliveries. */
export function durationText(minutes: number | undefined): string {
  if (minutes === undefined) return '–'
  if (minutes < 2 * HOUR) return words('minutes', { count: format.count(minutes) })
  if (minutes < 2 * DAY) return words('hours', { count: format.count(Math.round(minutes / HOUR)) })
  return words('days', { count: Math.round(minutes / DAY) })
}

/** '12,5 %', or a dash when there is nothing to divide by. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : format.percent(Math.round((part / whole) * 10_000))

/** 'un 12,5 % más que …', or undefined when the period before had none. */
export function changeText(now: bigint, before: bigint, days: number): string | undefined {
  if (before <= 0n) return undefined
  const bps = Number(((now - before) * 10_000n) / before)
  const percent = format.percent(Math.abs(bps))
  const change = bps === 0 ? words('tiles.same') : words(bps > 0 ? 'tiles.more' : 'tiles.less', { percent })
  return words('tiles.before', { change, days: format.count(days) })
}

/** The sum of fee and spread in pesos. */
export const revenueOf = ({ fee, spread }: { readonly fee: string; readonly spread: string }): bigint =>
  BigInt(fee) + BigInt(spread)
