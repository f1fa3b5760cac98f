import { rate } from '@puente/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAccepted, isStale, type Reading } from './rate-guard.ts'

const rules = { jumpBps: 300, confirmedAfterMinutes: 5, staleAfterMinutes: 15 }
const began = Date.parse('2026-11-24T12:00:00Z')
const reading = (mid: string, minute: number): Reading => ({
  rate: rate('USD', 'CLP', mid),
  asOf: new Date(began + minute * 60_000),
})

describe('a new reading', () => {
  const last = reading('1000', 0)
  test.each<[string, Reading, Reading | undefined, Reading[], boolean]>([
    ['the first ever', reading('1', 0), undefined, [], true],
    ['the same again', reading('1000', 1), last, [], true],
    ['3 % up, the limit itself', reading('1030', 1), last, [], true],
    ['3 % down, the limit itself', reading('970', 1), last, [], true],
    ['just over 3 % up', reading('1030.01', 1), last, [], false],
    ['just over 3 % down', reading('969.99', 1), last, [], false],
    ['back at the old level after a slip', reading('1001', 2), last, [reading('1200', 1)], true],
    ['the new level, too soon', reading('1200', 5.9), last, [reading('1200', 1)], false],
    ['the new level, five minutes later', reading('1200', 6), last, [reading('1200', 1)], true],
    ['near the new level, five minutes later', reading('1230', 6), last, [reading('1200', 1)], true],
    ['a third level', reading('1400', 6), last, [reading('1200', 1)], false],
    [
      'a level that was left and came back starts anew',
      reading('1200', 8),
      last,
      [reading('1200', 7), reading('1500', 6), reading('1200', 1)],
      false,
    ],
    [
      'steady readings since the jump',
      reading('1210', 7),
      last,
      [reading('1208', 5), reading('1204', 3), reading('1200', 1)],
      true,
    ],
  ])('%s', (_name, next, lastAccepted, held, accepted) => {
    expect(isAccepted(rules, next, lastAccepted, held)).toBe(accepted)
  })

  test('beyond the guard: accepted only after five minutes of readings near the new level', () => {
    const mid = fc.integer({ min: 500, max: 2000 }).map(String)
    fc.assert(
      fc.property(
        mid,
        fc.array(fc.tuple(mid, fc.integer({ min: 1, max: 10 })), { maxLength: 8 }),
        (next, steps) => {
          let minute = 0
          const held = steps.map(([value, pause]) => reading(value, (minute += pause))).reverse()
          const candidate = reading(next, minute + 1)
          if (!isAccepted(rules, candidate, last, held)) return
          const near = (one: Reading, other: Reading) =>
            Math.abs(Number(one.rate.scaled - other.rate.scaled)) * 10_000 <= Number(other.rate.scaled) * 300
          const waited = held.some(
            (one) => near(candidate, one) && candidate.asOf.getTime() - one.asOf.getTime() >= 5 * 60_000,
          )
          expect(near(candidate, last) || waited).toBe(true)
        },
      ),
    )
  })
})

test.each([
  [15 * 60_000, false],
  [15 * 60_000 + 1, true],
  [0, false],
  [-30_000, false],
])('a rate %i ms old: stale is %s', (ageMs, stale) => {
  expect(isStale(rules, new Date(began), new Date(began + ageMs))).toBe(stale)
})
