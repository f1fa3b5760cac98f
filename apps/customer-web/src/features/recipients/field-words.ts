import type { CorridorWire } from '@puente/contract/customer'
import {
  checkField,
  printField,
  type RecipientField,
  type RecipientFieldFault,
} from '@puente/contract/corridors'
import { recipientMessages } from './messages.es.ts'
import { words } from './words.ts'

/** The corridor's fields as the shared rules read them: the same data, whose words the contract's own type narrows. */
export const fieldsOf = (corridor: CorridorWire): readonly RecipientField[] =>
  corridor.fields as readonly RecipientField[]

type Label = keyof typeof recipientMessages.fields

/** A label that the data invented after this build still gets words, though general ones. */
const known = (label: string): Label =>
  Object.hasOwn(recipientMessages.fields, label) ? (label as Label) : 'other'

/** What stands above a field. */
export const labelOf = (field: RecipientField): string => words(`fields.${known(field.label)}.label`)

/** A choice of a field in words; one that has none stands for itself. */
export function choiceWords(field: RecipientField, choice: string): string {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = recipientMessages.choices
  return known[field.label]?.[choice] ?? choice
}

/** A kept value as it is shown: choices in words, numbers in groups to be compared by eye. */
export function valueWords(field: RecipientField, value: string): string {
  return field.choices === undefined ? printField(field, value) : choiceWords(field, value)
}

/** What is wrong with a field and how to mend it. */
export function fieldFaultWords(field: RecipientField, fault: RecipientFieldFault): string {
  const what = words(`fields.${known(field.label)}.what`)
  if (fault === 'missing' && field.kind === 'choice') return words('faults.missing-choice', { what })
  if (fault === 'too-short' || fault === 'too-long')
    return words(`faults.${fault}`, { what, length: lengthOf(field) })
  return words(`faults.${fault}`, { what })
}

function lengthOf({ minLength, maxLength }: RecipientField): string {
  return minLength === maxLength
    ? words('form.lengthExact', { length: String(minLength) })
    : words('form.lengthRange', { least: String(minLength), most: String(maxLength) })
}

/** What a field of digits looks like, said before it is typed. */
export function fieldHint({ kind, minLength, maxLength }: RecipientField): string | undefined {
  if (kind !== 'digits') return undefined
  return minLength === maxLength
    ? words('form.digitsExact', { length: String(minLength) })
    : words('form.digitsRange', { least: String(minLength), most: String(maxLength) })
}

/** Why a value cannot be kept, in words; undefined when it can, warnings included. */
export function fieldFault(field: RecipientField, typed: string): string | undefined {
  const checked = checkField(field, typed)
  return 'fault' in checked && checked.severity === 'block'
    ? fieldFaultWords(field, checked.fault)
    : undefined
}

/** What looks wrong with a value that may be kept all the same. */
export function fieldWarning(field: RecipientField, typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const checked = checkField(field, typed)
  if (!('fault' in checked) || checked.severity !== 'warn') return undefined
  return words('form.sure', { fault: fieldFaultWords(field, checked.fault) })
}
