import { namesLocale, ownNames } from './messages-language.es.ts'
import { otherNames } from './messages-other-names.es.ts'
import { countryName } from './names.ts'

// A module of its own: the entry chunk needs none of these.
const currencies = new Intl.DisplayNames(namesLocale, { type: 'currency' })

/** 'peso mexicano' from 'MXN', in the language of the page. */
export const currencyName = (code: string): string => otherNames[code] ?? currencies.of(code) ?? code

/** The name of any country, for lists of all countries. */
export const anyCountryName = (code: string): string => otherNames[code] ?? countryName(code)

const own = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => ownNames[word] ?? otherNames[word] ?? word)

/** 'noviembre de 2026' from '2026-11'. */
export const monthName = (month: string): string =>
  own(
    new Intl.DateTimeFormat(namesLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    ),
  )

/** 'Ana Díaz, Beto Ruiz y Inés Soto', or 'o' for a disjunction. The names themselves stay as they are. */
export const listOfNames = (
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string =>
  new Intl.ListFormat(namesLocale, { type })
    .formatToParts(names)
    .map((part) => (part.type === 'literal' ? own(part.value) : part.value))
    .join('')
