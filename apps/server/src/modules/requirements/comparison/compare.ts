import countries from 'i18n-iso-countries'
import type { ComparedField, ComparedSide, ComparedValue } from '@puente/contract/staff'
import type { DocumentReadingWire } from '@puente/contract/customer'
import type { DeclaredIdentity } from '../../documents/index.ts'

/** Values of a person or a document by field. */
export type Values = Readonly<Partial<Record<ComparedField, string | undefined>>>

const plain = (value: string): string =>
  value
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** Whether two values are the same but for accents, case and punctuation. */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other)

/** What a machine read on the documents of one person, with the values that a check digit covers. */
export interface ReadValues {
  readonly values: Values
  readonly checked: readonly ComparedField[]
  /** Fields that the comparison of the reading found to disagree with what was declared. */
  readonly differing: readonly ComparedField[]
}

const alpha2 = (code: string): string => countries.alpha3ToAlpha2(code) ?? code

const fieldOf = {
  run: 'run',
  'birth-date': 'birth-date',
  'expiry-date': 'expiry-date',
  nationality: 'nationality',
  'issuing-state': 'issuing-state',
  'document-number': 'document-number',
  surname: 'name',
  'given-names': 'name',
} as const satisfies Readonly<Record<string, ComparedField>>

type Named = keyof typeof fieldOf
const isNamed = (field: string): field is Named => Object.hasOwn(fieldOf, field)

/** The readings of all sides of a document as one. */
export function readValues(readings: readonly DocumentReadingWire[]): ReadValues {
  const fields = readings.flatMap((reading) => reading.fields)
  const values: Partial<Record<ComparedField, string>> = {}
  for (const { field, value } of fields) {
    if (!isNamed(field) || fieldOf[field] === 'name') continue
    values[fieldOf[field]] = field === 'nationality' || field === 'issuing-state' ? alpha2(value) : value
  }
  const name = ['given-names', 'surname'].flatMap(
    (part) => fields.find(({ field }) => field === part)?.value ?? [],
  )
  if (name.length > 0) values.name = name.join(' ')
  const those = (fits: (one: (typeof fields)[number]) => boolean): ComparedField[] =>
    fields.flatMap((one) => (isNamed(one.field) && fits(one) ? [fieldOf[one.field]] : []))
  return {
    values,
    checked: those(({ isChecked }) => isChecked),
    differing: those(({ agrees }) => agrees === false),
  }
}

/** What a person declared, by field. */
export const declaredValues = (declared: DeclaredIdentity): Values => ({
  name: declared.name,
  run: declared.rut,
  'birth-date': declared.birthDate,
  nationality: declared.nationality,
  'document-number': declared.documentNumber,
  'issuing-state': declared.issuer,
  'expiry-date': declared.printedEnd,
})

/** The rows of a comparison: every field of which one side has a value, in the order of the words. */
export function comparedRows(
  fields: readonly ComparedField[],
  declared: Values,
  read: ReadValues,
  accepted: Values,
): ComparedValue[] {
  return fields.flatMap((field) => {
    const sides = { declared: declared[field], read: read.values[field], accepted: accepted[field] }
    if (Object.values(sides).every((value) => value === undefined)) return []
    const differs: ComparedSide[] = []
    if (read.differing.includes(field)) differs.push('read')
    const measure = sides.declared ?? sides.read
    if (measure !== undefined && sides.accepted !== undefined && !isSame(measure, sides.accepted))
      differs.push('accepted')
    return [
      {
        field,
        ...(sides.declared === undefined ? {} : { declared: sides.declared }),
        ...(sides.read === undefined ? {} : { read: sides.read }),
        ...(sides.accepted === undefined ? {} : { accepted: sides.accepted }),
        ...(sides.read === undefined ? {} : { isChecked: read.checked.includes(field) }),
        differs,
      },
    ]
  })
}
