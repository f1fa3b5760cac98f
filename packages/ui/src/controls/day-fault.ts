import { calendarWords } from './messages-calendar.es.ts'
import { isoOfTyped, looksLikeDay, typedOfIso } from './typed-date.ts'

/** That a day is not in the calendar, in words, where what was typed has a day's form; undefined for everything else. */
export function noSuchDay(value: string): string | undefined {
  const typed = typedOfIso(value).trim()
  return looksLikeDay(typed) && isoOfTyped(typed) === undefined ? calendarWords.noSuchDay(typed) : undefined
}
