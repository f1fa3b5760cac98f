import type { CloseRecordWire } from '@puente/contract/staff'
import { DataTable, Muted, Section, SkeletonRows, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { shellWords } from '../../../shell/words.ts'
import { recordsQuery } from './close-queries.ts'
import { evidenceText } from './evidence-text.ts'
import { closedText, words } from './words.ts'

const columns: readonly TableColumn<CloseRecordWire>[] = [
  {
    key: 'what',
    header: words('records.what'),
    cell: ({ id, ...record }) => (
      <RouteLink to="/closes/$id" params={{ id }}>
        {closedText(record)}
      </RouteLink>
    ),
  },
  {
    key: 'red',
    header: words('records.red'),
    wrap: true,
    cell: ({ lines }) => {
      const red = lines.filter(({ state }) => state === 'missing')
      if (red.length === 0) return shellWords('empty')
      return red
        .map((line) =>
          words('records.line', { check: words(`checks.${line.check}`), evidence: evidenceText(line) }),
        )
        .join(' · ')
    },
  },
  {
    key: 'note',
    header: words('records.note'),
    wrap: true,
    cell: ({ note }) => note ?? shellWords('empty'),
  },
  {
    key: 'by',
    header: words('records.by'),
    wrap: true,
    cell: ({ by, confirmedBy }) =>
      confirmedBy === undefined ? by : words('records.two', { by, second: confirmedBy }),
  },
  {
    key: 'block',
    header: words('records.block'),
    align: 'end',
    cell: ({ blockHeight }) => format.count(Number(blockHeight)),
  },
  { key: 'at', header: words('records.at'), align: 'end', cell: ({ at }) => format.dateTime(at) },
]

/** What was recorded of each close, the latest first. */
export function Records() {
  const query = useInfiniteQuery(recordsQuery)
  const records = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Section title={words('records.title')}>
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={4} columns={6} />}>
        {() =>
          records.length === 0 ? (
            <Muted>{words('records.empty')}</Muted>
          ) : (
            <>
              <DataTable
                caption={words('records.title')}
                columns={columns}
                rows={records}
                rowKey={({ id }) => id}
              />
              <NextPage query={query}>{words('records.more')}</NextPage>
            </>
          )
        }
      </Loaded>
    </Section>
  )
}
