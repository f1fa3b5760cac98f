import { askedFields } from '@puente/contract/corridors'
import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import { labelOf, valueWords } from '@puente/recipient-ui'
import type { Definition } from '@puente/ui'
import { fieldsOf } from './fields-of.ts'
import { words } from './words.ts'

/** The account's data with the labels of their corridor, in its order, numbers in groups of digits. */
export function detailsOf(
  recipient: Pick<RecipientWire, 'kind' | 'details' | 'accountEnding'>,
  corridor: CorridorWire | undefined,
): Definition[] {
  const ending = {
    term: words('page.account'),
    value: words('list.account', { ending: recipient.accountEnding }),
  }
  if (corridor === undefined) return [ending]
  return askedFields(fieldsOf(corridor), recipient.kind, recipient.details).flatMap((field) => {
    const value = recipient.details[field.name]
    if (value === undefined || value === '') return []
    return [{ term: labelOf(field), value: valueWords(field, value) }]
  })
}
