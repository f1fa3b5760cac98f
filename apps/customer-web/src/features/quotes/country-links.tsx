import { styled } from '@mui/material/styles'
import type { CorridorWire } from '@puente/contract/customer'
import { Link } from '@puente/ui'
import { paths } from '../../paths.ts'
import { byCountryName, countryName } from './country-names.ts'

const Links = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '4px 20px' })

/** Links to the pages of the corridors' countries. */
export function CountryLinks({ corridors }: { corridors: readonly Pick<CorridorWire, 'country'>[] }) {
  const countries = [...new Set(byCountryName(corridors).map(({ country }) => country))]
  return (
    <Links>
      {countries.map((code) => (
        <Link key={code} href={paths.to(code)}>
          {countryName(code)}
        </Link>
      ))}
    </Links>
  )
}
