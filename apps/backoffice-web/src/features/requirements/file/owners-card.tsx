import { Card, DataTable, Muted, Notice, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { words as documentWords } from '../../documents/words.ts'
import { besides, type OwnerComparison, type OwnersComparison } from './owners-beside.ts'
import { words } from './words.ts'

const shareText = (bps: number | undefined): string =>
  bps === undefined ? words('owners.none') : format.percent(bps)

const columnsOf = (read: OwnersComparison['read']): readonly TableColumn<OwnerComparison>[] => [
  {
    key: 'owner',
    header: words('owners.owner'),
    width: '38%',
    cell: ({ name, number }) => (
      <span>
        {name} <Muted>{number}</Muted>
      </span>
    ),
  },
  {
    key: 'declared',
    header: words('owners.declared'),
    align: 'end',
    cell: ({ declaredBps }) => shareText(declaredBps),
  },
  ...(read === undefined
    ? []
    : ([
        {
          key: 'read',
          header: words('owners.read', { paper: documentWords(`kinds.${read.paper}`) }),
          align: 'end',
          cell: ({ readBps }) => shareText(readBps),
        },
        {
          key: 'difference',
          header: words('owners.difference'),
          cell: ({ difference }) =>
            difference === undefined ? (
              words('owners.none')
            ) : (
              <StatusChip tone="bad">{words(`owners.differences.${difference}`)}</StatusChip>
            ),
        },
      ] as const satisfies readonly TableColumn<OwnerComparison>[])),
]

/** The owners that a company declared, next to those named in its documents. */
export function OwnersCard({ comparison }: { comparison: OwnersComparison }) {
  const { declared, read, matches } = comparison
  if (declared.length === 0 && read === undefined) return null
  return (
    <Card title={words('owners.title')} level={3}>
      <div style={{ display: 'grid', gap: 12 }}>
        {read === undefined ? (
          <Muted>{words('owners.unread')}</Muted>
        ) : (
          <Notice tone={matches ? 'ok' : 'warn'}>
            {words(matches ? 'owners.matches' : 'owners.differs')}
          </Notice>
        )}
        <DataTable
          caption={words('owners.caption')}
          columns={columnsOf(read)}
          rows={besides(comparison)}
          rowKey={({ number }) => number}
        />
      </div>
    </Card>
  )
}
