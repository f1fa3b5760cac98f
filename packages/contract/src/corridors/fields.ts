import { checkDigits, type CheckDigitName, type CheckFault } from './check-digits.ts'

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

/** One thing a corridor asks about a recipient, as served data: a new corridor needs rows, not code. */
export interface RecipientField {
  /** Unique in its corridor; the key of the recipient's details. */
  readonly name: string
  readonly kind: FieldKind
  /** Message key of its words in the web: English, kebab-case. */
  readonly label: string
  /** Bounds of the normalised value, in characters. */
  readonly minLength: number
  readonly maxLength: number
  /** A regular expression that the whole normalised value must match. */
  readonly pattern?: string | undefined
  readonly checkDigit?: CheckDigitName | undefined
  /** Whether a wrong check digit refuses the value or only warns; anything else that is wrong always refuses. */
  readonly severity: 'block' | 'warn'
  /** The values of a 'choice'; each has words in the web. */
  readonly choices?: readonly string[] | undefined
  /** For the browser: the HTML attributes of the same names. */
  readonly autocomplete?: string | undefined
  readonly inputMode?: InputMode | undefined
  readonly optional?: boolean | undefined
  /** Printed in groups of this many characters, to be compared by eye. */
  readonly groupsOf?: number | undefined
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
  if (field.checkDigit === undefined) return { normalised }
  const asked = checkDigits[field.checkDigit]
  const wrong = asked.check(normalised)
  if (wrong === undefined) return { normalised }
  if (field.severity === 'block' && asked.severity === 'block') return { fault: wrong, severity: 'block' }
  return { fault: wrong, severity: 'warn', normalised }
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

/** All that is wrong with what was typed, field by field, unknown names included. */
export function checkFields(
  fields: readonly RecipientField[],
  typed: Readonly<Record<string, string | undefined>>,
): CheckedFields {
  const kept: [string, string][] = []
  const faults: RecipientFieldFinding[] = []
  const warnings: RecipientFieldFinding[] = []
  for (const field of fields) {
    const value = Object.hasOwn(typed, field.name) ? (typed[field.name] ?? '') : ''
    const checked = checkField(field, value)
    if ('fault' in checked) {
      const found = checked.severity === 'block' ? faults : warnings
      found.push({ at: field.name, fault: checked.fault })
    }
    if ('normalised' in checked && checked.normalised !== '') kept.push([field.name, checked.normalised])
  }
  const known = new Set(fields.map((field) => field.name))
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
  if (field.kind === 'choice') return field.choices?.includes(value) === true ? undefined : 'not-a-choice'
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
