import type { Id } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { settle } from '../pending-items/index.ts'
import { giveAcceptances } from './acceptances.store.ts'
import { termsUpdate } from './terms-update.ts'

/**
 * Assigns a registration's acceptances to its user. Instant and IP address stay unchanged. If a newer text has come
 * into force since, the user must accept it.
 */
export async function moveAcceptances(
  work: Work,
  registrationId: Id<'registration'>,
  userId: Id<'user'>,
): Promise<void> {
  await giveAcceptances(work, registrationId, userId)
  await settle(work, [termsUpdate], [userId])
}
