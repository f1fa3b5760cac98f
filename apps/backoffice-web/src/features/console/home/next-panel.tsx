import type { InboxItem } from '@puente/contract/staff'
import { Card, DataTable, Muted, type TableColumn } from '@puente/ui'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { addressOfCase, caseColumns, caseText } from '../inbox/inbox-case.tsx'
import { words } from '../words.ts'

const SHOWN = 12

/** The cases that the reader can act on: not those of a colleague, nor those that wait for somebody else's decision. */
export const ownNext = (items: readonly InboxItem[], staffId: string): readonly InboxItem[] =>
  items
    .filter(({ assignee, proposal }) => (assignee?.id ?? staffId) === staffId && !(proposal?.isOwn ?? false))
    .slice(0, SHOWN)

const columns: readonly TableColumn<InboxItem>[] = [
  {
    key: 'kind',
    header: words('inbox.columns.kind'),
    wrap: true,
    cell: (row) => <RouteLink to={addressOfCase(row)}>{caseText(row)}</RouteLink>,
  },
  caseColumns.about,
  caseColumns.amount,
  caseColumns.due,
]

/** The first cases of the inbox that the reader can act on, each with its page. */
export function NextPanel({ items, staffId }: { items: readonly InboxItem[]; staffId: string }) {
  const navigate = useNavigate()
  const rows = ownNext(items, staffId)
  return (
    <Card title={words('next.title')}>
      {rows.length === 0 ? (
        <Muted>{words('next.nothing')}</Muted>
      ) : (
        <>
          <DataTable
            caption={words('next.caption')}
            columns={columns}
            rows={rows}
            rowKey={({ id, kind }) => `${kind} ${id}`}
            onOpen={(row) => void navigate({ to: addressOfCase(row) })}
          />
          <p>
            <RouteLink to={paths.inbox()}>{words('next.all')}</RouteLink>
          </p>
        </>
      )}
    </Card>
  )
}
