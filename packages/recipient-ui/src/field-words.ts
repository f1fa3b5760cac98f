import type { Relationship } from '@puente/contract'
import {
  checkField,
  nameForRail,
  normalName,
  printField,
  type FieldChoice,
  type NameRule,
  type RecipientField,
} from '@puente/contract/corridors'
import { faultWords, lengthOf, signsOf, type FieldForm } from '@puente/web'
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

/** How a field is written, for the message of a fault. A value of the field gives the length of its country. */
export function formOf(field: RecipientField, typed = ''): FieldForm {
  const unit = unitOf(field)
  const start = typed.trim().slice(0, 2).toUpperCase()
  const ofCountry = field.checks?.find((check) => check.kind === 'iban')?.lengths[start]
  return {
    what: words(`fields.${known(field.label)}.what`),
    unit,
    least: ofCountry ?? field.minLength,
    most: ofCountry ?? field.maxLength,
    example: unit === 'choice' ? undefined : exampleOf(field),
  }
}

function unitOf({ kind }: RecipientField): NonNullable<FieldForm['unit']> {
  if (kind === 'choice' || kind === 'digits') return kind
  return kind === 'code' ? 'letters' : 'signs'
}

const series = '12345678901234567890'

/** A value that the field accepts: of its label, or a series of numbers of its length; undefined without one. */
function exampleOf(field: RecipientField): string | undefined {
  const examples: Readonly<Record<string, string>> = recipientMessages.examples
  const ofLength = series.slice(0, Math.max(field.minLength, Math.min(field.maxLength, 10)))
  return [examples[field.label], ...(field.kind === 'digits' ? [ofLength] : [])].find(
    (example) => example !== undefined && !('fault' in checkField(field, example)),
  )
}

/** The message for a field's fault: what is wrong with what was typed, what is right, and an example. */
export const fieldFaultWords = (field: RecipientField, fault: string, typed = ''): string =>
  faultWords(fault, formOf(field, typed), typed)

/** A hint about the format of a field: the catalogue's hint for its label, otherwise the number of digits. */
export function fieldHint(field: RecipientField): string | undefined {
  if (Object.hasOwn(recipientMessages.hints, field.label)) return words(`hints.${field.label as Hint}`)
  const length = field.kind === 'digits' ? lengthOf(formOf(field)) : undefined
  return length === undefined ? undefined : atBeginning(length)
}

const atBeginning = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Why a value cannot be stored, as text; undefined when it can, even with a warning. */
export function fieldFault(field: RecipientField, typed: string): string | undefined {
  const checked = checkField(field, typed)
  return 'fault' in checked && checked.severity === 'block'
    ? fieldFaultWords(field, checked.fault, typed)
    : undefined
}

/** Why the corridor's rail cannot transmit this name, as text; undefined when it can. */
export function nameFault({ name: rule }: { readonly name: NameRule }, typed: string): string | undefined {
  const written = nameForRail(rule, typed)
  if (!('fault' in written)) return undefined
  if (written.fault === 'too-short') return words('form.nameShort')
  if (written.fault === 'wrong-characters') {
    const signs = signsOf('not-latin', typed)
    return signs === undefined ? words('form.nameCharacters') : words('form.nameSigns', { signs })
  }
  return words('form.nameLong', { longest: String(rule.maxLength), typed: String(normalName(typed).length) })
}

/** A warning about a value that may be stored. */
export function fieldWarning(field: RecipientField, typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const checked = checkField(field, typed)
  if (!('fault' in checked) || checked.severity !== 'warn') return undefined
  return words('form.sure', { fault: fieldFaultWords(field, checked.fault, typed) })
}

/** The relationship of a recipient to the customer. */
export const relationshipText = (relationship: Relationship): string => words(`relationships.${relationship}`)

/** The texts of the fields of an account in one language. */
export interface FieldWords {
  readonly labelOf: (field: RecipientField) => string
  readonly choiceWords: (field: RecipientField, choice: FieldChoice) => string
  readonly fieldHint: (field: RecipientField) => string | undefined
  readonly fieldFault: (field: RecipientField, typed: string) => string | undefined
  readonly fieldFaultWords: (field: RecipientField, fault: string, typed?: string) => string
  readonly fieldWarning: (field: RecipientField, typed: string) => string | undefined
  readonly nameFault: (corridor: { readonly name: NameRule }, typed: string) => string | undefined
  /** Of a list before a choice. */
  readonly choose: string
}

/** The texts of customers and staff. */
export const spanishFields: FieldWords = {
  labelOf,
  choiceWords,
  fieldHint,
  fieldFault,
  fieldFaultWords,
  fieldWarning,
  nameFault,
  choose: words('form.choose'),
}
