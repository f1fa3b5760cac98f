import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import { choiceWords } from '@puente/recipient-ui'
import { fieldsOf } from './fields-of.ts'

const bankLabels = ['bank', 'bank-code']

/** The bank's name, in corridors whose data choose one from a list. */
export function bankOf(
  { details }: Pick<RecipientWire, 'details'>,
  corridor: CorridorWire | undefined,
): string | undefined {
  if (corridor === undefined) return undefined
  for (const field of fieldsOf(corridor)) {
    const choice = field.choices?.find(({ value }) => value === details[field.name])
    if (bankLabels.includes(field.label) && choice !== undefined) return choiceWords(field, choice)
  }
  return undefined
}
