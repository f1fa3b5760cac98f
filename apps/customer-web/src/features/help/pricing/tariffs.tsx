import type { CorridorWire } from '@puente/contract/customer'
import { Muted, SkeletonLines, Text } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { countryName } from '../../quotes/countries/country-names.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { tariffsQuery } from './pricing-queries.ts'
import { groupsOf, type TariffGroup } from './tariff-groups.ts'
import { words } from './words.ts'

/** The parts of the price with the figures in force; one block when all tariffs are equal. */
export function Tariffs() {
  const tariffs = useQuery(tariffsQuery)
  const corridors = useQuery(corridorsQuery).data?.items ?? []
  return (
    <Text>
      <p>{words('how.inside')}</p>
      <Loaded query={tariffs} failed={words('how.failed')} skeleton={<SkeletonLines lines={3} />}>
        {({ items }) =>
          groupsOf(items).map((group, _, { length }) => (
            <Tariff
              key={`${group.tariff.corridorId} ${group.tariff.kind}`}
              group={group}
              heading={length === 1 ? undefined : headingOf(group, corridors)}
            />
          ))
        }
      </Loaded>
      <p>{words('how.total')}</p>
    </Text>
  )
}

function Tariff({ group: { tariff }, heading }: { group: TariffGroup; heading: string | undefined }) {
  const { fee, spreadBps } = tariff
  return (
    <>
      {heading === undefined ? null : <Muted>{heading}</Muted>}
      <ul>
        <li>
          {words('how.fee', {
            fixed: format.amount(fee.fixed),
            percent: format.percent(fee.bps),
            iva: String(fee.ivaPercent),
          })}
        </li>
        <li>{words('how.spread', { percent: format.percent(spreadBps) })}</li>
      </ul>
    </>
  )
}

/** The heading of a tariff group: 'Personas, envíos a México'. */
function headingOf({ members }: TariffGroup, corridors: readonly CorridorWire[]): string {
  const kinds = [...new Set(members.map(({ kind }) => kind))]
  const kind = kinds.map((one) => words(one === 'person' ? 'how.forPersons' : 'how.forCompanies')).join(', ')
  const countries = new Set(
    corridors
      .filter(({ id }) => members.some(({ corridorId }) => corridorId === id))
      .map(({ country }) => countryName(country)),
  )
  return words('how.forCorridor', { kind, country: [...countries].join(', ') })
}
