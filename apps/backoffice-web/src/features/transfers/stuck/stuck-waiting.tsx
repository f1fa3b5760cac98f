import type { StuckTransferWire } from '@puente/contract/staff'
import { DataTable, Section, type TableColumn } from '@puente/ui'
import { createWords } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { Due } from '../../../shell/moments/aged.tsx'
import { RouteButtonLink, RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { stuckMessages } from './messages.es.ts'

const words = createWords(stuckMessages)
const OLDEST = 5

const columns: readonly TableColumn<StuckTransferWire>[] = [
  {
    key: 'reference',
    header: words('columns.reference'),
    cell: ({ id, reference }) => <RouteLink to={paths.transfer(id)}>{reference}</RouteLink>,
  },
  { key: 'why', header: words('columns.why'), wrap: true, cell: ({ why }) => words(`whys.${why}`) },
  { key: 'customer', header: words('columns.customer'), wrap: true, cell: ({ customer }) => customer.name },
  { key: 'since', header: words('columns.since'), align: 'end', cell: ({ since }) => <Moment at={since} /> },
  { key: 'due', header: words('columns.due'), align: 'end', cell: ({ dueAt }) => <Due at={dueAt} /> },
]

/** The transfers that have waited longest for an action; null when none does. */
export function StuckWaiting() {
  const { data } = useQuery({
    queryKey: ['stuck-transfers', 'oldest'],
    queryFn: () => api.listStuckTransfers({ query: { limit: OLDEST } }),
    refetchInterval: pollWhileActive(30_000),
  })
  const navigate = useNavigate()
  if (data === undefined || data.items.length === 0) return null
  return (
    <Section title={words('title')}>
      <DataTable
        caption={words('caption')}
        columns={columns}
        rows={data.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: paths.transfer(id) })}
      />
      <RouteButtonLink to={paths.stuckTransfers()} style={{ justifySelf: 'start' }}>
        {words('seeAll')}
      </RouteButtonLink>
    </Section>
  )
}
