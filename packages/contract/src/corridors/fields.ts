import type { RecipientKind } from '../recipients/words.ts'
import { faultOfCheck, type Check, type CheckFault } from './check-digits.ts'

/**
 * What a field holds, and so how what is typed is normalised: 'digits' and 'code' lose spaces, dots and
 * hyphens (a code's letters become capitals); text and addresses keep single spaces.
 */
export const fieldKinds = [
  'text',
  'digits',
  'code',
  'choice',
  'address-street',
  'address-city',
  'address-region',
  'address-postal-code',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** The keyboards that a field may ask a phone for. */
export const inputModes = ['text', 'numeric', 'tel', 'email'] as const
export type InputMode = (typeof inputModes)[number]

/** What a value of a field has to be. */
interface FieldRule {
  /** What it holds, and so how it is normalised. */
  readonly kind: FieldKind
  /** Message key of its words in the web: English, kebab-case. */
  readonly label: string
  /** Bounds of the normalised value, in characters. */
  readonly minLength: number
  readonly maxLength: number
  /** A regular expression that the whole normalised value must match. */
  readonly pattern?: string | undefined
  /** Control digits; every one is looked at, and the first that refuses is told. */
  readonly checks?: readonly Check[] | undefined
  readonly inputMode?: InputMode | undefined
  readonly optional?: boolean | undefined
  /** Printed in groups of this many characters, to be compared by eye. */
  readonly groupsOf?: number | undefined
  /** False where it is not asked at all, unless the answer to a field before it says otherwise. */
  readonly asked?: boolean | undefined
}

/** What an answer changes of another field; the rest of it stays. */
export type FieldChange = { readonly [Key in keyof FieldRule]?: FieldRule[Key] | undefined }

/** One value of a 'choice'. */
export interface FieldChoice {
  readonly value: string
  /** A name of its own, such as a bank's, which is no word of any language; else it has words in the web. */
  readonly name?: string | undefined
  /** Offered only to recipients of this kind. */
  readonly onlyFor?: RecipientKind | undefined
  /** What choosing it changes of fields that come after, by their names: the length of this bank's accounts, say. */
  readonly rules?: Readonly<Record<string, FieldChange>> | undefined
}

/** One thing a corridor asks about a recipient, as served data: a new corridor needs rows, not code. */
export interface RecipientField extends FieldRule {
  /** Unique in its corridor; the key of the recipient's details. */
  readonly name: string
  /** Asked only about recipients of this kind. */
  readonly onlyFor?: RecipientKind | undefined
  /** The values of a 'choice'. */
  readonly choices?: readonly FieldChoice[] | undefined
  /** For the browser: the HTML attribute of the same name. */
  readonly autocomplete?: string | undefined
}

/** What has been typed into a corridor's fields, by name. */
export type TypedFields = Readonly<Record<string, string | undefined>>

/** The fields that are asked about a recipient of this kind, as the answers so far make them, in the corridor's order. */
export function askedFields(
  fields: readonly RecipientField[],
  kind: RecipientKind,
  typed: TypedFields,
): readonly RecipientField[] {
  const changes = new Map<string, FieldChange>()
  const asked: RecipientField[] = []
  const isFor = ({ onlyFor }: { readonly onlyFor?: RecipientKind | undefined }) =>
    onlyFor === undefined || onlyFor === kind
  for (const written of fields.filter(isFor)) {
    const field = { ...written, ...changes.get(written.name) } as RecipientField
    if (field.asked === false) continue
    const choices = field.choices?.filter(isFor)
    asked.push(choices === undefined ? field : { ...field, choices })
    const answer = answerTo({ ...field, choices }, typed).trim()
    const rules = choices?.find(({ value }) => value === answer)?.rules ?? {}
    for (const [name, rule] of Object.entries(rules)) changes.set(name, { ...changes.get(name), ...rule })
  }
  return asked
}

/** What was typed into a field. One choice alone is no question: nothing typed is that choice. */
function answerTo({ name, choices = [] }: RecipientField, typed: TypedFields): string {
  const answer = Object.hasOwn(typed, name) ? (typed[name] ?? '') : ''
  return answer === '' && choices.length === 1 ? (choices[0]?.value ?? '') : answer
}

/** What may be wrong with a field; each has words in the web. */
export type RecipientFieldFault =
  | 'missing'
  | 'not-digits'
  | 'wrong-characters'
  | 'not-a-choice'
  | 'too-short'
  | 'too-long'
  | 'wrong-format'
  | 'unknown-field'
  | CheckFault

/** The value to keep, what refuses it, or (a warning) both the value and what looks wrong with it. */
export type CheckedField =
  | { readonly normalised: string }
  | { readonly fault: RecipientFieldFault; readonly severity: 'block' }
  | { readonly fault: RecipientFieldFault; readonly severity: 'warn'; readonly normalised: string }

/** What one field makes of what was typed; the browser and the server ask the same function. */
export function checkField(field: RecipientField, typed: string): CheckedField {
  const normalised = normalise(field.kind, typed)
  if (normalised === '' && field.optional === true) return { normalised }
  const fault = formFault(field, normalised)
  if (fault !== undefined) return { fault, severity: 'block' }
  const found = (field.checks ?? []).flatMap((check) => {
    const wrong = faultOfCheck(check, normalised)
    return wrong === undefined ? [] : [{ fault: wrong, severity: check.severity }]
  })
  const refused = found.find(({ severity }) => severity === 'block')
  if (refused !== undefined) return { fault: refused.fault, severity: 'block' }
  const [warned] = found
  return warned === undefined ? { normalised } : { fault: warned.fault, severity: 'warn', normalised }
}

/** Every field of a recipient at once. It may be kept when `faults` is empty, as `normalised`, with its warnings. */
export interface CheckedFields {
  /** Only fields without a fault; optional ones left empty are absent. */
  readonly normalised: Readonly<Record<string, string>>
  readonly faults: readonly RecipientFieldFinding[]
  readonly warnings: readonly RecipientFieldFinding[]
}

export interface RecipientFieldFinding {
  /** The field's name. */
  readonly at: string
  readonly fault: RecipientFieldFault
}

/** All that is wrong with what was typed, field by field; names that are unknown, or not asked here, included. */
export function checkFields(
  fields: readonly RecipientField[],
  kind: RecipientKind,
  typed: TypedFields,
): CheckedFields {
  const kept: [string, string][] = []
  const faults: RecipientFieldFinding[] = []
  const warnings: RecipientFieldFinding[] = []
  const asked = askedFields(fields, kind, typed)
  for (const field of asked) {
    const checked = checkField(field, answerTo(field, typed))
    if ('fault' in checked) {
      const found = checked.severity === 'block' ? faults : warnings
      found.push({ at: field.name, fault: checked.fault })
    }
    if ('normalised' in checked && checked.normalised !== '') kept.push([field.name, checked.normalised])
  }
  const known = new Set(asked.map((field) => field.name))
  for (const name of Object.keys(typed)) {
    if (!known.has(name)) faults.push({ at: name, fault: 'unknown-field' })
  }
  return { normalised: Object.fromEntries(kept), faults, warnings }
}

/** A normalised value as it is printed: 'ES91 2100 0418 …' where the field is read in groups. */
export function printField(field: Pick<RecipientField, 'groupsOf'>, normalised: string): string {
  if (field.groupsOf === undefined) return normalised
  return normalised.replace(new RegExp(`(.{${field.groupsOf}})(?=.)`, 'gu'), '$1 ')
}

function normalise(kind: FieldKind, typed: string): string {
  const text = typed.normalize('NFC').trim()
  if (kind === 'digits') return text.replace(separators, '')
  if (kind === 'code') return text.replace(separators, '').toUpperCase()
  return kind === 'choice' ? text : text.replace(/\s+/g, ' ')
}

const separators = /[\s.\-‐‑–]/g

function formFault(field: RecipientField, value: string): RecipientFieldFault | undefined {
  if (value === '') return 'missing'
  if (field.kind === 'choice')
    return field.choices?.some((choice) => choice.value === value) === true ? undefined : 'not-a-choice'
  if (field.kind === 'digits' && !/^[0-9]+$/.test(value)) return 'not-digits'
  if (field.kind === 'code' && !/^[A-Z0-9]+$/.test(value)) return 'wrong-characters'
  // Control and invisible characters: they would travel unseen to the bank that compares names.
  if (/\p{C}/u.test(value)) return 'wrong-characters'
  if (value.length < field.minLength) return 'too-short'
  if (value.length > field.maxLength) return 'too-long'
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value)) {
    return 'wrong-format'
  }
  return undefined
}
