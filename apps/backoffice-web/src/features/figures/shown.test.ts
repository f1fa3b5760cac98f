import { expect, test } from 'vitest'
import { changeText, corridorText, durationText, shareText } from './shown.ts'

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

test.each([
  ['more', 150n, 100n, '50,00 % más que en los 30 días anteriores'],
  ['less', 50n, 100n, '50,00 % menos que en los 30 días anteriores'],
  ['the same', 100n, 100n, 'Igual que en los 30 días anteriores'],
  ['nothing before', 100n, 0n, undefined],
  ['beyond the integers of JavaScript', 2n ** 61n, 2n ** 60n, '100,00 % más que en los 30 días anteriores'],
])('a change: %s', (_what, now, before, text) => {
  expect(plain(changeText(now, before, 30))).toBe(text)
})

test('shares and corridors', () => {
  expect([plain(shareText(1, 3)), shareText(0, 0)]).toEqual(['33,33 %', '–'])
  expect(corridorText('us-usd')).toBe('Estados Unidos · USD')
  expect(corridorText('de-eur'), 'a country that has no text of ours').toBe('Alemania · EUR')
})
