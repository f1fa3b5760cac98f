import type { LocalitiesWire } from '@puente/contract/customer'
import { anyCountryName, compareNames, language } from '@puente/web'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The server names countries in Spanish, as the law does. */
const inLanguage = (found: LocalitiesWire): LocalitiesWire =>
  language === 'es'
    ? found
    : {
        ...found,
        countries: found.countries
          .map((country) => ({ ...country, name: anyCountryName(country.code) }))
          .sort((one, other) => compareNames(one.name, other.name)),
      }

/** Regions with their comunas, and countries. They change rarely, by law. */
export const localitiesQuery = queryOptions({
  queryKey: ['localities'],
  queryFn: ({ signal }) => api.listLocalities({}, { signal }).then(inLanguage),
  staleTime: 60 * 60_000,
})
