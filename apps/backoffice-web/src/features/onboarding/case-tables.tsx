import type { StaffApplication } from '@puente/contract/staff'
import { Code, DataTable, Muted, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { Moment } from '../../shell/moments/moment.tsx'
import { words } from './words.ts'

type Attempt = StaffApplication['attempts'][number]
type Hit = StaffApplication['hits'][number]

const attemptColumns: readonly TableColumn<Attempt>[] = [
  {
    key: 'result',
    header: words('attempts.result'),
    cell: (row) => words(`attempts.results.${row.result}`),
  },
  { key: 'at', header: words('attempts.at'), align: 'end', cell: (row) => <Moment at={row.at} /> },
]

export function AttemptsTable({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return <Muted>{words('attempts.none')}</Muted>
  return (
    <DataTable
      caption={words('attempts.caption')}
      columns={attemptColumns}
      rows={attempts}
      rowKey={(row) => row.at}
    />
  )
}

const hitColumns: readonly TableColumn<Hit>[] = [
  { key: 'listed', header: words('hits.listed'), cell: (row) => row.listedName },
  { key: 'screened', header: words('hits.screened'), cell: (row) => row.screenedName },
  { key: 'score', header: words('hits.score'), align: 'end', cell: (row) => format.percent(row.scoreBps) },
  { key: 'list', header: words('hits.list'), cell: (row) => row.list },
  { key: 'entry', header: words('hits.entry'), cell: (row) => <Code>{row.entryId}</Code> },
  { key: 'version', header: words('hits.version'), cell: (row) => <Code>{row.listVersion}</Code> },
]

export function HitsTable({ hits }: { hits: readonly Hit[] }) {
  return (
    <DataTable
      caption={words('hits.caption')}
      columns={hitColumns}
      rows={hits}
      rowKey={(row) => `${row.list} ${row.entryId}`}
    />
  )
}
