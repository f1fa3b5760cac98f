import type { Work } from '../../platform/work.ts'
import { settle } from '../pending-items/index.ts'
import { setActive } from './company.store.ts'
import { profileRules } from './profile-rules.ts'

/** Opens a company's account for sending once its file is approved: from here on it owes what active customers owe. */
export async function activateCompany(work: Work, id: string): Promise<void> {
  await setActive(work, id)
  await settle(work, profileRules, [id])
}
