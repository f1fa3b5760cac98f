import type { QueryArrayResult } from 'pg'
import { expect, test } from 'vitest'
import { camelCased } from './camel-cased.ts'
import { allPresent, fromStored, present } from './present.ts'

const result = (names: readonly string[], ...rows: unknown[][]) =>
  ({ fields: names.map((name) => ({ name })), rows }) as QueryArrayResult<unknown[]>

test('rows of a transaction: columns in camelCase, nulls kept, each row its own', () => {
  const rows = camelCased(
    result(['id', 'due_at', 'side_2', 'alreadyCamel'], [1, null, 'a', true], [2, 3, 'b', false]),
  )
  expect(rows).toEqual([
    { id: 1, dueAt: null, side2: 'a', alreadyCamel: true },
    { id: 2, dueAt: 3, side2: 'b', alreadyCamel: false },
  ])
})

test('a row without columns: an empty object', () => {
  expect(camelCased(result([], []))).toEqual([{}])
})

test('a stored value: undefined for each null; other falsy values and the row itself unchanged', () => {
  const row = { id: '', dueAt: null, count: 0, isOpen: false }
  expect(fromStored(row)).toStrictEqual({ id: '', dueAt: undefined, count: 0, isOpen: false })
  expect(row.dueAt).toBeNull()
})

test('columns that are filled together: all of them, or undefined when one is null', () => {
  expect(allPresent({ type: 'a', end: 0 })).toEqual({ type: 'a', end: 0 })
  expect(allPresent({ type: 'a', end: null })).toBeUndefined()
})

test('a column that is null where it must not be: throws with its name', () => {
  expect(present(0, 'item.count')).toBe(0)
  expect(() => present(null, 'item.count')).toThrow('item.count is null')
})
