import { styled } from '@mui/material/styles'
import { Amount, DefinitionList, Muted, SkeletonDefinitions } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { taxMonthQuery } from './queries.ts'
import { words } from './words.ts'

const Sums = styled('div')({ maxWidth: 420 })

/** The totals of the month in the books. */
export function TaxMonth({ month }: { month: string }) {
  const query = useQuery(taxMonthQuery(month))
  return (
    <Loaded level={2} query={query} skeleton={<Loading />}>
      {({ netMinor, ivaMinor, totalMinor, until }) => (
        <>
          <Sums>
            <DefinitionList
              items={[
                { term: words('totals.net'), value: <Pesos minor={netMinor} /> },
                { term: words('totals.iva'), value: <Pesos minor={ivaMinor} /> },
                { term: words('totals.total'), value: <Pesos minor={totalMinor} strong /> },
              ]}
            />
          </Sums>
          <Muted>{words('books', { until: format.dateTime(until) })}</Muted>
        </>
      )}
    </Loaded>
  )
}

const Loading = () => (
  <>
    <Sums>
      <SkeletonDefinitions terms={[words('totals.net'), words('totals.iva'), words('totals.total')]} />
    </Sums>
    <Muted>{'\u00a0'}</Muted>
  </>
)

const Pesos = ({ minor, strong = false }: { minor: string; strong?: boolean }) => (
  <Amount value={format.clp(minor)} currency="CLP" strong={strong} />
)
