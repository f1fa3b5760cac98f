import { describe, expect, test } from 'vitest'
import { judge, type Covered, type IdentifiedLine } from './control.ts'

const line = (identity: string, day: string, amount: number): IdentifiedLine => ({
  identity,
  day,
  amountMinor: BigInt(amount),
})
const statement = (fromDay: string, toDay: string, opening: number, closing: number, sequence?: number) => ({
  number: 'N',
  reference: 'S',
  currency: 'CLP',
  fromDay,
  toDay,
  openingMinor: BigInt(opening),
  closingMinor: BigInt(closing),
  sequence: sequence === undefined ? undefined : BigInt(sequence),
})
const covered: Covered = { startsOn: '2026-11-01', until: '2026-11-10', closingMinor: 100n, sequence: 4n }
const [a, b, c] = [line('a', '2026-11-09', 10), line('b', '2026-11-10', 20), line('c', '2026-11-11', 5)]

/** All but the last day that a statement may contain. */
type Asked = Parameters<typeof judge> extends [...infer Rest, string] ? Rest : never

describe('control of a statement', () => {
  test.each<[string, Asked, object]>([
    [
      'the first',
      [statement('2026-11-09', '2026-11-10', 70, 100), [a, b], undefined, []],
      { state: 'accepted' },
    ],
    [
      'a wrong sum',
      [statement('2026-11-09', '2026-11-10', 70, 101), [a, b], undefined, []],
      { why: 'sum', differenceMinor: 1n },
    ],
    [
      'a day outside',
      [statement('2026-11-10', '2026-11-10', 70, 100), [a, b], undefined, []],
      { why: 'day-outside' },
    ],
    [
      'a day that has not come',
      [statement('2026-11-11', '2026-11-16', 100, 105, 5), [c], covered, []],
      { why: 'future' },
    ],
    [
      'the next',
      [statement('2026-11-11', '2026-11-11', 100, 105, 5), [c], covered, []],
      { state: 'accepted' },
    ],
    [
      'the next after days without one',
      [statement('2026-11-14', '2026-11-14', 100, 100), [], covered, []],
      { state: 'accepted' },
    ],
    [
      'a gap',
      [statement('2026-11-12', '2026-11-12', 130, 130), [], covered, []],
      { why: 'gap', differenceMinor: 30n },
    ],
    [
      'a number left out',
      [statement('2026-11-12', '2026-11-12', 100, 100, 6), [], covered, []],
      { why: 'sequence' },
    ],
    [
      'a new year',
      [statement('2026-11-12', '2026-11-12', 100, 100, 1), [], covered, []],
      { state: 'accepted' },
    ],
    [
      'before the first',
      [statement('2026-10-31', '2026-10-31', 0, 0), [], covered, []],
      { why: 'before-first' },
    ],
    [
      'the rest of a day',
      [statement('2026-11-10', '2026-11-10', 100, 107), [line('d', '2026-11-10', 7)], covered, [b]],
      { state: 'accepted' },
    ],
    [
      'an overlap that says the same',
      [statement('2026-11-09', '2026-11-11', 70, 105), [a, b, c], covered, [a, b]],
      { state: 'accepted', fresh: new Set(['c']) },
    ],
    [
      'an overlap that leaves a line out',
      [statement('2026-11-09', '2026-11-11', 90, 105), [a, c], covered, [a, b]],
      { why: 'overlap' },
    ],
    [
      'an overlap with a line more',
      [
        statement('2026-11-09', '2026-11-11', 70, 106),
        [a, line('z', '2026-11-09', 1), b, c],
        covered,
        [a, b],
      ],
      { why: 'overlap', differenceMinor: 0n },
    ],
    [
      'all of it known',
      [statement('2026-11-09', '2026-11-09', 70, 80), [a], covered, [a, b]],
      { state: 'accepted', fresh: new Set() },
    ],
    [
      'known days with another balance',
      [statement('2026-11-09', '2026-11-09', 71, 81), [a], covered, [a, b]],
      { why: 'overlap', differenceMinor: 1n },
    ],
  ])('%s', (_what, asked, verdict) => {
    expect(judge(...asked, '2026-11-15')).toMatchObject(verdict)
  })
})
