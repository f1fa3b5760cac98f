// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { DataTable } from './data-table.tsx'

interface Row {
  readonly id: string
  readonly amount: string
}
const rows: readonly Row[] = [
  { id: 'PU1', amount: '$1.000' },
  { id: 'PU2', amount: '$2.000' },
]
const columns = [
  { key: 'id', header: 'Referencia', cell: ({ id }: Row) => id },
  { key: 'amount', header: 'Monto', align: 'end' as const, cell: ({ amount }: Row) => amount },
]
const common = { caption: 'Pagos', columns, rows, rowKey: ({ id }: Row) => id }

test('a column with an order: its head says it and sorts; another head is no button', async () => {
  const onSort = vi.fn()
  const sorting = {
    columns: new Set(['amount']),
    current: { key: 'amount', direction: 'descending' as const },
    onSort,
  }
  show(<DataTable {...common} sorting={sorting} />)
  expect(screen.getByRole('columnheader', { name: /Monto/ }).getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: /Monto/ }))
  expect(onSort.mock.calls).toEqual([['amount']])
  expect(screen.queryByRole('button', { name: /Referencia/ })).toBeNull()
})

test('the edge of a head: arrow keys set the width of the column within bounds', async () => {
  const onResize = vi.fn()
  show(<DataTable {...common} resizing={{ label: (header) => `Ancho de ${header}`, onResize }} />)
  screen.getByRole('separator', { name: 'Ancho de Monto' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}x')
  // Without a layout engine the column is 0 px wide, so both steps end at the least width.
  expect(onResize.mock.calls).toEqual([
    ['amount', 48],
    ['amount', 48],
  ])
})

test('a selected row: its box and that of all rows; a press on a box does not open the row', async () => {
  const [onToggle, onToggleAll, onOpen] = [vi.fn(), vi.fn(), vi.fn()]
  const selection = {
    label: 'Seleccionar fila',
    labelAll: 'Seleccionar todas',
    isSelected: ({ id }: Row) => id === 'PU1',
    onToggle,
    all: 'some' as const,
    onToggleAll,
  }
  show(<DataTable {...common} selection={selection} onOpen={onOpen} />)
  const [all, first, second] = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect([all?.indeterminate, first?.checked, second?.checked]).toEqual([true, true, false])
  await userEvent.click(second as HTMLElement)
  await userEvent.click(all as HTMLElement)
  expect([onToggle.mock.calls, onToggleAll.mock.calls.length]).toEqual([[[rows[1]]], 1])
  expect(onOpen).not.toHaveBeenCalled()
})

test.each([
  { whole: 900, tight: 900, fit: undefined },
  { whole: 1200, tight: 1000, fit: 'tight' },
  { whole: 1200, tight: 1100, fit: 'scrolls' },
])(
  'a room of 1,000 px, a table of $whole px and $tight px with texts truncated: $fit',
  ({ whole, tight, fit }) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return this.closest('[data-fit]') === null ? whole : tight
    })
    show(<DataTable {...common} />)
    expect(screen.getByRole('table').closest<HTMLElement>('[data-fit]')?.dataset['fit']).toBe(fit)
    vi.restoreAllMocks()
  },
)

test('another page of rows: the rows that were shown are not rendered again', () => {
  const cell = vi.fn(({ id }: Row) => id)
  const table = (shown: readonly Row[]) => (
    <DataTable {...common} columns={onlyReference} rows={shown} onOpen={() => undefined} />
  )
  const onlyReference = [{ key: 'id', header: 'Referencia', cell }]
  const { rerender } = show(table(rows))
  cell.mockClear()
  rerender(table([...rows, { id: 'PU3', amount: '$3.000' }]))
  expect(cell.mock.calls).toEqual([[{ id: 'PU3', amount: '$3.000' }]])
})
