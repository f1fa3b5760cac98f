import { expect, test } from 'vitest'
import { day, oneOf, typed } from './filters.ts'
import { filtersOf, keptFilters, nameable } from './views.ts'

const filters = {
  state: oneOf(['open', 'closed']),
  olderThanDays: oneOf([1, 3]),
  from: day(),
  search: typed(),
}
const view = {
  id: 'lvw_1',
  name: 'Cerradas',
  shared: false,
  mine: true,
  owner: 'Ana Demo',
  changedAt: '2026-11-27T12:00:00Z',
}

test('typed text: never kept in a view', () => {
  const chosen = { search: '11.222.333-9', state: 'open', from: '2026-11-01', olderThanDays: 3 } as const
  expect(keptFilters(nameable(filters, chosen))).toEqual({
    state: 'open',
    from: '2026-11-01',
    olderThanDays: '3',
  })
})

test('a view: its filters as the list has them now', () => {
  const kept = { state: 'gone', olderThanDays: '3', from: '2026-11-01', other: 'x' }
  expect(filtersOf(filters, { ...view, filters: kept })).toEqual({ olderThanDays: 3, from: '2026-11-01' })
})
