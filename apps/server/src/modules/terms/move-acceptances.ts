import type { Work } from '../../platform/work.ts'
import { settle } from '../pending-items/index.ts'
import { giveAcceptances } from './acceptances.store.ts'
import { termsUpdate } from './terms-update.ts'

/**
 * What a registration accepted is the user's from here on, with its own moment and address. Where a newer text came into
 * force since, the new user owes reading that.
 */
export async function moveAcceptances(work: Work, registrationId: string, userId: string): Promise<void> {
  await giveAcceptances(work, registrationId, userId)
  await settle(work, [termsUpdate], [userId])
}
