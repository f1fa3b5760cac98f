import { styled } from '@mui/material/styles'
import { orNothing } from '../../../parts/or-nothing.tsx'

const Place = styled('span')({ display: 'inline-flex', width: 21, height: 14, verticalAlign: '-1px' })

const Flag = orNothing(async () => (await import('./country-flag.ts')).Flag)

/** The flag of a country, which is loaded after the page; its place is kept. */
export const LateFlag = ({ country }: { country: string }) => (
  <Place>
    <Flag country={country} />
  </Place>
)
