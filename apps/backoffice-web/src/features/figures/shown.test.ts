import { expect, test } from 'vitest'
import { changeText, corridorText, durationText, pointsText, shareText } from './shown.ts'

/** Texts have no-break spaces between a figure and its unit. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test.each([
  [undefined, '–'],
  [0, '0 min'],
  [119, '119 min'],
  [120, '2 h'],
  [2879, '48 h'],
  [2880, '2 días'],
])('%s minutes', (minutes, text) => {
  expect(plain(durationText(minutes))).toBe(text)
})

const week = { from: '2026-11-18', to: '2026-11-24' }
const day = { from: '2026-11-24', to: '2026-11-24' }

test.each([
  ['more', 112n, 100n, week, '12 % más que los 7 días anteriores'],
  ['little more', 1019n, 1000n, week, '1,9 % más que los 7 días anteriores'],
  ['less', 50n, 100n, day, '50 % menos que el día anterior'],
  ['the same', 100n, 100n, week, 'Lo mismo que los 7 días anteriores'],
  ['nothing before', 100n, 0n, day, 'Nada en el día anterior'],
  ['nothing at all', 0n, 0n, week, 'Nada, como en los 7 días anteriores'],
  [
    'a year before',
    2n,
    1n,
    { ...week, compare: 'year' as const },
    '100 % más que los mismos 7 días del año anterior',
  ],
  [
    'a day a year before',
    2n,
    1n,
    { ...day, compare: 'year' as const },
    '100 % más que el mismo día del año anterior',
  ],
  ['beyond the integers of JavaScript', 2n ** 61n, 2n ** 60n, week, '100 % más que los 7 días anteriores'],
  ['thousands', 25n, 1n, week, '2.400 % más que los 7 días anteriores'],
])('a change: %s', (_what, now, before, than, text) => {
  expect(plain(changeText(now, before, than))).toBe(text)
})

test.each([
  [{ part: 3, whole: 4 }, { part: 1, whole: 2 }, '25 puntos más que los 7 días anteriores'],
  [{ part: 1, whole: 3 }, { part: 1, whole: 2 }, '17 puntos menos que los 7 días anteriores'],
  [{ part: 2, whole: 4 }, { part: 1, whole: 2 }, 'Lo mismo que los 7 días anteriores'],
  [{ part: 2, whole: 4 }, { part: 0, whole: 0 }, undefined],
])('a change of shares: %o after %o', (now, before, text) => {
  expect(plain(pointsText(now, before, week))).toBe(text)
})

test('shares and corridors', () => {
  expect([plain(shareText(1, 3)), shareText(0, 0)]).toEqual(['33,3 %', '–'])
  expect(corridorText('us-usd')).toBe('Estados Unidos · USD')
  expect(corridorText('de-eur'), 'a country that has no text of ours').toBe('Alemania · EUR')
})
