import { calendarWords } from './messages-calendar.es.ts'
import { isoOfTyped, looksLikeDay, typedOfIso } from './typed-date.ts'

/** The fault of a text that has the form of a day but is not in the calendar; undefined for other texts. */
export function noSuchDay(value: string): string | undefined {
  const typed = typedOfIso(value).trim()
  return looksLikeDay(typed) && isoOfTyped(typed) === undefined ? calendarWords.noSuchDay(typed) : undefined
}
