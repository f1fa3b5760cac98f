import { expect, test, vi } from 'vitest'
import { oneOf } from './filters.ts'
import type { ListColumn } from './list.ts'
import { sortingOf } from './order.ts'

const cell = () => ''
const columns: [ListColumn<{ id: string }>, ...ListColumn<{ id: string }>[]] = [
  { key: 'reference', header: 'Referencia', cell },
  { key: 'send', header: 'Envía', cell, orders: { descending: 'largest', ascending: 'smallest' } },
  { key: 'created', header: 'Fecha', cell, orders: { descending: 'newest', ascending: 'oldest' } },
]
const filters = { order: oneOf(['newest', 'oldest', 'largest', 'smallest']) }

test.each([
  [undefined, 'created descending', 'created', 'oldest'],
  ['oldest', 'created ascending', 'created', undefined],
  [undefined, 'created descending', 'send', 'largest'],
  ['largest', 'send descending', 'send', 'smallest'],
  ['smallest', 'send ascending', 'created', undefined],
])('in the order %s the table shows %s; a press on %s asks for %s', (order, current, pressed, asked) => {
  const show = vi.fn()
  const sorting = sortingOf({ columns, filters }, order === undefined ? {} : { order }, show)
  expect(`${sorting?.current?.key} ${sorting?.current?.direction}`).toBe(current)
  sorting?.onSort(pressed)
  expect(show.mock.calls).toEqual([[asked]])
})

test('a list with one order: no sorting', () =>
  expect(sortingOf({ columns, filters: {} }, {}, vi.fn())).toBeUndefined())
