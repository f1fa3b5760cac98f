import { isOverThreshold } from '@puente/contract'
import type { WaitingItemWire } from '@puente/contract/staff'
import { CheckIcon, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Due } from '../../shell/moments/aged.tsx'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { Waited } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { pendingFilters } from './filters.ts'
import { whereDecided } from './where-decided.ts'
import { words } from './words.ts'

/** Items that customers have submitted and staff must decide: blocking items first, then by waiting time. */
const waitingItems = describeList<WaitingItemWire>()({
  name: 'pending-items',
  path: paths.pendingItems(),
  filters: pendingFilters,
  fields: {
    kind: {
      as: 'select',
      label: words('filter.kind'),
      any: words('filter.any'),
      text: (kind) => words(`kinds.${kind}`),
    },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <CheckIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  noneFound: { title: words('noneFound') },
  page: (query) => api.listWaitingItems({ query }),
  exported: {
    roles: ['officer', 'admin'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportWaitingItems({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.pendingItems,
  },
  columns: [
    {
      key: 'kind',
      header: words('columns.kind'),
      cell: (row) => <RouteLink {...whereDecided(row)}>{words(`kinds.${row.kind}`)}</RouteLink>,
    },
    {
      key: 'customer',
      header: words('columns.customer'),
      width: '26%',
      truncate: true,
      cell: ({ customer }) =>
        customer === undefined ? (
          words('user')
        ) : (
          <RouteLink to="/customers/$id" params={{ id: customer.id }}>
            {customer.name}
          </RouteLink>
        ),
    },
    { key: 'harm', header: words('columns.harm'), cell: (row) => <Harm item={row} /> },
    {
      key: 'since',
      header: words('columns.since'),
      align: 'end',
      cell: (row) => <Waited since={row.waitsSince} />,
    },
    {
      key: 'due',
      header: words('columns.due'),
      align: 'end',
      cell: ({ dueAt }) => <Due at={dueAt} />,
    },
    {
      key: 'holder',
      header: words('columns.holder'),
      width: '28%',
      truncate: true,
      cell: ({ holder }) => holder ?? shellWords('empty'),
    },
  ],
})

export const PendingItemsScreen = () => <ListPage list={waitingItems} />

/** The effect of an item on its customer: it blocks now, it blocks from a date on, or it does not block. */
function Harm({ item }: { item: WaitingItemWire }) {
  const { blocks, blocksFrom } = item
  if (blocks && isOverThreshold(item)) return <StatusChip>{words('harm.over')}</StatusChip>
  if (blocks) return <StatusChip tone="warn">{words('harm.stopped')}</StatusChip>
  if (blocksFrom === undefined) return words('harm.free')
  return <StatusChip>{words('harm.soon', { date: format.date(blocksFrom) })}</StatusChip>
}
