import type { RecipientField } from '@puente/contract/corridors'
import { useFormValues, type EndpointForm } from '@puente/web'
import { askedOf, type RecipientValues } from './recipient-values.ts'

/**
 * The fields that a form of a recipient shows. They depend on the kind and on choices, so that a key typed into a text
 * does not render the form.
 */
export function useAskedFields(
  form: EndpointForm<RecipientValues>,
  fields: readonly RecipientField[],
): readonly RecipientField[] {
  const choices = fields.filter((field) => field.choices !== undefined).map(({ name }) => name)
  const [kind] = useFormValues(form, ['kind'])
  const chosen = useFormValues(
    form,
    choices.map((name) => `details.${name}` as const),
  )
  const details = Object.fromEntries(choices.map((name, index) => [name, chosen[index] ?? '']))
  return askedOf(fields, { kind, details })
}
