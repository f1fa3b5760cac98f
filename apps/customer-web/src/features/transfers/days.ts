import type { TransferSummaryWire } from '@puente/contract/customer'
import * as parts from '../../parts/times/by-day.ts'
import { words } from './words.ts'

export interface Day {
  readonly title: string
  readonly transfers: readonly TransferSummaryWire[]
}

/**
 * Groups transfers by calendar day in Chile and keeps their order. The titles of the current day and the day before
 * are "Hoy" and "Ayer". `today` is a calendar day in Chile.
 */
export const byDay = (transfers: readonly TransferSummaryWire[], today: string): Day[] =>
  parts
    .byDay(transfers, today, { today: words('list.today'), yesterday: words('list.yesterday') })
    .map(({ title, items }) => ({ title, transfers: items }))
