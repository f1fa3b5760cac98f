import type { Comparison } from '@puente/contract/staff'
import { daysBetween, format } from '@puente/web'
import { countryName } from '../transfers/words.ts'
import type { Days } from './period-days.ts'
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

const tenths = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 })

/** '12,5 %', or a dash when there is nothing to divide by. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${tenths.format((part / whole) * 100)}\u00a0%`

/** The period of a comparison, and with what it is compared. */
export interface ComparedWith extends Days {
  readonly compare?: Comparison | undefined
}

/** 'los 7 días anteriores', 'los mismos 7 días del año anterior'. */
const thanText = (than: ComparedWith): string =>
  words(than.compare === 'year' ? 'than.year' : 'than.before', {
    days: daysBetween(than.from, than.to) + 1,
  })

const TENTHS_BELOW = 1000
const rounded = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 })
const numberText = (bps: number): string => (bps < TENTHS_BELOW ? tenths : rounded).format(bps / 100)

/** '12 % más que los 7 días anteriores'. With nothing to compare with it states that. */
export function changeText(now: bigint, before: bigint, than: ComparedWith): string {
  if (before <= 0n) return words(now > 0n ? 'than.none' : 'than.neither', { than: thanText(than) })
  const bps = Number(((now - before) * 10_000n) / before)
  if (bps === 0) return words('than.same', { than: thanText(than) })
  return words(bps > 0 ? 'than.more' : 'than.less', {
    percent: `${numberText(Math.abs(bps))}\u00a0%`,
    than: thanText(than),
  })
}

interface Share {
  readonly part: number
  readonly whole: number
}

/** '3 puntos más que los 7 días anteriores' for shares; undefined when one of them has no whole. */
export function pointsText(now: Share, before: Share, than: ComparedWith): string | undefined {
  if (now.whole === 0 || before.whole === 0) return undefined
  const bps = Math.round((now.part / now.whole - before.part / before.whole) * 10_000)
  if (bps === 0) return words('than.same', { than: thanText(than) })
  return words(bps > 0 ? 'than.pointsMore' : 'than.pointsLess', {
    points: numberText(Math.abs(bps)),
    than: thanText(than),
  })
}

/** Lowers the first letter of a text, for use inside a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The sum of fee and spread in pesos. */
export const revenueOf = ({ fee, spread }: { readonly fee: string; readonly spread: string }): bigint =>
  BigInt(fee) + BigInt(spread)
