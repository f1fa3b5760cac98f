import type { FundsSource, Purpose, RecipientKind, Relationship } from '@puente/contract'
import { askedFields, printField, type NameRule, type RecipientField } from '@puente/contract/corridors'

/** The values of the form of a recipient, as typed. */
export interface RecipientValues {
  readonly kind: RecipientKind
  readonly name: string
  readonly relationship: Relationship | ''
  /** By the names of the corridor's fields. */
  readonly details: Readonly<Record<string, string>>
  /** The answers about the order to this recipient, where the form asks for them too. */
  readonly order?: OrderAnswers | undefined
}

/** The purpose and the source of funds of an order; empty until chosen. */
export interface OrderAnswers {
  readonly purpose: Purpose | ''
  readonly fundsSource: FundsSource | ''
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

/** The form with the data of a stored recipient; a field that the corridor did not have then is empty. */
export const valuesOf = (
  fields: readonly RecipientField[],
  { kind, name, relationship, details }: RecipientValues,
): RecipientValues => ({
  kind,
  name,
  relationship,
  details: Object.fromEntries(
    fields.map((field) => [field.name, printField(field, details[field.name] ?? '')]),
  ),
})

/** The fields that a form shows for these values: they depend on the kind of recipient and on choices. */
export const askedOf = (
  fields: readonly RecipientField[],
  { kind, details }: Pick<RecipientValues, 'kind' | 'details'>,
): readonly RecipientField[] => askedFields(fields, kind, details)
