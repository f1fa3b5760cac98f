import type { ExtensionGroup, IdentityDocumentType } from '@puente/contract'
import { addDays, isDay, type Day } from '../corridors/index.ts'
import type { DossierRules } from './dossier-rules.ts'

type Extension = DossierRules['extensions'][number]

/** Which lines of the table of extensions are about a document; of passports and others none are. */
const groups: Readonly<Record<IdentityDocumentType, ExtensionGroup | undefined>> = {
  'chilean-id': 'chilean',
  'foreign-id': 'foreign',
  passport: undefined,
  'other-id': undefined,
}

/** The documents that have a back. */
export const cardTypes: readonly IdentityDocumentType[] = ['chilean-id', 'foreign-id']

/** The same day and month of another year; the last of February where that year has no 29th. */
function inYear(printed: Day, year: string): Day {
  const day = `${year}${printed.slice(4)}`
  return isDay(day) ? day : addDays(`${year}-03-01`, -1)
}

/** Until when a document holds: what is printed on it, or later where a decree says so; several are taken at their best. */
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
