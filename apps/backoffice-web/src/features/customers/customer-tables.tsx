import type { StaffCustomer } from '@puente/contract/staff'
import { Amount, DataTable, Muted, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { Due } from '../../shell/moments/aged.tsx'
import { AuditLink } from '../../shell/navigation/audit-link.tsx'
import { RouteLink } from '../../shell/navigation/links.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { countryName, stateTones, words as transferWords } from '../transfers/words.ts'
import { useMayOpen } from '../../shell/navigation/use-may-open.ts'
import { words } from './words.ts'

type Hold = StaffCustomer['holds'][number]
type Recipient = StaffCustomer['recipients'][number]
type Thread = StaffCustomer['threads'][number]
type Transfer = StaffCustomer['transfers'][number]

const holdColumns: readonly TableColumn<Hold>[] = [
  {
    key: 'transfer',
    header: words('holds.transfer'),
    cell: (row) => (
      <RouteLink to="/transfers/$id" params={{ id: row.transferId }}>
        {row.transferReference}
      </RouteLink>
    ),
  },
  {
    key: 'class',
    header: words('holds.class'),
    cell: (row) =>
      row.reviewId === undefined ? (
        words(`holds.classes.${row.class}`)
      ) : (
        <RouteLink to="/reviews/$id" params={{ id: row.reviewId }}>
          {words('holds.review')}
        </RouteLink>
      ),
  },
  { key: 'since', header: words('holds.since'), align: 'end', cell: (row) => <Moment at={row.since} /> },
  { key: 'due', header: words('holds.due'), align: 'end', cell: (row) => <Due at={row.dueAt} /> },
]

export function HoldsTable({ holds }: { holds: readonly Hold[] }) {
  return (
    <DataTable
      caption={words('holds.caption')}
      columns={holdColumns}
      rows={holds}
      rowKey={(row) => row.transferId}
    />
  )
}

const recipientColumns: readonly TableColumn<Recipient>[] = [
  {
    key: 'name',
    header: words('recipients.name'),
    width: '40%',
    truncate: true,
    cell: (row) => (
      <RouteLink to="/recipients/$id" params={{ id: row.id }} title={row.name}>
        {row.name}
      </RouteLink>
    ),
  },
  { key: 'country', header: words('recipients.country'), cell: (row) => countryName(row.country) },
  { key: 'currency', header: words('recipients.currency'), cell: (row) => row.currency },
  {
    key: 'account',
    header: words('recipients.account'),
    align: 'end',
    cell: (row) => words('recipients.ending', { ending: row.accountEnding }),
  },
]

/** For roles that read the audit trail. */
const recipientAudit: TableColumn<Recipient> = {
  key: 'audit',
  header: words('recipients.audit'),
  align: 'end',
  cell: (row) => <AuditLink id={row.id} />,
}

export function RecipientsTable({ recipients, count }: { recipients: readonly Recipient[]; count: number }) {
  const mayAudit = useMayOpen('audit')
  if (recipients.length === 0) return <Muted>{words('recipients.none')}</Muted>
  return (
    <>
      <DataTable
        caption={words('recipients.caption')}
        columns={mayAudit ? [...recipientColumns, recipientAudit] : recipientColumns}
        rows={recipients}
        rowKey={(row) => row.id}
      />
      {count > recipients.length ? (
        <Muted>
          {words('recipients.some', { shown: format.count(recipients.length), count: format.count(count) })}
        </Muted>
      ) : null}
    </>
  )
}

const transferColumns: readonly TableColumn<Transfer>[] = [
  {
    key: 'reference',
    header: words('transfers.reference'),
    cell: (row) => (
      <RouteLink to="/transfers/$id" params={{ id: row.id }}>
        {row.reference}
      </RouteLink>
    ),
  },
  {
    key: 'state',
    header: words('transfers.state'),
    cell: (row) => (
      <StatusChip tone={stateTones[row.state]}>{transferWords(`states.${row.state}`)}</StatusChip>
    ),
  },
  {
    key: 'recipient',
    header: words('transfers.recipient'),
    width: '28%',
    truncate: true,
    cell: (row) => `${row.recipientName} · ${row.country}`,
  },
  {
    key: 'send',
    header: words('transfers.send'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.send)} currency={row.send.currency} />,
  },
  {
    key: 'receive',
    header: words('transfers.receive'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.receive)} currency={row.receive.currency} />,
  },
  {
    key: 'created',
    header: words('transfers.created'),
    align: 'end',
    cell: (row) => <Moment at={row.createdAt} />,
  },
]

export function TransfersTable({ transfers }: { transfers: readonly Transfer[] }) {
  if (transfers.length === 0) return <Muted>{words('transfers.none')}</Muted>
  return (
    <DataTable
      caption={words('transfers.caption')}
      columns={transferColumns}
      rows={transfers}
      rowKey={(row) => row.id}
    />
  )
}

const threadColumns = (mayOpen: boolean): readonly TableColumn<Thread>[] => [
  {
    key: 'folio',
    header: words('threads.folio'),
    cell: (row) =>
      mayOpen ? (
        <RouteLink to="/threads/$id" params={{ id: row.id }}>
          {row.folio}
        </RouteLink>
      ) : (
        row.folio
      ),
  },
  { key: 'kind', header: words('threads.kind'), cell: (row) => words(`threads.kinds.${row.kind}`) },
  { key: 'state', header: words('threads.state'), cell: (row) => words(`threads.states.${row.state}`) },
  { key: 'last', header: words('threads.last'), align: 'end', cell: (row) => <Moment at={row.lastAt} /> },
]

export function ThreadsTable({ threads, mayOpen }: { threads: readonly Thread[]; mayOpen: boolean }) {
  if (threads.length === 0) return <Muted>{words('threads.none')}</Muted>
  return (
    <DataTable
      caption={words('threads.caption')}
      columns={threadColumns(mayOpen)}
      rows={threads}
      rowKey={(row) => row.id}
    />
  )
}
