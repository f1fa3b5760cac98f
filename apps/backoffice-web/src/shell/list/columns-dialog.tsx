import Box from '@mui/material/Box'
import type { ListLayout } from '@puente/contract/staff'
import { Button, Checkbox, Dialog } from '@puente/ui'
import { useState } from 'react'
import { shellWords } from '../words.ts'
import { layoutOf, moved, type Placed } from './layout.ts'

interface ColumnsDialogProps<Row> {
  /** The key of the column that always shows. */
  first: string
  placed: readonly Placed<Row>[]
  dense: boolean
  onChange: (layout: ListLayout | undefined) => void
}

/** The button "Columnas", and a dialog that shows, hides and moves columns and sets the height of rows. */
export function ColumnsDialog<Row>({ first, placed, dense, onChange }: ColumnsDialogProps<Row>) {
  const [open, setOpen] = useState(false)
  const change = (next: readonly Placed<Row>[], denseNext = dense) => onChange(layoutOf(next, denseNext))
  const shownCount = placed.filter(({ shown }) => shown).length
  const firstAt = placed.findIndex(({ column }) => column.key === first)
  const show = (at: number, shown: boolean) =>
    change(placed.map((one, index) => (index === at ? { ...one, shown } : one)))
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {shellWords('list.columns')}
      </Button>
      <Dialog
        open={open}
        title={shellWords('list.columns')}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="primary" onPress={() => setOpen(false)}>
              {shellWords('list.columnsDone')}
            </Button>
            <Button onPress={() => onChange(undefined)}>{shellWords('list.columnsReset')}</Button>
          </>
        }
      >
        <Box component="ul" sx={rows}>
          {placed.map(({ column: { key, header }, shown }, at) => (
            <Box component="li" key={key} sx={row}>
              <Checkbox
                name={key}
                label={header}
                checked={shown}
                disabled={at === firstAt}
                onChange={(event) => show(at, event.target.checked)}
              />
              {shown ? (
                <MoveButtons
                  header={header}
                  onUp={at === 0 ? undefined : () => change(moved(placed, at, -1))}
                  onDown={at === shownCount - 1 ? undefined : () => change(moved(placed, at, 1))}
                />
              ) : null}
            </Box>
          ))}
        </Box>
        <Checkbox
          name="dense"
          label={shellWords('list.dense')}
          checked={dense}
          onChange={(event) => change(placed, event.target.checked)}
        />
      </Dialog>
    </>
  )
}

const rows = { display: 'grid', gap: 0.5, listStyle: 'none', margin: '0 0 16px', padding: 0 }
const row = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 4, minHeight: 36 }

interface MoveButtonsProps {
  header: string
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function MoveButtons({ header, onUp, onDown }: MoveButtonsProps) {
  return (
    <Box sx={{ display: 'flex', alignSelf: 'start', fontSize: '1rem' }}>
      <Button
        kind="text"
        style={{ minWidth: 36, minHeight: 32 }}
        aria-label={shellWords('list.columnUp', { column: header })}
        disabled={onUp === undefined}
        onPress={onUp}
      >
        ↑
      </Button>
      <Button
        kind="text"
        style={{ minWidth: 36, minHeight: 32 }}
        aria-label={shellWords('list.columnDown', { column: header })}
        disabled={onDown === undefined}
        onPress={onDown}
      >
        ↓
      </Button>
    </Box>
  )
}
