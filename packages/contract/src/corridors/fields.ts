import type { RecipientKind } from '../recipients/words.ts'
import { faultOfCheck, type Check, type CheckFault } from './check-digits.ts'

/**
 * What a field contains, which decides how its value is normalised: 'digits' and 'code' lose spaces, dots and
 * hyphens (the letters of a code become capitals); text and addresses keep single spaces.
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

/** The keyboards that a field may request on a phone. */
export const inputModes = ['text', 'numeric', 'tel', 'email'] as const
export type InputMode = (typeof inputModes)[number]

/** The rules for the value of a field. */
interface FieldRule {
  /** What it contains, which decides how it is normalised. */
  readonly kind: FieldKind
  /** Message key of its texts in the web: English, kebab-case. */
  readonly label: string
  /** Bounds of the normalised value, in characters. */
  readonly minLength: number
  readonly maxLength: number
  /** A regular expression that the whole normalised value must match. */
  readonly pattern?: string | undefined
  /** Check digits. Every check runs, and the first fault that refuses is reported. */
  readonly checks?: readonly Check[] | undefined
  readonly inputMode?: InputMode | undefined
  readonly optional?: boolean | undefined
  /** Printed in groups of this many characters, for comparison by eye. */
  readonly groupsOf?: number | undefined
  /** False when the field is shown only if the answer to an earlier field says so. */
  readonly asked?: boolean | undefined
}

/** What an answer changes in another field; its other rules stay. */
export type FieldChange = { readonly [Key in keyof FieldRule]?: FieldRule[Key] | undefined }

/** One value of a 'choice'. */
export interface FieldChoice {
  readonly value: string
  /** A proper name, such as a bank's, that is not translated; otherwise the web has a text for it. */
  readonly name?: string | undefined
  /** Offered only to recipients of this kind. */
  readonly onlyFor?: RecipientKind | undefined
  /**
   * What this choice changes in later fields, by their names: for example the length of this bank's account
   * numbers.
   */
  readonly rules?: Readonly<Record<string, FieldChange>> | undefined
}

/** One field about a recipient, as served data: a new corridor needs rows, not code. */
export interface RecipientField extends FieldRule {
  /** Unique in its corridor; the key in the recipient's details. */
  readonly name: string
  /** Only for recipients of this kind. */
  readonly onlyFor?: RecipientKind | undefined
  /** The values of a 'choice'. */
  readonly choices?: readonly FieldChoice[] | undefined
  /** For the browser: the HTML attribute `autocomplete`. */
  readonly autocomplete?: string | undefined
}

/** The values of a corridor's fields as typed, by name. */
export type TypedFields = Readonly<Record<string, string | undefined>>

/** The fields for a recipient of this kind, changed by the answers so far, in the corridor's order. */
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

/** The typed value of a field. A field with a single choice and no value has that choice. */
function answerTo({ name, choices = [] }: RecipientField, typed: TypedFields): string {
  const answer = Object.hasOwn(typed, name) ? (typed[name] ?? '') : ''
  return answer === '' && choices.length === 1 ? (choices[0]?.value ?? '') : answer
}

/** The faults of a field; each has a text in the web. */
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

/** The normalised value, or the fault that refuses it; a warning has both. */
export type CheckedField =
  | { readonly normalised: string }
  | { readonly fault: RecipientFieldFault; readonly severity: 'block' }
  | { readonly fault: RecipientFieldFault; readonly severity: 'warn'; readonly normalised: string }

/** Checks one typed value. The browser and the server call the same function. */
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

/**
 * The result for every field of a recipient. Without `faults` it may be stored as `normalised`, with its
 * warnings.
 */
export interface CheckedFields {
  /** Only fields without a fault; optional fields left empty are absent. */
  readonly normalised: Readonly<Record<string, string>>
  readonly faults: readonly RecipientFieldFinding[]
  readonly warnings: readonly RecipientFieldFinding[]
}

export interface RecipientFieldFinding {
  /** The field's name. */
  readonly at: string
  readonly fault: RecipientFieldFault
}

/** Checks every typed value. Names that are unknown, or that are not asked here, are faults. */
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

/** A normalised value as it is printed: 'ES91 2100 0418 …' for a field with `groupsOf`. */
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
  // Control and invisible characters would reach the bank that compares names, and nobody would see them.
  // A text without a letter or a digit, such as an emoji, is refused too.
  if (/\p{C}/u.test(value) || !/[\p{L}\p{N}]/u.test(value)) return 'wrong-characters'
  if (value.length < field.minLength) return 'too-short'
  if (value.length > field.maxLength) return 'too-long'
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value)) {
    return 'wrong-format'
  }
  return undefined
}
