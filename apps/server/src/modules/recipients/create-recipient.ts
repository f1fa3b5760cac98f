import {
  refuse,
  toWireId,
  type FieldFault,
  type RecipientKind,
  type Refusal,
  type Relationship,
  type Id,
} from '@puente/contract'
import { checkFields, nameForRail, normalName, type CheckedFields } from '@puente/contract/corridors'
import { oneAtATime } from '../../platform/data/one-at-a-time.ts'
import type { Work } from '../../platform/work.ts'
import { noNewRecipientsUntil } from '../access/index.ts'
import { corridorInForce, type Corridor } from '../corridors/index.ts'
import { closedRefusal } from '../customers/index.ts'
import { recipientCreated } from './events.ts'
import type { Recipient } from './recipient.ts'
import { accountIndex, idOfAccount, insertRecipient } from './recipients.store.ts'

export interface NewRecipient {
  readonly corridorId: string
  readonly kind: RecipientKind
  readonly name: string
  readonly relationship: Relationship
  /** Values of the corridor's fields as they were typed. */
  readonly details: Readonly<Record<string, string>>
}

/**
 * Stores a recipient of the acting customer, with details normalized and checked by the corridor's rules. Refuses with
 * every fault, each at its field, and refuses a closed account. A failed check digit that only warns is stored as a warning.
 */
export async function createRecipient(
  work: Work,
  typed: NewRecipient,
): Promise<
  | Recipient
  | Refusal<
      | 'not-allowed'
      | 'account-closed'
      | 'corridor-unknown'
      | 'fields-wrong'
      | 'recipient-already-kept'
      | 'contact-just-changed'
    >
> {
  if (work.actor.kind !== 'customer') return refuse('not-allowed')
  const closed = await closedRefusal(work, work.actor.customerId)
  if (closed !== undefined) return closed
  const until = await noNewRecipientsUntil(work, work.actor.userId)
  if (until !== undefined) return refuse('contact-just-changed', { until: until.toISOString() })
  const corridor = await corridorInForce(work, typed.corridorId)
  if (corridor === undefined) return refuse('corridor-unknown')
  const checked = checkFields(corridor.fields, typed.kind, typed.details)
  const faults = faultsOf(corridor, typed, checked)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const recipient = kept(work, corridor, typed, checked, work.actor.customerId)
  await oneAtATime(work, 'recipients', recipient.customerId)
  const account = await accountIndex(work, recipient.customerId, [
    corridor.id,
    ...accountOf(corridor, checked),
  ])
  const id = await insertRecipient(work, recipient, account)
  if (id !== undefined) {
    await work.emit(recipientCreated(id, recipient.customerId))
    return { ...recipient, id }
  }
  const already = await idOfAccount(work, recipient.customerId, account)
  return refuse('recipient-already-kept', { recipientId: toWireId('recipient', already) })
}

/** Every fault of typed data, each at its field. */
export function faultsOf(
  corridor: Corridor,
  typed: Pick<NewRecipient, 'name'>,
  checked: CheckedFields,
): FieldFault[] {
  const name = nameForRail(corridor.name, typed.name)
  return [
    ...('fault' in name ? [{ at: 'name', fault: name.fault }] : []),
    ...checked.faults.map(({ at, fault }) => ({ at: `details.${at}`, fault })),
  ]
}

/** The fields that identify an account. The last one is shown to users. */
export const accountOf = (corridor: Corridor, { normalised }: Pick<CheckedFields, 'normalised'>): string[] =>
  corridor.account.map((field) => normalised[field] ?? '')

/** The stored form of validated details. */
export const keptOf = (corridor: Corridor, checked: CheckedFields) => ({
  details: checked.normalised,
  accountEnding: (accountOf(corridor, checked).at(-1) ?? '').slice(-4),
  warnings: checked.warnings.map(({ at, fault }) => ({ at: `details.${at}`, fault })),
})

function kept(
  work: Work,
  corridor: Corridor,
  typed: NewRecipient,
  checked: CheckedFields,
  customerId: Id<'customer'>,
): Recipient {
  return {
    id: work.id(),
    customerId,
    corridorId: corridor.id,
    corridorVersion: corridor.version,
    country: corridor.country,
    currency: corridor.currency,
    kind: typed.kind,
    name: normalName(typed.name),
    relationship: typed.relationship,
    ...keptOf(corridor, checked),
    createdAt: work.now,
    alias: undefined,
    favourite: false,
    archivedAt: undefined,
    changedAt: undefined,
    lastOrder: undefined,
  }
}
