import { Button, Card, DataTable, HiddenText, PlusIcon, StatusChip, type TableColumn } from '@puente/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Faults } from './draft-part.tsx'
import { words } from './words.ts'

/** A row of a draft keeps its key however others come and go. */
export interface Drafted<Row> {
  readonly key: number
  readonly row: Row
}

export const draftedOf = <Row,>(rows: readonly Row[]): readonly Drafted<Row>[] =>
  rows.map((row, key) => ({ key, row }))

interface DraftRowsProps<Row> {
  /** The list's name in the body: its rows are 'name.0', 'name.1'. */
  name: string
  /** What a row is called: 'línea'. */
  rowName: string
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Drafted<Row>[]
  blank: Row
  faults: Faults
  onChange: (rows: readonly Drafted<Row>[]) => void
  fields: (row: Row, at: string, change: (part: Partial<Row>) => void) => ReactNode
}

/** Which row has the first fault, by its place. */
function faultyPlace(name: string, faults: Faults): number | undefined {
  const at = Object.keys(faults).find((field) => field.startsWith(`${name}.`))
  return at === undefined ? undefined : Number(at.split('.')[1])
}

/** Rows that come, go and change: a calm table, and the fields of the one row that is open. A row with a fault opens by itself. */
export function DraftRows<Row>(props: DraftRowsProps<Row>) {
  const { name, rowName, rows, blank, faults, onChange, fields } = props
  const [open, setOpen] = useState<number>()
  const [seen, setSeen] = useState(faults)
  const place = faultyPlace(name, faults)
  if (seen !== faults) {
    setSeen(faults)
    if (place !== undefined) setOpen(rows[place]?.key)
  }
  const at = rows.findIndex(({ key }) => key === open)
  const opened = rows[at]
  const title = (index: number) => words('draft.rowName', { row: rowName, number: String(index + 1) })

  function add() {
    const key = Math.max(-1, ...rows.map((one) => one.key)) + 1
    onChange([...rows, { key, row: blank }])
    setOpen(key)
  }
  return (
    <>
      {rows.length === 0 ? null : (
        <RowsTable
          {...props}
          title={title}
          onOpen={setOpen}
          onRemove={(key) => onChange(rows.filter((one) => one.key !== key))}
        />
      )}
      {opened === undefined ? null : (
        <OpenRow key={opened.key} title={title(at)} onClose={() => setOpen(undefined)}>
          {fields(opened.row, `${name}.${at}`, (part) =>
            onChange(
              rows.map((one) => (one.key === opened.key ? { ...one, row: { ...one.row, ...part } } : one)),
            ),
          )}
        </OpenRow>
      )}
      <div>
        <Button size="small" start={<PlusIcon aria-hidden />} onPress={add}>
          {words('draft.add', { row: rowName })}
        </Button>
      </div>
    </>
  )
}

interface RowsTableProps<Row> extends Pick<DraftRowsProps<Row>, 'caption' | 'columns' | 'rows'> {
  title: (index: number) => string
  onOpen: (key: number) => void
  onRemove: (key: number) => void
}

function RowsTable<Row>({ caption, columns, rows, title, onOpen, onRemove }: RowsTableProps<Row>) {
  const placed = rows.map((one, index) => ({ ...one, name: title(index) }))
  const shown: readonly TableColumn<(typeof placed)[number]>[] = [
    ...columns.map((column) => ({ ...column, cell: ({ row }: { row: Row }) => column.cell(row) })),
    {
      key: 'actions',
      header: words('draft.actions'),
      align: 'end',
      cell: ({ key, name }) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          <Button size="small" kind="text" onPress={() => onOpen(key)}>
            {words('draft.edit')}
            <HiddenText> {name}</HiddenText>
          </Button>
          <Button size="small" kind="text" onPress={() => onRemove(key)}>
            {words('draft.remove')}
            <HiddenText> {name}</HiddenText>
          </Button>
        </span>
      ),
    },
  ]
  return <DataTable caption={caption} columns={shown} rows={placed} rowKey={({ key }) => String(key)} />
}

/** The fields of one row; opening it brings the reader there. */
function OpenRow({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  return (
    <Card tone="soft">
      <div
        ref={group}
        role="group"
        aria-label={title}
        tabIndex={-1}
        style={{ display: 'grid', gap: 16, outline: 'none' }}
      >
        <StatusChip>{title}</StatusChip>
        {children}
        <div>
          <Button size="small" onPress={onClose}>
            {words('draft.close')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
