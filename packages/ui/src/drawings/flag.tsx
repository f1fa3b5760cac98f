import { styled } from '@mui/material/styles'
import { CL, CO, DE, ES, MX, PE, US } from 'country-flag-icons/react/3x2'
import type { ComponentType, HTMLAttributes } from 'react'
import { rem, v } from '../theme/vars.ts'

// Chile and the countries of the corridors. Each flag that is named here is shipped.
const flags: Readonly<Record<string, ComponentType<HTMLAttributes<HTMLElement & SVGElement>>>> = {
  CL,
  CO,
  DE,
  ES,
  MX,
  PE,
  US,
}

const Frame = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 21,
  height: 14,
  borderRadius: 3,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${v.line}`,
  backgroundColor: v.canvas,
  color: v.inkMuted,
  fontSize: rem(9),
  fontWeight: 600,
  lineHeight: 1,
  '& svg': { display: 'block', width: '100%', height: '100%', forcedColorAdjust: 'none' },
})

/**
 * The flag of a country by its two letters, beside the country's name. A country of a corridor that was opened later has
 * its letters instead.
 */
export function Flag({ country }: { country: string }) {
  const Drawn = flags[country.toUpperCase()]
  return (
    <Frame aria-hidden data-country={country.toUpperCase()}>
      {Drawn === undefined ? country.toUpperCase() : <Drawn />}
    </Frame>
  )
}
