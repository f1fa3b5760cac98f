import type { Work } from '../../../platform/work.ts'
import { settle } from '../../pending-items/index.ts'
import { setActive } from './company.store.ts'
import { profileRules } from '../profile/profile-rules.ts'

/**
 * Activates a company's account once its file is approved. From now on the pending items of active customers apply to
 * it.
 */
export async function activateCompany(work: Work, id: string): Promise<void> {
  await setActive(work, id)
  await settle(work, profileRules, [id])
}
