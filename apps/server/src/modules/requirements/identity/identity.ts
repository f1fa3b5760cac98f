import type { ExtensionGroup, IdentityDocumentType } from '@puente/contract'
import { addDays, isDay, type Day } from '../../corridors/index.ts'
import type { RequirementRules } from '../requirement-rules.ts'

type Extension = RequirementRules['extensions'][number]

/** The group of extensions that applies to each type of document; undefined for types without extensions. */
const groups: Readonly<Record<IdentityDocumentType, ExtensionGroup | undefined>> = {
  'chilean-id': 'chilean',
  'foreign-id': 'foreign',
  passport: undefined,
  'other-id': undefined,
}

/** Types of document with a back. */
export const cardTypes: readonly IdentityDocumentType[] = ['chilean-id', 'foreign-id']

/** The same day and month of another year; 28 February in place of a missing 29. */
function inYear(printed: Day, year: string): Day {
  const day = `${year}${printed.slice(4)}`
  return isDay(day) ? day : addDays(`${year}-03-01`, -1)
}

/** The last valid day of a document: the printed one, or a later one by decree. The latest applies. */
export function effectiveEnd(
  extensions: readonly Extension[],
  { type, printedEnd }: { readonly type: IdentityDocumentType; readonly printedEnd: Day },
): Day {
  const group = groups[type]
  return extensions
    .filter((row) => row.group === group && row.printedFrom <= printedEnd && printedEnd <= row.printedUntil)
    .map(({ holdsUntil }) => (holdsUntil.length === 4 ? inYear(printedEnd, holdsUntil) : holdsUntil))
    .reduce((best, one) => (one > best ? one : best), printedEnd)
}
