import countries from 'i18n-iso-countries'
import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' }
import type { Named } from './locality.ts'

countries.registerLocale(spanish)

const byName = new Intl.Collator('es-CL')

/** Every country with its ISO 3166-1 alpha-2 code, ordered by Spanish name. */
export const allCountries: readonly Named[] = Object.entries(countries.getNames('es', { select: 'official' }))
  .map(([code, name]) => ({ code, name }))
  .toSorted((one, other) => byName.compare(one.name, other.name))

/** Whether this is the code of a country. */
export const isCountry = (code: string): boolean => allCountries.some((country) => country.code === code)
