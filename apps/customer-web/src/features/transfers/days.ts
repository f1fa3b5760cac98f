import type { TransferSummaryWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { words } from './words.ts'

export interface Day {
  readonly title: string
  readonly transfers: readonly TransferSummaryWire[]
}

/** Groups transfers by day in Chile's calendar, in the given order; today and yesterday have names. */
export function byDay(transfers: readonly TransferSummaryWire[], now: Date): Day[] {
  const today = format.date(now.toISOString())
  const yesterday = format.date(new Date(now.getTime() - 86_400_000).toISOString())
  const days = new Map<string, TransferSummaryWire[]>()
  for (const transfer of transfers) {
    const date = format.date(transfer.createdAt)
    days.set(date, [...(days.get(date) ?? []), transfer])
  }
  const titleOf = (date: string) =>
    date === today ? words('list.today') : date === yesterday ? words('list.yesterday') : date
  return [...days].map(([date, ofDay]) => ({ title: titleOf(date), transfers: ofDay }))
}
