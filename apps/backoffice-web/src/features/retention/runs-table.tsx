import type { RetentionRunWire } from '@puente/contract/staff'
import { DataTable, EmptyState, ScaleIcon, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { shellWords } from '../../shell/words.ts'
import { keyText } from '../settings/texts/key-text.ts'
import { countText } from './classes-table.tsx'
import { words } from './words.ts'

const columns: readonly TableColumn<RetentionRunWire>[] = [
  { key: 'began', header: words('runs.began'), cell: ({ beganAt }) => format.dateTime(beganAt) },
  {
    key: 'ended',
    header: words('runs.ended'),
    cell: ({ endedAt }) => (endedAt === undefined ? words('runs.running') : format.dateTime(endedAt)),
  },
  {
    key: 'customers',
    header: words('runs.customers'),
    align: 'end',
    cell: ({ customers }) => format.count(customers),
  },
  {
    key: 'erased',
    header: words('runs.erased'),
    cell: ({ counts }) =>
      counts.length === 0 ? (
        words('runs.nothing')
      ) : (
        <div style={{ display: 'grid' }}>
          {counts.map((count) => (
            <span key={count.dataClass}>
              {words('runs.part', { name: keyText('retention', count.dataClass), count: countText(count) })}
            </span>
          ))}
        </div>
      ),
  },
  {
    key: 'failed',
    header: words('runs.failed'),
    align: 'end',
    cell: ({ failed }) =>
      failed === 0 ? shellWords('empty') : <StatusChip tone="bad">{format.count(failed)}</StatusChip>,
  },
]

/** The last nightly runs, with what each erased by class. */
export function RunsTable({ runs }: { runs: readonly RetentionRunWire[] }) {
  if (runs.length === 0)
    return (
      <EmptyState
        icon={<ScaleIcon aria-hidden />}
        title={words('runs.empty')}
        message={words('runs.emptyMessage')}
      />
    )
  return (
    <DataTable
      caption={words('runs.title')}
      columns={columns}
      rows={runs}
      rowKey={({ beganAt }) => beganAt}
    />
  )
}
