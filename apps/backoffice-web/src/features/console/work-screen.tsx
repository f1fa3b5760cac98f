import type { QueueWire, WorkKind } from '@puente/contract/staff'
import {
  CheckIcon,
  Column,
  DataTable,
  EmptyState,
  Muted,
  PageHeading,
  Section,
  SkeletonRows,
  StatusChip,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/links.ts'
import { Moment } from '../../shell/moment.tsx'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { workQueueQuery } from '../../shell/use-waiting.ts'
import { shellWords } from '../../shell/words.ts'
import { BreaksWaiting } from '../reconciliation/breaks-waiting.tsx'
import { AgedSummary } from '../treasury/aged-summary.tsx'
import { words } from './words.ts'

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

const noRows: readonly { id: string }[] = []
const opensNothing = () => undefined

/**
 * The home screen of every role: its open work, sorted by waiting time. For treasury it also lists the oldest
 * unapplied money and the open breaks with banks.
 */
export function WorkScreen() {
  const { session } = useRouteContext({ from: '/shell' })
  const query = useQuery(workQueueQuery())
  useRowKeys(noRows, undefined, opensNothing)
  return (
    <Column width="full">
      <PageHeading title={words('work.title')} lead={words('work.lead')} />
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={6} columns={4} />}>
        {({ queues }) => <Queues queues={queues} />}
      </Loaded>
      {session.staff.role === 'treasury' ? (
        <Section title={shellWords('nouns.treasury')}>
          <AgedSummary />
        </Section>
      ) : null}
      {session.staff.role === 'treasury' ? <BreaksWaiting /> : null}
    </Column>
  )
}

function Queues({ queues }: { queues: readonly QueueWire[] }) {
  const navigate = useNavigate()
  const waiting = queues.filter(({ count }) => count > 0)
  const clear = queues.filter(({ count }) => count === 0)
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState
          icon={<CheckIcon aria-hidden />}
          title={words('work.nothing')}
          message={words('work.nothingMessage')}
        />
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
    </>
  )
}
