import { auditActorName } from '@puente/contract/staff-texts'
import type { AuditEntry } from '@puente/contract/staff'
import { Code, EyeIcon, Muted } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { shellWords } from '../../shell/words.ts'
import { Act, Details, Subject } from './act.tsx'
import { outcomeText } from './details-text.ts'
import { auditFilters } from './filters.ts'
import { detailWords, words } from './words.ts'

/** The audit trail, latest act first; actor, action and subject of an act link to the trail filtered by them. */
const trail = describeList<AuditEntry>()({
  name: 'audit-entries',
  path: paths.audit(),
  filters: auditFilters,
  fields: {
    actor: { as: 'typed', label: words('fields.actor') },
    subject: { as: 'typed', label: words('fields.subject') },
    kind: {
      as: 'select',
      label: detailWords('kind'),
      any: detailWords('anyKind'),
      text: (value) => detailWords(`kinds.${value}`),
    },
    action: { as: 'typed', label: words('fields.action') },
    from: { as: 'typed', label: words('fields.from') },
    to: { as: 'typed', label: words('fields.to') },
    order: { as: 'order' },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <EyeIcon aria-hidden />,
  empty: { title: words('empty') },
  noneFound: { title: words('noneFound'), message: words('noneFoundMessage') },
  page: (query) => api.listAuditEntries({ query }),
  still: true,
  exported: {
    roles: ['officer', 'admin'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportAuditEntries({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: words('file'),
  },
  columns: [
    {
      key: 'at',
      header: words('columns.at'),
      orders: { descending: 'newest', ascending: 'oldest' },
      cell: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time>,
    },
    {
      key: 'actor',
      header: words('columns.actor'),
      wrap: true,
      cell: (row) => <Actor entry={row} />,
    },
    {
      key: 'action',
      header: words('columns.action'),
      width: '22%',
      wrap: true,
      cell: (row) => <Act entry={row} />,
    },
    {
      key: 'subject',
      header: words('columns.subject'),
      wrap: true,
      width: '18%',
      cell: (row) => <Subject entry={row} />,
    },
    {
      key: 'facts',
      header: words('columns.facts'),
      width: '22%',
      wrap: true,
      cell: (row) => <Details entry={row} />,
    },
    {
      key: 'outcome',
      header: words('columns.outcome'),
      wrap: true,
      cell: (row) => outcomeText(row.outcome),
    },
    {
      key: 'address',
      header: words('columns.address'),
      cell: (row) =>
        row.address === undefined ? <Muted>{shellWords('nothing')}</Muted> : <Code>{row.address}</Code>,
    },
  ],
})

/** Who acted. Somebody who entered had no session before: the account names them. */
function Actor({ entry: { actor, object, outcome } }: { entry: AuditEntry }) {
  const { kind, id, name = kind === 'anyone' && outcome === 'done' ? object?.name : undefined } = actor
  const text = name ?? auditActorName(kind, id)
  if (id === undefined) return <Muted>{text}</Muted>
  return (
    <RouteLink to={paths.audit()} search={{ actor: id }} title={id}>
      {text}
    </RouteLink>
  )
}

export const AuditScreen = () => <ListPage list={trail} />
