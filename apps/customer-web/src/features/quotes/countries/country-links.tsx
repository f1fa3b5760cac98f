import { styled } from '@mui/material/styles'
import type { CorridorWire } from '@puente/contract/customer'
import { Link } from '@puente/ui'
import { paths } from '../../../paths.ts'
import { byCountryName, countryName } from './country-names.ts'
import { LateFlag } from './late-flag.tsx'

const Links = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '4px 20px' })

const One = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 })

/** Links to the pages of the corridors' countries. */
export function CountryLinks({ corridors }: { corridors: readonly Pick<CorridorWire, 'country'>[] }) {
  const countries = [...new Set(byCountryName(corridors).map(({ country }) => country))]
  return (
    <Links>
      {countries.map((code) => (
        <One key={code}>
          <LateFlag country={code} />
          <Link href={paths.to(code)}>{countryName(code)}</Link>
        </One>
      ))}
    </Links>
  )
}
