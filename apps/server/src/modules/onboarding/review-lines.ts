import type { Exposure } from '@puente/contract'
import { lineOf, type Check } from '../decisions/index.ts'
import type { CaseEvidence } from './case-evidence.ts'

/** The verdict of the latest screening of a customer, or none. */
export type ScreeningResult = 'clear' | 'hit' | 'none'

/** Whether a setting requires a line. */
export type IsRequired = (line: 'identity' | 'screening' | 'exposure' | 'reading' | 'looked-at') => boolean

/** The watch lists: without an answer nothing is accepted; a match is judged by two people. */
export const screeningLine = (result: ScreeningResult, isRequired: IsRequired): Check =>
  lineOf({ check: 'screening', result }, result === 'clear', result === 'none' && isRequired('screening'))

/** The declared political exposure: it must be declared where the setting requires it; two people judge an exposure. */
export const exposureLine = (result: Exposure | 'undeclared', isRequired: IsRequired): Check =>
  lineOf({ check: 'exposure', result }, result === 'none', result === 'undeclared' && isRequired('exposure'))

/** What the machine read, and whether staff opened the documents. Lines about nothing are left out unless required. */
export function documentLines(
  { differing, lookedAt }: Pick<CaseEvidence, 'differing' | 'lookedAt'>,
  isRequired: IsRequired,
): Check[] {
  const reading = differing === undefined ? 'unread' : differing.length === 0 ? 'agrees' : differing.join(' ')
  return [
    ...(differing === undefined && !isRequired('reading')
      ? []
      : [lineOf({ check: 'reading', result: reading }, reading === 'agrees', isRequired('reading'))]),
    ...(lookedAt === 'nothing' && !isRequired('looked-at')
      ? []
      : [lineOf({ check: 'looked-at', result: lookedAt }, lookedAt === 'all', isRequired('looked-at'))]),
  ]
}
