import type { AuditEntry } from '@puente/contract/staff'
import { Code, EyeIcon, Muted } from '@puente/ui'
import { format } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { CopyId, shortId } from '../../shell/copy-id.tsx'
import { RouteLink } from '../../shell/links.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { mayOpen } from '../../shell/nouns.ts'
import { shellWords } from '../../shell/words.ts'
import { addressOf, nounOf } from '../../shell/address-of.ts'
import { auditFilters } from './filters.ts'
import { actionText, words } from './words.ts'

/**
 * The audit trail, latest entry first; actor, action and subject of an entry link to the trail filtered by
 * them.
 */
const trail = describeList<AuditEntry>()({
  name: 'audit-entries',
  path: paths.audit(),
  filters: auditFilters,
  fields: {
    actor: { as: 'typed', label: words('fields.actor') },
    action: { as: 'typed', label: words('fields.action') },
    subject: { as: 'typed', label: words('fields.subject') },
    from: { as: 'typed', label: words('fields.from') },
    to: { as: 'typed', label: words('fields.to') },
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
    file: (query) => api.exportAuditEntries({ query: { format: 'csv', ...query } }),
    fileName: words('file'),
  },
  columns: [
    {
      key: 'at',
      header: words('columns.at'),
      cell: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time>,
    },
    {
      key: 'actor',
      header: words('columns.actor'),
      wrap: true,
      cell: (row) => <Actor actor={row.actor} />,
    },
    {
      key: 'action',
      header: words('columns.action'),
      width: '24%',
      wrap: true,
      cell: (row) => (
        <RouteLink to={paths.audit()} search={{ action: row.action }} title={row.action}>
          {actionText(row.action)}
        </RouteLink>
      ),
    },
    { key: 'subject', header: words('columns.subject'), cell: (row) => <Subject subject={row.subject} /> },
    {
      key: 'outcome',
      header: words('columns.outcome'),
      wrap: true,
      cell: (row) => (row.outcome === 'done' ? words('done') : <Code>{row.outcome}</Code>),
    },
    {
      key: 'address',
      header: words('columns.address'),
      cell: (row) => (row.address === undefined ? shellWords('empty') : <Code>{row.address}</Code>),
    },
    {
      key: 'facts',
      header: words('columns.facts'),
      width: '16%',
      truncate: true,
      cell: (row) =>
        row.facts.length === 0
          ? shellWords('empty')
          : row.facts.map(({ name, value }) => `${name}: ${value}`).join(' · '),
    },
  ],
})

function Actor({ actor: { kind, id, name } }: Pick<AuditEntry, 'actor'>) {
  if (id === undefined) return <Muted>{words(`actors.${kind}`, { name: '' })}</Muted>
  const said =
    name ??
    (kind === 'customer'
      ? `${words('actors.customer')} ${shortId(id)}`
      : words(`actors.${kind}`, { name: id }))
  return (
    <RouteLink to={paths.audit()} search={{ actor: id }} title={id}>
      {said}
    </RouteLink>
  )
}

function Subject({ subject }: Pick<AuditEntry, 'subject'>) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  if (subject === undefined) return shellWords('empty')
  const noun = nounOf(subject)
  const to = noun !== undefined && mayOpen(role, noun) ? addressOf(subject) : undefined
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <CopyId id={subject} />
      {to === undefined ? null : (
        <RouteLink to={to} title={subject}>
          {words('open')}
        </RouteLink>
      )}
    </span>
  )
}

export const AuditScreen = () => <ListPage list={trail} />
