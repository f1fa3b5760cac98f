import { expect, test } from 'vitest'
import { layoutOf, moved, placedColumns, resized } from './layout.ts'
import type { ListColumn } from './list.ts'

const column = (key: string, more: { readonly atFirst?: 'hidden' } = {}): ListColumn<object> => ({
  key,
  header: key,
  cell: () => key,
  ...more,
})
const columns = [column('reference'), column('state'), column('fee', { atFirst: 'hidden' }), column('send')]
const shownKeys = (layout?: Parameters<typeof placedColumns>[1]) =>
  placedColumns(columns, layout).map(({ column: { key }, shown }) => (shown ? key : `(${key})`))

test('without a layout: the columns of the list, less those hidden at first', () =>
  expect(shownKeys()).toEqual(['reference', 'state', 'send', '(fee)']))

test('a layout: its columns in its order; unknown ones left out; the first column stays', () => {
  const layout = { columns: [{ key: 'send' }, { key: 'gone' }, { key: 'fee' }], dense: false }
  expect(shownKeys(layout)).toEqual(['reference', 'send', 'fee', '(state)'])
})

test('a moved column and a width: in the layout that is kept', () => {
  const layout = resized(layoutOf(moved(placedColumns(columns), 2, -1), true), 'send', 200)
  expect(layout).toEqual({
    columns: [{ key: 'reference' }, { key: 'send', width: 200 }, { key: 'state' }],
    dense: true,
  })
  expect(layoutOf(placedColumns(columns, layout), true)).toEqual(layout)
})
