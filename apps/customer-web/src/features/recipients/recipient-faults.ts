import type { RecipientField, RecipientFieldFault } from '@puente/contract/corridors'
import { faultsOf, HttpError } from '@puente/web'
import type { FieldErrors } from 'react-hook-form'
import { fieldFaultWords } from './field-words.ts'
import { recipientMessages } from './messages.es.ts'
import type { RecipientValues } from './recipient-form.tsx'

/** The form's own faults by field name; fields of the corridor as 'details.<name>'. */
export function faultsOfForm(errors: FieldErrors<RecipientValues>): Record<string, string> {
  const found: [string, string | undefined][] = [
    ['name', errors.name?.message],
    ['relationship', errors.relationship?.message],
    ...Object.entries(errors.details ?? {}).map(([name, error]): [string, string | undefined] => [
      `details.${name}`,
      typeof error === 'object' && 'message' in error ? error.message : undefined,
    ]),
  ]
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** The server's faults of the shown fields, with the same texts as the form's own validation. */
export function faultsOfServer(error: unknown, asked: readonly RecipientField[]): Record<string, string> {
  const general = faultsOf(error)
  if (!(error instanceof HttpError)) return general
  const own = (error.problem?.fields ?? []).flatMap(({ at, fault }): [string, string][] => {
    const field = asked.find(({ name }) => at === `details.${name}`)
    if (field === undefined || !isFieldFault(fault)) return []
    return [[at, fieldFaultWords(field, fault)]]
  })
  return { ...general, ...Object.fromEntries(own) }
}

const isFieldFault = (fault: string): fault is RecipientFieldFault =>
  Object.hasOwn(recipientMessages.faults, fault)
