import type { FieldFault } from '@puente/contract'
import type { RecipientFieldFault } from '@puente/contract/corridors'
import { HttpError } from '../../client/http-error.ts'
import { createWords } from '../create-words.ts'
import { faultMessages, unnamedField } from './messages.es.ts'

// A fault of a corridor's field without a text does not compile.
const messages: Readonly<Record<RecipientFieldFault, unknown>> & typeof faultMessages = faultMessages
const words = createWords(messages)
const unnamed = createWords(unnamedField)

type KnownFault = keyof typeof faultMessages

/** The message for a field's fault; an unknown fault has a general text. */
export function faultWords(fault: string, label?: string): string {
  const known = (Object.hasOwn(faultMessages, fault) ? fault : 'wrong-format') as KnownFault
  return words(known, { field: label === undefined ? unnamed('field') : insideSentence(label) })
}

/** Faults at lines of a checklist: the page shows the list, and no form has a field for them. */
const CHECKS = 'checks.'

/** The faults of a refused call at fields of its body. */
export const fieldsOf = (error: unknown): readonly FieldFault[] =>
  error instanceof HttpError ? (error.problem?.fields ?? []).filter(({ at }) => !at.startsWith(CHECKS)) : []

/**
 * The faults of a refused call by field name, for a form. `rename` maps the body's path to the form's name;
 * `labels` names the fields within sentences.
 */
export function faultsOf(
  error: unknown,
  rename: (at: string) => string = (at) => at,
  labels: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(error).map(({ at, fault }) => [rename(at), faultWords(fault, labels[rename(at)])]),
  )
}

/** Converts 'Correo electrónico' to 'correo electrónico'; 'RUT' and 'CLABE' stay. */
function insideSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase('es-CL') + label.slice(1) : label
}
