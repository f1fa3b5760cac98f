import type { DifferenceWire, SendingWire } from '@puente/contract/staff'
import {
  Checkbox,
  DataTable,
  EmptyState,
  Muted,
  ScaleIcon,
  Section,
  StatusChip,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

interface DifferencesTableProps {
  sending: SendingWire
  chosen: ReadonlySet<string>
  /** Undefined when the reader may not explain differences now. */
  onChoose?: ((chosen: ReadonlySet<string>) => void) | undefined
}

/** Instructions that a partner lists and the books have not sent; unexplained ones first. */
export function DifferencesTable({ sending, chosen, onChoose }: DifferencesTableProps) {
  const { differences, unexplained, total } = sending
  const missing = differences.filter(({ explained }) => explained === undefined).map(({ id }) => id)
  return (
    <Section title={words('differences')}>
      {differences.length === 0 ? (
        <EmptyState icon={<ScaleIcon aria-hidden />} title={words('empty')} message={words('emptyMessage')} />
      ) : (
        <>
          <Muted>{words('counts', { unexplained })}</Muted>
          {total > differences.length ? (
            <Muted>{words('shown', { shown: String(differences.length), total: String(total) })}</Muted>
          ) : null}
          {onChoose === undefined || missing.length === 0 ? null : (
            <Checkbox
              name="all"
              label={words('chooseAll')}
              checked={missing.every((id) => chosen.has(id))}
              onChange={(event) => onChoose(new Set(event.target.checked ? missing : []))}
            />
          )}
          <DataTable
            caption={words('differences')}
            columns={onChoose === undefined ? columns : [choosing(chosen, onChoose), ...columns]}
            rows={differences}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </Section>
  )
}

const choosing = (
  chosen: ReadonlySet<string>,
  onChoose: (chosen: ReadonlySet<string>) => void,
): TableColumn<DifferenceWire> => ({
  key: 'choose',
  header: words('columns.choose'),
  width: 64,
  cell: ({ id, kind, reference }) => (
    <input
      type="checkbox"
      aria-label={words('choose', { what: words(`kinds.${kind}`), reference })}
      checked={chosen.has(id)}
      style={{ width: 20, height: 20, margin: 0 }}
      onChange={(event) => {
        const next = new Set(chosen)
        if (event.target.checked) next.add(id)
        else next.delete(id)
        onChoose(next)
      }}
    />
  ),
})

const columns: readonly TableColumn<DifferenceWire>[] = [
  {
    key: 'what',
    header: words('columns.what'),
    cell: ({ kind, standing }) => (
      <span>
        {words(`kinds.${kind}`)}
        <Muted>{words(`standings.${standing}`)}</Muted>
      </span>
    ),
  },
  {
    key: 'amount',
    header: words('columns.amount'),
    align: 'end',
    cell: ({ amount }) => format.money(amount),
  },
  { key: 'about', header: words('columns.about'), cell: ({ about, partnerId }) => about ?? partnerId },
  { key: 'status', header: words('columns.status'), cell: ({ status }) => status },
  { key: 'at', header: words('columns.at'), cell: ({ orderedAt }) => format.dateTime(orderedAt) },
  {
    key: 'explained',
    header: words('columns.explained'),
    cell: ({ explained }) =>
      explained === undefined ? (
        <StatusChip tone="warn">{words('unexplained')}</StatusChip>
      ) : (
        <span>
          {words(`explanations.${explained.explanation}`)}
          <Muted>{`${explained.by === '' ? words('byCommand') : explained.by}: ${explained.note}`}</Muted>
        </span>
      ),
  },
]
