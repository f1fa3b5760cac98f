import type { TransferSummaryWire } from '@puente/contract/customer'
import { addDays, format } from '@puente/web'
import { words } from './words.ts'

export interface Day {
  readonly title: string
  readonly transfers: readonly TransferSummaryWire[]
}

/**
 * Groups transfers by calendar day in Chile and keeps their order. The titles of the current day and the day before
 * are "Hoy" and "Ayer". `today` is a calendar day in Chile.
 */
export function byDay(transfers: readonly TransferSummaryWire[], today: string): Day[] {
  const days = new Map<string, TransferSummaryWire[]>()
  for (const transfer of transfers) {
    const date = format.date(transfer.createdAt)
    days.set(date, [...(days.get(date) ?? []), transfer])
  }
  const titleOf = (date: string) =>
    date === format.date(today)
      ? words('list.today')
      : date === format.date(addDays(today, -1))
        ? words('list.yesterday')
        : date
  return [...days].map(([date, ofDay]) => ({ title: titleOf(date), transfers: ofDay }))
}
