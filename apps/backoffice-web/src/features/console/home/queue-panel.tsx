import type { QueueWire, WorkKind } from '@puente/contract/staff'
import { styled } from '@mui/material/styles'
import { Card, DataTable, Muted, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { shellWords } from '../../../shell/words.ts'
import { words } from '../words.ts'

/** The list in which each kind of work is done, filtered to what is open. */
const listOf: Readonly<Record<WorkKind, { readonly to: string; readonly search: object }>> = {
  suspense: { to: paths.suspense(), search: {} },
  refunds: { to: paths.refunds(), search: {} },
  receivables: { to: paths.receivables(), search: {} },
  stuck: { to: paths.stuckTransfers(), search: {} },
  choices: { to: paths.transfers(), search: { waiting: 'choice' } },
  reviews: { to: paths.reviews(), search: {} },
  'pending-items': { to: paths.pendingItems(), search: {} },
  applications: { to: paths.applications(), search: {} },
  'company-files': { to: paths.companyFiles(), search: {} },
  'level-applications': { to: paths.levelApplications(), search: {} },
  exposures: { to: paths.inbox(), search: { kind: 'exposures' } },
  escalations: { to: paths.escalations(), search: {} },
  restrictions: { to: paths.restrictions(), search: { review: 'due' } },
  'sender-names': { to: paths.nameRequests(), search: {} },
  documents: { to: paths.documentReviews(), search: {} },
  threads: { to: paths.threads(), search: {} },
  'data-requests': { to: paths.dataRequests(), search: {} },
  proposals: { to: paths.proposals(), search: {} },
  'overdue-money': { to: paths.treasury(), search: {} },
  'low-balances': { to: paths.positions(), search: {} },
  breaks: { to: paths.breaks(), search: {} },
}

const columns: readonly TableColumn<QueueWire>[] = [
  {
    key: 'kind',
    header: words('work.columns.kind'),
    wrap: true,
    cell: ({ kind }) => <RouteLink {...listOf[kind]}>{words(`kinds.${kind}`)}</RouteLink>,
  },
  {
    key: 'count',
    header: words('work.columns.count'),
    align: 'end',
    cell: ({ count, isMore }) =>
      isMore ? words('work.more', { count: format.count(count) }) : format.count(count),
  },
  {
    key: 'oldest',
    header: words('work.columns.oldest'),
    align: 'end',
    cell: ({ oldestAt }) => (oldestAt === undefined ? shellWords('empty') : <Moment at={oldestAt} />),
  },
  {
    key: 'late',
    header: words('work.columns.late'),
    align: 'end',
    cell: ({ late }) =>
      late === 0 ? (
        shellWords('empty')
      ) : (
        <StatusChip tone="bad">{words('work.late', { count: late })}</StatusChip>
      ),
  },
]

const Stack = styled('div')({ display: 'grid', gap: 12, '& > p': { margin: 0 } })

/** The open work of a role by kind, with its age beside its deadline. */
export function QueuePanel({ queues }: { queues: readonly QueueWire[] }) {
  const navigate = useNavigate()
  const waiting = queues.filter(({ count }) => count > 0)
  const clear = queues.filter(({ count }) => count === 0)
  return (
    <Card title={words('work.title')}>
      <Stack>
        {waiting.length === 0 ? (
          <p>{words('work.nothing')}</p>
        ) : (
          <DataTable
            caption={words('work.caption')}
            columns={columns}
            rows={waiting}
            rowKey={({ kind }) => kind}
            onOpen={({ kind }) => void navigate(listOf[kind])}
          />
        )}
        {clear.length === 0 ? null : (
          <Muted>
            {words('work.clear', { kinds: clear.map(({ kind }) => words(`kinds.${kind}`)).join(' · ') })}
          </Muted>
        )}
      </Stack>
    </Card>
  )
}
