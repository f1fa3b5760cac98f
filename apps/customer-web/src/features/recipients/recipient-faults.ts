import type { RecipientField } from '@puente/contract/corridors'
import { fieldFaultWords, isFieldFault } from '@puente/recipient-ui'
import { faultsOf, HttpError } from '@puente/web'

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
