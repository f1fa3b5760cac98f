import type { ControlFault } from '@puente/contract/staff'
import type { FileStatement } from './files/statement-file.ts'

/** How far the accepted statements of an account reach, and their closing balance. */
export interface Covered {
  readonly startsOn: string
  readonly until: string
  readonly closingMinor: bigint
  readonly sequence: bigint | undefined
}

/** A line with its identity across statements. */
export interface IdentifiedLine {
  readonly identity: string
  readonly day: string
  readonly amountMinor: bigint
}

/** Whether a statement is accepted, with its new lines, or refused, with the reason. */
export type Verdict =
  | { readonly state: 'accepted'; readonly fresh: ReadonlySet<string> }
  | { readonly state: 'refused'; readonly why: ControlFault; readonly differenceMinor?: bigint }

const sum = (lines: readonly Pick<IdentifiedLine, 'amountMinor'>[]): bigint =>
  lines.reduce((total, { amountMinor }) => total + amountMinor, 0n)

const refused = (why: ControlFault, differenceMinor?: bigint): Verdict =>
  differenceMinor === undefined ? { state: 'refused', why } : { state: 'refused', why, differenceMinor }

/**
 * Decides whether a statement is accepted: its lines must add up, it must continue from the closing balance of the one
 * before, and for days of earlier statements it must contain the same lines. `known` are the stored lines from its
 * first day on. A statement that ends after `lastDay` is refused as misdated: once accepted, every statement
 * up to its last day would be refused.
 */
export function judge(
  statement: Omit<FileStatement, 'lines'>,
  lines: readonly IdentifiedLine[],
  covered: Covered | undefined,
  known: readonly IdentifiedLine[],
  lastDay: string,
): Verdict {
  const { fromDay, toDay, openingMinor, closingMinor, sequence } = statement
  if (toDay > lastDay) return refused('future')
  if (fromDay > toDay || lines.some(({ day }) => day < fromDay || day > toDay)) return refused('day-outside')
  const unexplained = closingMinor - openingMinor - sum(lines)
  if (unexplained !== 0n) return refused('sum', unexplained)
  const all = new Set(lines.map(({ identity }) => identity))
  if (covered === undefined) return { state: 'accepted', fresh: all }
  if (fromDay < covered.startsOn) return refused('before-first')
  const goesOn = openingMinor === covered.closingMinor
  const repeats = known.some(({ identity }) => all.has(identity))
  if (fromDay > covered.until || (fromDay === covered.until && goesOn && !repeats)) {
    if (!goesOn) return refused('gap', openingMinor - covered.closingMinor)
    return skips(sequence, covered.sequence) ? refused('sequence') : { state: 'accepted', fresh: all }
  }
  return overlapping(statement, lines, covered, known)
}

/** The first statement of a year has the number one. */
const skips = (sequence: bigint | undefined, before: bigint | undefined): boolean =>
  sequence !== undefined && before !== undefined && sequence > before + 1n

/** A statement that overlaps earlier ones: it must repeat their lines exactly, and may add lines only after them. */
function overlapping(
  { toDay, openingMinor, closingMinor }: Omit<FileStatement, 'lines'>,
  lines: readonly IdentifiedLine[],
  covered: Covered,
  known: readonly IdentifiedLine[],
): Verdict {
  const knownByIdentity = new Map(known.map((line) => [line.identity, line]))
  const fresh = lines.filter(({ identity }) => !knownByIdentity.has(identity))
  const here = new Set(lines.map(({ identity }) => identity))
  const inPeriod = known.filter(({ day }) => day <= toDay)
  const later = known.filter(({ day }) => day > toDay)
  const ends = closingMinor + sum(later) - sum(fresh)
  const agrees =
    inPeriod.every(({ identity }) => here.has(identity)) &&
    fresh.every(({ day }) => day >= covered.until) &&
    (fresh.length === 0 || toDay >= covered.until) &&
    ends === covered.closingMinor &&
    openingMinor + sum(inPeriod) + sum(later) === covered.closingMinor
  return agrees
    ? { state: 'accepted', fresh: new Set(fresh.map(({ identity }) => identity)) }
    : refused('overlap', ends - covered.closingMinor)
}
