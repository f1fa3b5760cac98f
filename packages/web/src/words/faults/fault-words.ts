import type { RecipientFieldFault } from '@puente/contract/corridors'
import { createWords } from '../create-words.ts'
import { signsOf, typedCount, type FieldForm } from './field-form.ts'
import { fieldsOf } from './fields-of.ts'
import { fieldForms } from './messages-forms.es.ts'
import { faultMessages, faultParts } from './messages.es.ts'

// A fault of a corridor's field without a text does not compile.
const messages: Readonly<Record<RecipientFieldFault, unknown>> & typeof faultMessages = faultMessages
const words = createWords(messages)
const parts = createWords(faultParts)

type KnownFault = keyof typeof faultMessages

const ofLength = new Set(['too-short', 'too-long', 'wrong-length'])
/** Faults without the example of the field: their text has another one, or they do not depend on the format of the value. */
const withoutExample = new Set<KnownFault>([
  'not-a-choice',
  'unknown-field',
  'unknown-comuna',
  'not-served',
  'not-in-force',
  'not-verified',
  'phone-country',
  'phone-type',
  'under-age',
  'in-use',
  'same-as-now',
  'other-rut',
  'as-rejected',
  'already-past',
  'not-yet',
])

/**
 * The message for a field's fault: what is wrong with what was `typed`, what is right, and an example. `field` is its
 * form, or its label where no form is declared; an unknown fault has a general text.
 */
export function faultWords(fault: string, field?: string | FieldForm, typed = ''): string {
  const known = (Object.hasOwn(faultMessages, fault) ? fault : 'wrong-format') as KnownFault
  if (typeof field !== 'object') return `${unformed(known, field)}.`
  const said = `${formed(known, field, typed)}.`
  return field.example === undefined || withoutExample.has(known) ? said : withExample(said, field.example)
}

/** A fault followed by a right value. */
export const withExample = (fault: string, example: string): string => parts('example', { fault, example })

function unformed(fault: KnownFault, label: string | undefined): string {
  const named = namedIn(label === undefined ? parts('field') : insideSentence(label))
  return fault === 'missing' ? parts('missing', named) : words(fault, named)
}

function formed(fault: KnownFault, form: FieldForm, typed: string): string {
  const named = namedIn(form.what)
  const length = ofLength.has(fault) ? lengthOf(boundOf(fault, form)) : undefined
  if (length !== undefined) {
    const said = parts('length', { ...named, length })
    return typed === '' ? said : parts('typed', { fault: said, typed: String(typedCount(form, typed)) })
  }
  if (form.unit === 'choice' && fault === 'missing') return words('not-a-choice', named)
  if (form.unit === 'letters' && fault === 'wrong-check-digit') return parts('changed', named)
  const said =
    form.unit === 'letters' && fault === 'wrong-characters' ? parts('letters', named) : words(fault, named)
  if (fault === 'unknown-country' && typed !== '')
    return parts('start', { fault: said, start: `«${typed.trim().slice(0, 2)}»` })
  const signs = signsOf(fault, typed)
  return signs === undefined ? said : parts('signs', { fault: said, signs })
}

/** The form with only the bound of length that the text does not keep: 'al menos 12 caracteres'. */
function boundOf(fault: KnownFault, form: FieldForm): FieldForm {
  if ((form.unit ?? 'signs') !== 'signs' || form.least === form.most) return form
  const { least, most, ...rest } = form
  if (fault === 'too-short' && least !== undefined) return { ...rest, least }
  return fault === 'too-long' && most !== undefined ? { ...rest, most } : form
}

/** 'entre 6 y 11 números', '20 números', 'al menos 12 caracteres'; undefined when it is not known. */
export function lengthOf({ unit = 'signs', least, most }: FieldForm): string | undefined {
  if (least === undefined && most === undefined) return undefined
  const unitWord =
    unit === 'digits' ? parts('digits') : unit === 'letters' ? parts('lettersAndDigits') : parts('characters')
  if (least === most) return `${least} ${unitWord}`
  const counted = { unit: unitWord, least: String(least), most: String(most) }
  if (least === undefined) return parts('most', counted)
  return parts(most === undefined ? 'least' : 'range', counted)
}

/** Names of fields within sentences, by field: a label or a form. */
export type FieldNames = Readonly<Record<string, string | FieldForm>>

/** Fields that have the same form wherever they occur. */
const sameEverywhere: FieldNames = {
  rut: fieldForms.rut,
  email: fieldForms.email,
  phone: fieldForms.phone,
  birthDate: fieldForms.birthDate,
  documentNumber: fieldForms.documentNumber,
  password: fieldForms.password,
  givenNames: fieldForms.givenNames,
  surnames: fieldForms.surnames,
  legalName: fieldForms.legalName,
  street: fieldForms.street,
}

/**
 * The faults of a refused call by field name, for a form. `rename` maps the body's path to the form's name; `names`
 * names the fields within sentences, and `values` are those typed now.
 */
export function faultsOf(
  error: unknown,
  rename: (at: string) => string = (at) => at,
  names: FieldNames = {},
  values: Readonly<Record<string, unknown>> = {},
): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(error).map(({ at, fault }) => {
      const name = rename(at)
      const typed = values[name]
      const field = names[name] ?? sameEverywhere[name]
      return [name, faultWords(fault, field, typeof typed === 'string' ? typed : '')]
    }),
  )
}

/** Converts 'Correo electrónico' to 'correo electrónico'; 'RUT' and 'CLABE' stay. */
function insideSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

const namedIn = (name: string) => ({
  field: name,
  Field: name.charAt(0).toUpperCase() + name.slice(1),
})
