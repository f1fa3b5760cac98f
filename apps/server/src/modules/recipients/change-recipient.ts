import { refuse, toWireId, type Refusal, type Relationship } from '@puente/contract'
import { checkFields, normalName } from '@puente/contract/corridors'
import { isDeepStrictEqual } from 'node:util'
import { oneAtATime } from '../../platform/data/one-at-a-time.ts'
import type { Work } from '../../platform/work.ts'
import { noNewRecipientsUntil } from '../access/index.ts'
import { corridorInForce } from '../corridors/index.ts'
import { closedRefusal } from '../customers/index.ts'
import { accountOf, faultsOf, keptOf } from './create-recipient.ts'
import { recipientAmended, recipientChanged } from './events.ts'
import type { Recipient } from './recipient.ts'
import * as store from './recipients.store.ts'

/** The data of a recipient as a customer typed them. */
interface TypedChange {
  readonly name: string
  readonly relationship: Relationship
  /** Values of the corridor's fields. */
  readonly details: Readonly<Record<string, string>>
}

/**
 * Changes a recipient's data, checked by the corridor in force. Orders that exist keep the data with which they were
 * created. A change of name or account stops new orders for 24 hours; a change of the relationship alone does not.
 * Refuses with every fault at its field, an account that another recipient of the customer has, and a closed customer.
 */
export async function changeRecipient(
  work: Work,
  recipient: Recipient,
  typed: TypedChange,
): Promise<
  | Recipient
  | Refusal<
      | 'account-closed'
      | 'corridor-unknown'
      | 'fields-wrong'
      | 'recipient-already-kept'
      | 'contact-just-changed'
    >
> {
  const closed = await closedRefusal(work, recipient.customerId)
  if (closed !== undefined) return closed
  const corridor = await corridorInForce(work, recipient.corridorId)
  if (corridor === undefined) return refuse('corridor-unknown')
  const checked = checkFields(corridor.fields, recipient.kind, typed.details)
  const faults = faultsOf(corridor, typed, checked)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const name = normalName(typed.name)
  const data = keptOf(corridor, checked)
  const changed = { ...recipient, name, relationship: typed.relationship, ...data }
  if (name === recipient.name && isDeepStrictEqual(data.details, recipient.details)) {
    await store.saveRelationship(work, recipient.id, typed.relationship)
    await work.emit(recipientAmended(recipient.id, recipient.customerId))
    return changed
  }
  const until = await stoppedUntil(work)
  if (until !== undefined) return refuse('contact-just-changed', { until: until.toISOString() })
  await oneAtATime(work, 'recipients', recipient.customerId)
  const account = await store.accountIndex(work, recipient.customerId, [
    corridor.id,
    ...accountOf(corridor, checked),
  ])
  const other = await store.otherWithAccount(work, recipient, account)
  if (other !== undefined)
    return refuse('recipient-already-kept', { recipientId: toWireId('recipient', other) })
  await store.change(work, { ...changed, corridorVersion: corridor.version }, account)
  await work.emit(recipientChanged(recipient.id, recipient.customerId))
  return { ...changed, corridorVersion: corridor.version, changedAt: work.now }
}

const stoppedUntil = async (work: Work): Promise<Date | undefined> =>
  work.actor.kind === 'customer' ? noNewRecipientsUntil(work, work.actor.userId) : undefined
