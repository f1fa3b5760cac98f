import type { CorridorWire } from '@puente/contract/customer'
import { askedFields, type RecipientField } from '@puente/contract/corridors'
import { useWatch, type Control } from 'react-hook-form'
import { fieldsOf } from './field-words.ts'
import type { RecipientValues } from './recipient-form.tsx'

/**
 * The fields that a form shows now: they depend on the kind of recipient and on choices, not on typed text.
 */
export function useAskedFields(
  corridor: CorridorWire,
  control: Control<RecipientValues>,
): readonly RecipientField[] {
  const fields = fieldsOf(corridor)
  const choices = fields.filter(({ choices }) => choices !== undefined).map(({ name }) => name)
  const kind = useWatch({ control, name: 'kind' })
  const chosen = useWatch({ control, name: choices.map((name) => `details.${name}` as const) })
  return askedFields(fields, kind, Object.fromEntries(choices.map((name, at) => [name, chosen[at]])))
}
