import type { Relationship } from '@puente/contract'
import {
  checkField,
  nameForRail,
  normalName,
  printField,
  type FieldChoice,
  type NameRule,
  type RecipientField,
  type RecipientFieldFault,
} from '@puente/contract/corridors'
import { recipientMessages } from './messages.es.ts'
import { words } from './words.ts'

type Label = keyof typeof recipientMessages.fields
type Hint = keyof typeof recipientMessages.hints

/** A field label that this build does not know gets a general text. */
const known = (label: string): Label =>
  Object.hasOwn(recipientMessages.fields, label) ? (label as Label) : 'other'

/** Whether the catalogue has texts for a label of a corridor's data. */
export const hasTexts = (label: string): boolean => known(label) === label

/** The label of a field. */
export const labelOf = (field: RecipientField): string => words(`fields.${known(field.label)}.label`)

/** The label and value of a stored field, known by the word of its label: a choice has the catalogue's text. */
export function storedFieldWords({ label, value }: { readonly label: string; readonly value: string }) {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = recipientMessages.choices
  return { term: words(`fields.${known(label)}.label`), value: choices[label]?.[value] ?? value }
}

/** The text of a choice: its own name, otherwise the catalogue's text, otherwise its value. */
export function choiceWords(field: RecipientField, { name, value }: FieldChoice): string {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = recipientMessages.choices
  return name ?? known[field.label]?.[value] ?? value
}

/** A stored value for display: choices as text, numbers in groups of digits. */
export function valueWords(field: RecipientField, value: string): string {
  if (field.choices === undefined) return printField(field, value)
  return choiceWords(field, field.choices.find((choice) => choice.value === value) ?? { value })
}

/** The message for a field's fault, with how to correct it. */
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

/** A hint about the format of a field: the catalogue's hint for its label, otherwise the number of digits. */
export function fieldHint({ kind, label, minLength, maxLength }: RecipientField): string | undefined {
  if (Object.hasOwn(recipientMessages.hints, label)) return words(`hints.${label as Hint}`)
  if (kind !== 'digits') return undefined
  return minLength === maxLength
    ? words('form.digitsExact', { length: String(minLength) })
    : words('form.digitsRange', { least: String(minLength), most: String(maxLength) })
}

/** Why a value cannot be stored, as text; undefined when it can, even with a warning. */
export function fieldFault(field: RecipientField, typed: string): string | undefined {
  const checked = checkField(field, typed)
  return 'fault' in checked && checked.severity === 'block'
    ? fieldFaultWords(field, checked.fault)
    : undefined
}

/** Why the corridor's rail cannot transmit this name, as text; undefined when it can. */
export function nameFault({ name: rule }: { readonly name: NameRule }, typed: string): string | undefined {
  const written = nameForRail(rule, typed)
  if (!('fault' in written)) return undefined
  if (written.fault === 'too-short') return words('form.nameShort')
  if (written.fault === 'wrong-characters') return words('form.nameCharacters')
  return words('form.nameLong', { longest: String(rule.maxLength), typed: String(normalName(typed).length) })
}

/** A warning about a value that may be stored. */
export function fieldWarning(field: RecipientField, typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const checked = checkField(field, typed)
  if (!('fault' in checked) || checked.severity !== 'warn') return undefined
  return words('form.sure', { fault: fieldFaultWords(field, checked.fault) })
}

/** Whether this is a fault of a field that has a text here. */
export const isFieldFault = (fault: string): fault is RecipientFieldFault =>
  Object.hasOwn(recipientMessages.faults, fault)

/** The relationship of a recipient to the customer. */
export const relationshipText = (relationship: Relationship): string => words(`relationships.${relationship}`)
