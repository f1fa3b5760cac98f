import {
  Button,
  ButtonLink,
  Card,
  Code,
  Countdown,
  DataTable,
  DefinitionList,
  Disclosure,
  EmptyState,
  FailedState,
  HiddenText,
  ListIcon,
  LiveRegion,
  Muted,
  Notice,
  ProgressSteps,
  RefusalNotice,
  SelectCard,
  SkeletonDefinitions,
  SkeletonLines,
  SkeletonRows,
  StatusChip,
  SummaryFold,
  Timeline,
} from '@puente/ui'
import type { Exhibit } from './exhibit.ts'
import { samples as say } from './messages-samples.es.ts'

const rows = [
  { id: '1', to: say.name, state: say.chips.info, amount: '$100.000' },
  { id: '2', to: say.longName, state: say.chips.neutral, amount: '$12.345.678' },
]
const columns = [
  { key: 'to', header: say.tableColumns.to, cell: (row: (typeof rows)[number]) => row.to },
  { key: 'state', header: say.tableColumns.state, cell: (row: (typeof rows)[number]) => row.state },
  {
    key: 'amount',
    header: say.tableColumns.amount,
    align: 'end' as const,
    cell: (row: (typeof rows)[number]) => row.amount,
  },
]
const definitions = [
  { term: say.terms.bank, value: say.bank },
  { term: say.terms.account, value: '000123456789', action: <Button kind="text">{say.change}</Button> },
  { term: say.terms.rut, value: say.longName },
]
const inTenMinutes = Date.now() + 600_000

export const states: readonly Exhibit[] = [
  {
    name: 'EmptyState',
    show: () => [
      {
        state: 'empty',
        node: (
          <EmptyState
            icon={<ListIcon aria-hidden />}
            title={say.emptyTitle}
            message={say.emptyMessage}
            action={<ButtonLink href="#">{say.emptyAction}</ButtonLink>}
          />
        ),
      },
    ],
  },
  {
    name: 'FailedState',
    show: () => [
      {
        state: 'failing',
        node: (
          <FailedState
            title={say.failedTitle}
            message={say.failedMessage}
            detail={say.failedDetail}
            retryLabel={say.retry}
            onRetry={() => undefined}
          />
        ),
      },
    ],
  },
  { name: 'SkeletonLines', show: () => [{ state: 'loading', node: <SkeletonLines /> }] },
  {
    name: 'SkeletonDefinitions',
    show: () => [{ state: 'loading', node: <SkeletonDefinitions terms={[say.terms.bank, say.terms.rut]} /> }],
  },
  { name: 'SkeletonRows', show: () => [{ state: 'loading', node: <SkeletonRows rows={4} /> }] },
  {
    name: 'Notice',
    show: () =>
      (['info', 'ok', 'warn', 'bad'] as const).map((tone) => ({
        state: 'usual' as const,
        node: (
          <Notice tone={tone} title={say.noticeTitle}>
            {say.notice}
          </Notice>
        ),
      })),
  },
  {
    name: 'RefusalNotice',
    show: () => [
      {
        state: 'error',
        node: <RefusalNotice refusal={{ title: say.noticeTitle, message: say.notice }} />,
      },
      {
        state: 'error',
        node: <RefusalNotice title={say.section} refusal={{ title: say.noticeTitle, message: say.notice }} />,
      },
    ],
  },
  {
    name: 'Card',
    show: () => [
      {
        state: 'usual',
        node: (
          <Card title={say.section} level={3} actions={<Button kind="text">{say.change}</Button>}>
            {say.notice}
          </Card>
        ),
      },
      { state: 'usual', node: <Card tone="soft">{say.notice}</Card> },
      { state: 'usual', node: <Card tone="raised">{say.notice}</Card> },
    ],
  },
  {
    name: 'SelectCard',
    show: () => [{ state: 'long', node: <SelectCard href="#">{say.longName}</SelectCard> }],
  },
  {
    name: 'StatusChip',
    show: () =>
      (['neutral', 'info', 'ok', 'warn', 'bad'] as const).map((tone) => ({
        state: 'usual' as const,
        node: <StatusChip tone={tone}>{say.chips[tone]}</StatusChip>,
      })),
  },
  {
    name: 'DataTable',
    show: () => [
      {
        state: 'filled',
        node: (
          <DataTable
            caption={say.table}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            onOpen={() => undefined}
          />
        ),
      },
    ],
  },
  { name: 'DefinitionList', show: () => [{ state: 'long', node: <DefinitionList items={definitions} /> }] },
  {
    name: 'Timeline',
    show: () => [
      {
        state: 'usual',
        node: (
          <Timeline
            label={say.timeline}
            statusLabels={say.statusLabels}
            steps={(['done', 'now', 'problem', 'next'] as const).map((status) => ({
              key: status,
              status,
              title: say.timelineSteps[status],
              at: '24/11/2026 18:00',
              ...(status === 'now' ? { detail: say.timelineDetail } : {}),
            }))}
          />
        ),
      },
    ],
  },
  {
    name: 'ProgressSteps',
    show: () => [
      {
        state: 'usual',
        node: <ProgressSteps label={say.steps} title={say.stepTitle} current={2} total={4} />,
      },
    ],
  },
  {
    name: 'SummaryFold',
    show: () => [
      { state: 'usual', node: <SummaryFold line={say.summaryAmount}>{say.summaryTo}</SummaryFold> },
    ],
  },
  {
    name: 'Disclosure',
    show: () => [
      { state: 'usual', node: <Disclosure summary={say.why}>{say.because}</Disclosure> },
      {
        state: 'filled',
        node: (
          <Disclosure summary={say.why} defaultOpen>
            {say.because}
          </Disclosure>
        ),
      },
    ],
  },
  {
    name: 'Countdown',
    show: () => [
      { state: 'usual', node: <Countdown label={say.countdown} endsAtMs={inTenMinutes} /> },
      { state: 'filled', node: <Countdown calm label={say.countdown} endsAtMs={inTenMinutes} /> },
      { state: 'empty', node: <Countdown label={say.countdown} endsAtMs={0} over={say.countdownOver} /> },
    ],
  },
  { name: 'Code', show: () => [{ state: 'usual', node: <Code short>trf_0192f3a4b5c67890</Code> }] },
  { name: 'Muted', show: () => [{ state: 'usual', node: <Muted>{say.muted}</Muted> }] },
  {
    name: 'LiveRegion',
    show: () => [
      {
        state: 'empty',
        node: (
          <>
            <LiveRegion message={say.said} />
            <HiddenText>{say.said}</HiddenText>
          </>
        ),
      },
    ],
  },
]
