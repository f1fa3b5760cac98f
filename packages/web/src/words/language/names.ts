import { namesLocale, ownNames } from './messages-language.es.ts'

const countries = new Intl.DisplayNames(namesLocale, { type: 'region' })

/** 'Estados Unidos' from 'US', in the language of the page. */
export const countryName = (code: string): string => ownNames[code] ?? countries.of(code) ?? code

/** Compares names in the order of the page's language. */
export const compareNames = (one: string, other: string): number => one.localeCompare(other, namesLocale)

const days = new Intl.DateTimeFormat(namesLocale, {
  timeZone: 'America/Santiago',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** The weekday, day and month of an instant in Chile: 'martes', '24', 'noviembre'. */
export function dayNames(at: string): { weekday?: string; day?: string; month?: string } {
  return Object.fromEntries(
    days.formatToParts(Date.parse(at)).map(({ type, value }) => [type, ownNames[value] ?? value]),
  )
}
