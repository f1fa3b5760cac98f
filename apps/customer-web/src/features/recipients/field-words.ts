import type { CorridorWire } from '@puente/contract/customer'
import {
  checkField,
  nameForRail,
  normalName,
  printField,
  type FieldChoice,
  type RecipientField,
  type RecipientFieldFault,
} from '@puente/contract/corridors'
import { recipientMessages } from './messages.es.ts'
import { words } from './words.ts'

/** Every field of the corridor as the shared rules read them: the same data, whose words the contract's own type narrows. */
export const fieldsOf = (corridor: CorridorWire): readonly RecipientField[] =>
  corridor.fields as readonly RecipientField[]

type Label = keyof typeof recipientMessages.fields
type Hint = keyof typeof recipientMessages.hints

/** A label that the data invented after this build still gets words, though general ones. */
const known = (label: string): Label =>
  Object.hasOwn(recipientMessages.fields, label) ? (label as Label) : 'other'

/** What stands above a field. */
export const labelOf = (field: RecipientField): string => words(`fields.${known(field.label)}.label`)

/** A choice of a field in words: its own name, else the catalogue's words; one that has neither stands for itself. */
export function choiceWords(field: RecipientField, { name, value }: FieldChoice): string {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = recipientMessages.choices
  return name ?? known[field.label]?.[value] ?? value
}

/** A kept value as it is shown: choices in words, numbers in groups to be compared by eye. */
export function valueWords(field: RecipientField, value: string): string {
  if (field.choices === undefined) return printField(field, value)
  return choiceWords(field, field.choices.find((choice) => choice.value === value) ?? { value })
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

/** What a field looks like, said before it is typed: the catalogue's hint for its label, else how many digits. */
export function fieldHint({ kind, label, minLength, maxLength }: RecipientField): string | undefined {
  if (Object.hasOwn(recipientMessages.hints, label)) return words(`hints.${label as Hint}`)
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

/** Why the corridor's rail cannot write this name, as a text; undefined when it can. */
export function nameFault({ name: rule }: CorridorWire, typed: string): string | undefined {
  const written = nameForRail(rule, typed)
  if (!('fault' in written)) return undefined
  if (written.fault === 'too-short') return words('form.nameShort')
  if (written.fault === 'wrong-characters') return words('form.nameCharacters')
  return words('form.nameLong', { longest: String(rule.maxLength), typed: String(normalName(typed).length) })
}

/** What looks wrong with a value that may be kept all the same. */
export function fieldWarning(field: RecipientField, typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const checked = checkField(field, typed)
  if (!('fault' in checked) || checked.severity !== 'warn') return undefined
  return words('form.sure', { fault: fieldFaultWords(field, checked.fault) })
}
