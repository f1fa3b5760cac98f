import type { SettingKind } from '@puente/contract/staff'
import { complianceFields, referralFields, textFields } from './messages-compliance.es.ts'
import { accountingFields, clockFields, protectionFields } from './messages-operation.es.ts'
import { priceFields } from './messages-prices.es.ts'
import { limitFields, transferFields } from './messages-transfers.es.ts'
import type { FieldWords, WordsOfKinds } from './words-of.ts'

const fields: WordsOfKinds<SettingKind> = {
  ...priceFields,
  ...transferFields,
  ...limitFields,
  ...complianceFields,
  ...textFields,
  ...referralFields,
  ...clockFields,
  ...protectionFields,
  ...accountingFields,
}

/** The labels of every field of every setting. */
export const fieldWords: Readonly<Record<SettingKind, NonNullable<FieldWords['fields']>>> = fields
