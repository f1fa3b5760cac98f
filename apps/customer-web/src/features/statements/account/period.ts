import { lastDayOf, monthsBack } from '@puente/web'

/** Calendar days in Chile, both inclusive, as ISO dates. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** The ways to choose a period. */
export const periodKinds = ['month', 'year', 'days'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** The form values of a period: the values of each kind are kept while another kind is chosen. */
export interface PeriodChoice extends Period {
  readonly kind: PeriodKind
  /** '2026-11' */
  readonly month: string
  /** '2026' */
  readonly year: string
}

const MONTHS_BACK = 24
const YEARS_BACK = 6

/** The default: the previous month, because most statements are for a completed period. */
export function firstChoice(today: string): PeriodChoice {
  const [, before = today.slice(0, 7)] = monthsOffered(today)
  return { kind: 'month', month: before, year: today.slice(0, 4), from: `${today.slice(0, 7)}-01`, to: today }
}

/** The offered months, current one first. */
export const monthsOffered = (today: string): string[] => monthsBack(today, MONTHS_BACK)

/** The offered years, current one first. */
export const yearsBack = (today: string): string[] =>
  Array.from({ length: YEARS_BACK }, (_none, back) => String(Number(today.slice(0, 4)) - back))

/** The period of a choice, not later than today; typed dates are not changed. */
export function periodOf({ kind, month, year, from, to }: PeriodChoice, today: string): Period {
  if (kind === 'days') return { from, to }
  const first = kind === 'month' ? `${month}-01` : `${year}-01-01`
  const last = kind === 'month' ? lastDayOf(month) : `${year}-12-31`
  return { from: first, to: last < today ? last : today }
}
