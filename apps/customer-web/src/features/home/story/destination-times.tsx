import { styled } from '@mui/material/styles'
import type { CorridorWire, UsualTimeWire } from '@puente/contract/customer'
import { from, Link, Muted, rem, Section, v } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { countryName } from '../../quotes/countries/country-names.ts'
import { LateFlag } from '../../quotes/countries/late-flag.tsx'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { durationWords } from '../../../parts/times/duration-words.ts'
import { usualTimesQuery } from './story-queries.ts'
import { words } from './story-words.ts'
import { WorldMap } from './world-map.tsx'

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'center',
  [from.md]: { gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)', gap: 48 },
})
const Times = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '21px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '12px 0',
    borderBottom: `1px solid ${v.line}`,
  },
  '& > li:last-of-type': { borderBottom: 0 },
  '& p': { gridColumn: 2, margin: 0, fontSize: rem(15), color: v.inkMuted },
  '& strong': { color: v.ink, fontWeight: 600 },
})

type Destination = UsualTimeWire & Pick<CorridorWire, 'country'>

/** The destinations with measured delivery times, on a map. Renders nothing while no corridor has enough deliveries. */
export function DestinationTimes() {
  const corridors = useQuery(corridorsQuery).data?.items ?? []
  const times = useQuery(usualTimesQuery).data?.items ?? []
  const destinations = corridors.flatMap(({ id, country }): Destination[] => {
    const time = times.find(({ corridorId }) => corridorId === id)
    return time === undefined ? [] : [{ ...time, country }]
  })
  if (destinations.length === 0) return null
  return (
    <Section title={words('times.title')}>
      <Sides>
        <WorldMap countries={destinations.map(({ country }) => country)} />
        <div>
          <Times>
            {destinations.map(({ corridorId, country, halfWithinMinutes, mostWithinMinutes }) => (
              <li key={corridorId}>
                <LateFlag country={country} />
                <Link href={paths.to(country)}>{countryName(country)}</Link>
                <p>
                  <strong>{words('times.half', { time: durationWords(halfWithinMinutes) })}</strong>{' '}
                  {words('times.most', { time: durationWords(mostWithinMinutes) })}
                </p>
              </li>
            ))}
          </Times>
          <Muted>{words('times.source')}</Muted>
        </div>
      </Sides>
    </Section>
  )
}
