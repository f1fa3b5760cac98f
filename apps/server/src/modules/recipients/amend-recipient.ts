import { checkFields } from '@puente/contract/corridors'
import type { Work } from '../../platform/work.ts'
import type { Corridor } from '../corridors/index.ts'
import { accountOf, keptOf } from './create-recipient.ts'
import { recipientAmended } from './events.ts'
import { accountIndex, amend, recipientFor } from './recipients.store.ts'

/** Data that a correction gave and that its corridor has checked. */
interface RecipientCorrection {
  readonly name: string
  readonly details: Readonly<Record<string, string>>
}

/**
 * Keeps what a customer corrected after a payout came back, so that the account which refused it is not offered again.
 * Where the corrected account is kept already, that recipient stands for this one.
 */
export async function amendRecipient(
  work: Work,
  id: string,
  corridor: Corridor,
  { name, details }: RecipientCorrection,
): Promise<void> {
  const recipient = await recipientFor(work, id)
  // Erased meanwhile, or kept for another corridor since: there is nothing to correct.
  if (recipient === undefined || recipient.corridorId !== corridor.id) return
  const checked = checkFields(corridor.fields, recipient.kind, details)
  const account = accountIndex(work, [corridor.id, ...accountOf(corridor, checked)])
  const { id: keptId, customerId } = recipient
  const kept = keptOf(corridor, checked)
  await amend(work, { id: keptId, customerId, corridorVersion: corridor.version, name, ...kept }, account)
  await work.emit(recipientAmended(keptId, customerId))
}
