import type { RecipientField } from '@puente/contract/corridors'
import { fieldFaultWords } from '@puente/recipient-ui'
import { faultsOf, fieldForms, HttpError } from '@puente/web'

/** The server's faults of the shown fields, with the same texts as the form's own validation. */
export function faultsOfServer(
  error: unknown,
  asked: readonly RecipientField[],
  details: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const general = faultsOf(error, undefined, { name: fieldForms.personName })
  if (!(error instanceof HttpError)) return general
  const own = (error.problem?.fields ?? []).flatMap(({ at, fault }): [string, string][] => {
    const field = asked.find(({ name }) => at === `details.${name}`)
    return field === undefined ? [] : [[at, fieldFaultWords(field, fault, details[field.name])]]
  })
  return { ...general, ...Object.fromEntries(own) }
}
