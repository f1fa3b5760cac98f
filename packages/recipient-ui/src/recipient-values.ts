import type { RecipientKind, Relationship } from '@puente/contract'
import { askedFields, type NameRule, type RecipientField } from '@puente/contract/corridors'

/** The values of the form of a recipient, as typed. */
export interface RecipientValues {
  readonly kind: RecipientKind
  readonly name: string
  readonly relationship: Relationship | ''
  /** By the names of the corridor's fields. */
  readonly details: Readonly<Record<string, string>>
}

/** What the form needs of a corridor. */
export interface RecipientCorridor {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly name: NameRule
  readonly fields: readonly RecipientField[]
}

/** The form before anything is typed. */
export const emptyRecipient = (fields: readonly RecipientField[]): RecipientValues => ({
  kind: 'person',
  name: '',
  relationship: '',
  details: Object.fromEntries(fields.map(({ name }) => [name, ''])),
})

/** The fields that a form shows for these values: they depend on the kind of recipient and on choices. */
export const askedOf = (
  fields: readonly RecipientField[],
  { kind, details }: Pick<RecipientValues, 'kind' | 'details'>,
): readonly RecipientField[] => askedFields(fields, kind, details)
