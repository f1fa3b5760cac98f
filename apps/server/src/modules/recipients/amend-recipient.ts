import { checkFields } from '@puente/contract/corridors'
import type { Work } from '../../platform/work.ts'
import type { Corridor } from '../corridors/index.ts'
import { accountOf, keptOf } from './create-recipient.ts'
import { recipientAmended } from './events.ts'
import { accountIndex, amend, recipientFor } from './recipients.store.ts'

/** Corrected data, validated by the corridor, and the reference of the transfer that is paid with them. */
interface RecipientCorrection {
  readonly reference: string
  readonly name: string
  readonly details: Readonly<Record<string, string>>
}

/**
 * Stores the data of a correction after a returned payout, so that the rejected account is not offered again. If
 * another recipient already has the corrected account, that recipient replaces this one.
 */
export async function amendRecipient(
  work: Work,
  id: string,
  corridor: Corridor,
  { name, details, reference }: RecipientCorrection,
): Promise<void> {
  const recipient = await recipientFor(work, id)
  // The recipient was erased or has another corridor: there is nothing to correct.
  if (recipient === undefined || recipient.corridorId !== corridor.id) return
  const checked = checkFields(corridor.fields, recipient.kind, details)
  const { id: keptId, customerId } = recipient
  const account = await accountIndex(work, customerId, [corridor.id, ...accountOf(corridor, checked)])
  const kept = keptOf(corridor, checked)
  await amend(work, { id: keptId, customerId, corridorVersion: corridor.version, name, ...kept }, account)
  await work.emit(recipientAmended(keptId, customerId, { reference }))
}
