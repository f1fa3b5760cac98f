import { describe, expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

describe('the difference of two versions', () => {
  test.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1 }, { a: 2 }, [{ at: 'a', before: 1, after: 2 }]],
    [
      { a: 1 },
      { b: { c: 2 } },
      [
        { at: 'a', before: 1 },
        { at: 'b', after: { c: 2 } },
      ],
    ],
    [{ a: { b: [1, 2] } }, { a: { b: [1] } }, [{ at: 'a.b.1', before: 2 }]],
    [
      {
        rows: [
          { code: 'x', n: 1 },
          { code: 'y', n: 2 },
        ],
      },
      {
        rows: [
          { code: 'w', n: 0 },
          { code: 'x', n: 1 },
          { code: 'y', n: 3 },
        ],
      },
      [
        { at: 'rows.y.n', before: 2, after: 3 },
        { at: 'rows.w', after: { code: 'w', n: 0 } },
      ],
    ],
    [
      { rows: [{ code: 'x' }, { code: 'y' }] },
      { rows: [{ code: 'y' }, { code: 'x' }] },
      [{ at: 'rows', before: [{ code: 'x' }, { code: 'y' }], after: [{ code: 'y' }, { code: 'x' }] }],
    ],
  ])('%j and %j', (before, after, changes) => {
    expect(differenceOf(before, after)).toEqual(changes)
  })
})
