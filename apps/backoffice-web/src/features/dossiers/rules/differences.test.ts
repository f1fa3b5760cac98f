import { expect, test } from 'vitest'
import { pairs } from './differences.ts'

interface Line {
  readonly group: string
  readonly from: number
  readonly until: number
}
const line = (group: string, from: number, until: number): Line => ({ group, from, until })
const byStart = ({ group, from }: Line) => `${group} ${from}`
const byGroup = ({ group }: Line) => group
const between = (before: readonly Line[], after: readonly Line[]) => pairs(before, after, [byStart, byGroup])

const [one, two, three] = [line('a', 1, 5), line('a', 6, 9), line('b', 1, 5)]

test.each<[string, readonly Line[], readonly Line[], object[]]>([
  ['the same rows in another order change nothing', [one, two], [{ ...two }, { ...one }], []],
  ['what came stands alone', [one], [one, three], [{ after: three }]],
  ['what went stands alone', [one, three], [one], [{ before: three }]],
  [
    'a changed row is paired with what it was, by what is closest first',
    [one, two],
    [line('a', 6, 12), line('a', 2, 5)],
    [
      { before: two, after: line('a', 6, 12) },
      { before: one, after: line('a', 2, 5) },
    ],
  ],
  ['a row twice that is there once has gone once', [one, { ...one }], [one], [{ before: one }]],
  ['rows that are in nothing alike went and came', [one], [three], [{ before: one }, { after: three }]],
])('%s', (_name, before, after, expected) => {
  expect(between(before, after)).toEqual(expected)
})
