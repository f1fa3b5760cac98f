import { useQuery } from '@tanstack/react-query'
import { CountryLinks } from '../../quotes/countries/country-links.tsx'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { words } from './story-words.ts'

/** Links to the country pages. */
export function Countries() {
  const { data } = useQuery(corridorsQuery)
  return data === undefined ? null : (
    <>
      {words('countries')} <CountryLinks corridors={data.items} />
    </>
  )
}
