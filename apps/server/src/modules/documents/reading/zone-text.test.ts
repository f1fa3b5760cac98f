import { expect, test } from 'vitest'
import { mrzAlphabet } from './glyphs.ts'
import { zoneShapes, type ZoneShape } from './grids.ts'
import { textOf } from './zone-text.ts'

const td1 = zoneShapes.find(({ format }) => format === 'TD1') as ZoneShape
const chilean = [
  'INCHLA900111259S95<<<<<<<<<<<<',
  '5001286M3307124CHL17217513<9<4',
  'GONZALEZ<MUNOZ<<WALTER<HUGO<<<',
]

/** Cells in which each character of the text fits best; `also` fits as a second one. */
const cellsOf = (lines: readonly string[], also: Readonly<Record<string, readonly [string, number]>> = {}) =>
  lines.map((line) =>
    [...line].map((character) => {
      const scores = new Float64Array(mrzAlphabet.length).fill(0.1)
      scores[mrzAlphabet.indexOf(character)] = 0.9
      const [other, score] = also[character] ?? ['', 0]
      if (other !== '') scores[mrzAlphabet.indexOf(other)] = score
      return scores
    }),
  )

test('a letter in a position of digits: replaced by the digit that fits best', () => {
  const misread = chilean.map((line, at) => (at === 1 ? line.replace('5001286', '5OO1286') : line))
  expect(textOf(td1, cellsOf(misread, { O: ['0', 0.88] })).lines).toEqual(chilean)
})

test('the letter O or the digit 0 in a document number: the choice that agrees with the check digits', () => {
  const text = textOf(td1, cellsOf(chilean, { '0': ['O', 0.91] }))
  expect(text).toEqual({ format: 'TD1', lines: chilean, isClear: true })
})

test('another character of the same value in a document number: not corrected, but not clear', () => {
  // K and < both count 0, so that no check digit distinguishes them.
  expect(textOf(td1, cellsOf(chilean, { A: ['K', 0.89] }))).toMatchObject({ lines: chilean, isClear: false })
})
