import { format } from '@puente/web'
import type { Bar } from './grouped.ts'
import { dayText } from './shown.ts'

const month = new Intl.DateTimeFormat('es-CL', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** '24/11' for days and weeks, 'nov 26' for months. */
export const barName = ({ from: day, span }: Pick<Bar, 'from' | 'span'>): string =>
  span === 'month' ? month.format(new Date(`${day}T00:00:00Z`)) : dayText(day).slice(0, 5)

const short = new Intl.NumberFormat('es-CL', { notation: 'compact', maximumFractionDigits: 1 })

/** '$1,2 M' on an axis. */
export const clpTick = (value: number): string => `$${short.format(value)}`

/** Whole numbers on an axis; nothing between them. */
export const countTick = (value: number): string => (Number.isInteger(value) ? short.format(value) : '')

/** '$1.234' from pesos. */
export const clp = (minor: bigint): string => format.clp(String(minor))
