import { parse } from 'mrz'
import { mrzAlphabet } from './glyphs.ts'
import type { ZoneShape } from './grids.ts'
import { bestOf, type CellScores } from './read-cells.ts'

/** The text of a zone, with the cells whose character is not certain. */
export interface ZoneText {
  readonly format: ZoneShape['format']
  readonly lines: readonly string[]
  /** Whether every cell that a check digit covers fits its character clearly better than any other. */
  readonly isClear: boolean
}

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<'

type Part = readonly [length: number, alphabet: string]
const any = mrzAlphabet

/** The characters that ICAO Doc 9303 (parts 4 and 5) permits in each position. */
const layouts: Readonly<Record<ZoneShape['format'], readonly (readonly Part[])[]>> = {
  TD1: [
    [
      [5, LETTERS],
      [9, any],
      [1, `${DIGITS}<`],
      [15, any],
    ],
    [
      [7, DIGITS],
      [1, 'MFX<'],
      [7, DIGITS],
      [3, LETTERS],
      [11, any],
      [1, DIGITS],
    ],
    [[30, LETTERS]],
  ],
  TD3: [
    [[44, LETTERS]],
    [
      [9, any],
      [1, DIGITS],
      [3, LETTERS],
      [7, DIGITS],
      [1, 'MFX<'],
      [7, DIGITS],
      [14, any],
      [1, `${DIGITS}<`],
      [1, DIGITS],
    ],
  ],
}

/** The alphabet of each position. */
const alphabets = (format: ZoneShape['format']): string[][] =>
  layouts[format].map((line) => line.flatMap(([length, alphabet]) => Array<string>(length).fill(alphabet)))

/** Positions that a check digit covers, by line: from, to. */
const covered: Readonly<Record<ZoneShape['format'], readonly (readonly [number, number, number])[]>> = {
  TD1: [
    [0, 5, 30],
    [1, 0, 7],
    [1, 8, 15],
    [1, 18, 30],
  ],
  TD3: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, 44],
  ],
}

/** A cell whose best character fits by less than this better than the next is not certain. */
const MARGIN_MIN = 0.03
/** The letter O and the digit 0 differ by their width only. */
const OH_MARGIN = 0.12
const SCORE_MIN = 0.55
const AMBIGUOUS_MAX = 5

/** Whether every check digit of the zone agrees. */
export function isChecked(lines: readonly string[]): boolean {
  const { details } = parse(lines)
  const digits = details.filter(({ field }) => field?.endsWith('CheckDigit') === true)
  return digits.length > 0 && digits.every(({ valid }) => valid)
}

/**
 * The text of a zone. A character outside the alphabet of its position is replaced by the best one of that alphabet,
 * and in a position that permits both, the letter O or the digit 0 is chosen only when exactly one choice agrees with
 * every check digit.
 */
export function textOf(shape: ZoneShape, cells: readonly (readonly CellScores[])[]): ZoneText {
  const { format } = shape
  const permitted = alphabets(format)
  const best = cells.map((line, at) =>
    line.map((scores, column) => bestOf(scores, permitted[at]?.[column] ?? any)),
  )
  const lines = best.map((line) => line.map(({ character }) => character).join(''))
  const ambiguous = covered[format].flatMap(([line, from, to]) =>
    [...Array(to - from).keys()]
      .map((by) => ({ line, column: from + by }))
      .filter(({ column }) => isOh(cells[line]?.[column], permitted[line]?.[column] ?? '')),
  )
  const chosen = withOh(lines, ambiguous)
  const isClear = covered[format].every(([line, from, to]) =>
    [...Array(to - from).keys()].every((by) => {
      const found = best[line]?.[from + by]
      const isSettled = ambiguous.some((one) => one.line === line && one.column === from + by)
      return found !== undefined && found.score >= SCORE_MIN && (isSettled || found.margin >= MARGIN_MIN)
    }),
  )
  return { format, lines: chosen, isClear }
}

function isOh(scores: CellScores | undefined, permitted: string): boolean {
  if (scores === undefined || permitted !== any) return false
  const { character } = bestOf(scores)
  if (character !== 'O' && character !== '0') return false
  return Math.abs((scores[any.indexOf('O')] ?? 0) - (scores[any.indexOf('0')] ?? 0)) < OH_MARGIN
}

type Position = { readonly line: number; readonly column: number }

const replaced = (lines: readonly string[], { line, column }: Position, by: string): string[] =>
  lines.map((text, at) => (at === line ? text.slice(0, column) + by + text.slice(column + 1) : text))

/** The only choice of O and 0 with which all check digits agree; otherwise the zeros, which are more frequent. */
function withOh(lines: readonly string[], ambiguous: readonly Position[]): readonly string[] {
  const zeros = ambiguous.reduce((text: readonly string[], one) => replaced(text, one, '0'), lines)
  if (ambiguous.length === 0 || ambiguous.length > AMBIGUOUS_MAX) return zeros
  const choices = ambiguous.reduce<readonly (readonly string[])[]>(
    (texts, one) => texts.flatMap((text) => [text, replaced(text, one, 'O')]),
    [zeros],
  )
  const agreeing = choices.filter(isChecked)
  return agreeing.length === 1 ? (agreeing[0] ?? zeros) : zeros
}
