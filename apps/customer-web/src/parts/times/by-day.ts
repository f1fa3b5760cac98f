import { addDays, format } from '@puente/web'

/** Things of one calendar day in Chile. */
export interface DayOf<Item> {
  readonly title: string
  readonly items: readonly Item[]
}

/**
 * Groups things by calendar day in Chile and keeps their order. `titles` are those of the current day and the day before;
 * `today` is a calendar day in Chile.
 */
export function byDay<Item extends { readonly createdAt: string }>(
  items: readonly Item[],
  today: string,
  titles: { readonly today: string; readonly yesterday: string },
): DayOf<Item>[] {
  const days = new Map<string, Item[]>()
  for (const item of items) {
    const date = format.date(item.createdAt)
    days.set(date, [...(days.get(date) ?? []), item])
  }
  const titleOf = (date: string) =>
    date === format.date(today)
      ? titles.today
      : date === format.date(addDays(today, -1))
        ? titles.yesterday
        : date
  return [...days].map(([date, ofDay]) => ({ title: titleOf(date), items: ofDay }))
}
