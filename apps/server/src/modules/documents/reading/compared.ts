import type { MachineField } from '@puente/contract'
import type { DocumentReadingWire } from '@puente/contract/customer'
import countries from 'i18n-iso-countries'
import type { DeclaredIdentity } from '../subscribers.ts'
import type { StoredReading } from './readings.store.ts'

const plain = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((part) => part !== '')

/** Whether all parts of a name occur in the declared name. A zone has no accents, and no small words in some countries. */
const isWithin = (part: string, name: string): boolean => {
  const declared = plain(name)
  return plain(part).every((one) => declared.includes(one))
}

/** The declared value of a field, and whether the zone's value agrees with it; undefined when nothing was declared. */
function compared(
  field: MachineField,
  value: string,
  { rut, birthDate, name, nationality, documentNumber, issuer, printedEnd }: DeclaredIdentity,
): { readonly declared: string; readonly agrees: boolean } | undefined {
  const same = (declared: string | undefined, read = value) =>
    declared === undefined ? undefined : { declared, agrees: declared === read }
  switch (field) {
    case 'run':
      return same(rut)
    case 'birth-date':
      return same(birthDate)
    case 'expiry-date':
      return same(printedEnd)
    case 'nationality':
      return same(nationality, countries.alpha3ToAlpha2(value))
    case 'surname':
    case 'given-names':
      return name === undefined ? undefined : { declared: name, agrees: isWithin(value, name) }
    case 'document-number':
      return same(documentNumber)
    case 'issuing-state':
      return same(issuer, countries.alpha3ToAlpha2(value))
    case 'sex':
      return undefined
  }
}

/** What was read beside what was declared. */
export const toReadingWire = (
  { state, format, fields, warnings }: StoredReading,
  declared: DeclaredIdentity,
): DocumentReadingWire => ({
  state,
  ...(format === undefined ? {} : { format }),
  fields: fields.map((one) => ({ ...one, ...compared(one.field, one.value, declared) })),
  warnings: [...warnings],
})
