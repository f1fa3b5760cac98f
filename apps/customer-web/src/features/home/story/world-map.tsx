import { styled } from '@mui/material/styles'
import { v } from '@puente/ui'
import { chile, land, placeOf, wayTo } from './map-shapes.ts'

const Frame = styled('svg')({ display: 'block', width: '100%', height: 'auto', maxWidth: 420 })

/** Chile and the countries of the destinations, with a line to each that has a place on the map. */
export function WorldMap({ countries }: { countries: readonly string[] }) {
  const places = [...new Set(countries)].map(placeOf).filter((place) => place !== undefined)
  return (
    <Frame viewBox="0 0 300 240" aria-hidden data-drawing>
      <path d={land} fill={v.primarySoft} stroke={v.line} strokeLinejoin="round" />
      <g fill="none" stroke={v.primary} strokeWidth="1.5" strokeLinecap="round">
        {places.map((place) => (
          <path key={place.join()} d={wayTo(place)} />
        ))}
      </g>
      {places.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill={v.surface} stroke={v.primary} strokeWidth="2" />
      ))}
      <circle cx={chile[0]} cy={chile[1]} r="5.5" fill={v.accent} stroke={v.onAccent} strokeWidth="1.5" />
    </Frame>
  )
}
