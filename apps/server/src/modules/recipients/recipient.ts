import {
  fromWireId,
  toWireId,
  type FundsSource,
  type Id,
  type Purpose,
  type RecipientKind,
  type Relationship,
} from '@puente/contract'
import type { RecipientWire } from '@puente/contract/customer'
import type { Currency } from '@puente/money'

/** A suspicious value of a field that was accepted. */
export interface Warning {
  readonly at: string
  readonly fault: string
}

/** A person or company that a customer can pay. Decrypted: only for the customer, staff who need it, and the rail. */
export interface Recipient {
  readonly id: Id<'recipient'>
  readonly customerId: Id<'customer'>
  readonly corridorId: string
  /** Version of the corridor's data with which the details were checked. */
  readonly corridorVersion: number
  readonly country: string
  readonly currency: Currency
  readonly kind: RecipientKind
  readonly name: string
  readonly relationship: Relationship
  /** Values of the corridor's fields, normalized. */
  readonly details: Readonly<Record<string, string>>
  /** The last characters of the account, at most four. Only these are shown outside the recipient's page. */
  readonly accountEnding: string
  readonly warnings: readonly Warning[]
  readonly createdAt: Date
  /** The customer's own name for the account. */
  readonly alias: string | undefined
  readonly favourite: boolean
  /** Since when it is no longer offered for new transfers. */
  readonly archivedAt: Date | undefined
  /** When the customer last changed name or account data. */
  readonly changedAt: Date | undefined
  readonly lastOrder: RecipientOrder | undefined
}

/** What a customer declares about an order. */
export interface OrderDeclaration {
  readonly purpose: Purpose
  readonly fundsSource: FundsSource
}

/** An order to a recipient. */
export interface RecipientOrder {
  readonly at: Date
  readonly sendMinor: bigint
  /** In the recipient's currency. */
  readonly receiveMinor: bigint
  /** Undefined for an order that is older than its record. */
  readonly declared: OrderDeclaration | undefined
}

/** How long after a change of its data no order to a recipient is accepted: an account thief would change them first. */
const QUIET_MS = 24 * 3_600_000

/** Until when no order to the recipient is accepted; undefined when orders are accepted. */
export function quietUntil({ changedAt }: Pick<Recipient, 'changedAt'>, now: Date): Date | undefined {
  const until = changedAt && new Date(changedAt.getTime() + QUIET_MS)
  return until !== undefined && until > now ? until : undefined
}

/** What a customer sets to sort their recipients. */
export interface RecipientPreferences {
  readonly alias: string | undefined
  readonly favourite: boolean
  readonly archived: boolean
}

/** A recipient as lists of other objects show it. */
export interface RecipientSummary {
  readonly id: Id<'recipient'>
  readonly name: string
  readonly country: string
  readonly accountEnding: string
}

/** A recipient for its customer, at this instant. */
export const toRecipientWire = (recipient: Recipient, now: Date): RecipientWire => ({
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
  ...(recipient.alias === undefined ? {} : { alias: recipient.alias }),
  favourite: recipient.favourite,
  ...(recipient.archivedAt === undefined ? {} : { archivedAt: recipient.archivedAt.toISOString() }),
  ...quietWire(quietUntil(recipient, now)),
  ...(recipient.lastOrder === undefined ? {} : { lastOrder: orderWire(recipient.lastOrder) }),
})

const quietWire = (until: Date | undefined) =>
  until === undefined ? {} : { quietUntil: until.toISOString() }

const orderWire = ({ at, sendMinor, receiveMinor, declared }: RecipientOrder) => ({
  at: at.toISOString(),
  sendMinor: String(sendMinor),
  receiveMinor: String(receiveMinor),
  ...(declared === undefined ? {} : { declared: { ...declared } }),
})

/** The UUID of a recipient's public id; undefined when it is malformed. */
export const recipientUuid = (wireId: string): string | undefined => fromWireId('recipient', wireId)
