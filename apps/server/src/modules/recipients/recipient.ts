import { fromWireId, toWireId, type RecipientKind, type Relationship } from '@puente/contract'
import type { RecipientWire } from '@puente/contract/customer'
import type { Currency } from '@puente/money'

/** What looks wrong with a field and did not stop it. */
export interface Warning {
  readonly at: string
  readonly fault: string
}

/** Someone a customer can pay. Name and details are opened: only for the customer, staff who need them, and the rail. */
export interface Recipient {
  readonly id: string
  readonly customerId: string
  readonly corridorId: string
  /** The version of the corridor's data that the details passed. */
  readonly corridorVersion: number
  readonly country: string
  readonly currency: Currency
  readonly kind: RecipientKind
  readonly name: string
  readonly relationship: Relationship
  /** The corridor's fields by name, normalised. */
  readonly details: Readonly<Record<string, string>>
  /** Up to four last characters of the account: all that may be shown elsewhere. */
  readonly accountEnding: string
  readonly warnings: readonly Warning[]
  readonly createdAt: Date
}

/** A recipient in a list of something else. */
export interface RecipientSummary {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly accountEnding: string
}

export const toRecipientWire = (recipient: Recipient): RecipientWire => ({
  id: toWireId('recipient', recipient.id),
  corridorId: recipient.corridorId,
  country: recipient.country,
  currency: recipient.currency,
  kind: recipient.kind,
  name: recipient.name,
  relationship: recipient.relationship,
  details: { ...recipient.details },
  accountEnding: recipient.accountEnding,
  warnings: recipient.warnings.map((warning) => ({ ...warning })),
  createdAt: recipient.createdAt.toISOString(),
})

/** The recipient's UUID behind an id of the wire. */
export const recipientUuid = (wireId: string): string | undefined => fromWireId('recipient', wireId)
