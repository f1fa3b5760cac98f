import { DataTable, Muted, type TableColumn } from '@puente/ui'
import { Wrapped } from '../wrapped.tsx'
import type { Change } from './differences.ts'
import { words } from './words.ts'

const columns: readonly TableColumn<Change>[] = [
  { key: 'what', header: words('draft.what'), width: '24%', cell: ({ what }) => what },
  {
    key: 'before',
    header: words('draft.before'),
    width: '38%',
    cell: ({ before }) => (
      <Wrapped>
        {before === undefined ? <Muted>{words('draft.wasNot')}</Muted> : <Muted as="del">{before}</Muted>}
      </Wrapped>
    ),
  },
  {
    key: 'after',
    header: words('draft.after'),
    width: '38%',
    cell: ({ after }) => (
      <Wrapped>
        {after === undefined ? <Muted>{words('draft.isGone')}</Muted> : <strong>{after}</strong>}
      </Wrapped>
    ),
  },
]

/** What changes, old beside new. */
export const DifferencesTable = ({ changes }: { changes: readonly Change[] }) => (
  <DataTable caption={words('draft.caption')} columns={columns} rows={changes} rowKey={({ key }) => key} />
)
