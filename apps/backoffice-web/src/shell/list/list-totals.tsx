import Box from '@mui/material/Box'
import type { ListTotals } from '@puente/contract/staff'
import { Amount, Muted } from '@puente/ui'
import { format } from '@puente/web'
import { LoadedLine } from '@puente/web/loading'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pollWhileActive } from '../attention.ts'
import { shellWords } from '../words.ts'

interface ListTotalsLineProps<Chosen> {
  /** The name of the list. */
  name: string
  chosen: Chosen
  totals: (chosen: Chosen) => Promise<ListTotals>
  /** What the sum is of, as text; by default the amounts of the rows. */
  sum?: string
}

const againMs = 30_000

/** How many rows the filters of a list match, and their sums. It keeps its height while it loads. */
export function ListTotalsLine<Chosen extends object>({
  name,
  chosen,
  totals,
  sum = shellWords('list.totals.sum'),
}: ListTotalsLineProps<Chosen>) {
  const query = useQuery({
    queryKey: [name, 'totals', chosen],
    queryFn: () => totals(chosen),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhileActive(againMs),
  })
  return (
    <Box
      role="group"
      aria-label={shellWords('list.totals.label')}
      tabIndex={0}
      sx={{ ...line, opacity: query.isPlaceholderData ? 0.6 : 1 }}
    >
      <LoadedLine query={query} failed={shellWords('list.totals.failed')}>
        {(loaded) => <Totals totals={loaded} sum={sum} />}
      </LoadedLine>
    </Box>
  )
}

function Totals({ totals: { count, isMore, sums }, sum }: { totals: ListTotals; sum: string }) {
  return (
    <>
      <span>
        {isMore
          ? shellWords('list.totals.more', { count: format.count(count) })
          : shellWords('list.totals.rows', { count })}
      </span>
      {sums.length === 0 ? null : <Muted>{sum}</Muted>}
      {sums.map((one) => (
        <Amount key={one.currency} value={format.amount(one)} currency={one.currency} strong />
      ))}
    </>
  )
}

/** One line at every width, so that nothing below it moves: sums of many currencies scroll. */
const line = {
  display: 'flex',
  columnGap: 4,
  minHeight: 24,
  alignItems: 'baseline',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
}
