import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { settle } from '../pending-items/index.ts'
import { profileRules } from './profile-rules.ts'
import type { Profile, ProfileEdit } from './profile.ts'
import { profileFor, setProfile } from './profiles.store.ts'
import { readEdit } from './read-edit.ts'

type SaveRefusal = Refusal<'fields-wrong' | 'quote-only' | 'not-allowed'>

/** What an edit touches, for the audit trail: names of parts, and nothing of what they say. */
const partsOf = ({ address, ...rest }: ProfileEdit): string =>
  [...Object.entries(address ?? {}), ...Object.entries(rest)]
    .flatMap(([part, said]) => (said === undefined ? [] : [part]))
    .join(',')

/**
 * Keeps what a customer says anew of themselves, or nothing of it when a field has a fault. Whoever has yet to confirm
 * their identity says it in their file instead; whose account has ended says nothing more. Answers what is kept now.
 */
export async function saveProfile(
  work: Work,
  customerId: string,
  edit: ProfileEdit,
): Promise<Profile | SaveRefusal> {
  const kept = await profileFor(work, customerId, true)
  if (kept === undefined) throw new Error(`no customer ${customerId} behind a session`)
  if (kept.status === 'quote-only') return refuse('quote-only')
  if (kept.status !== 'active') return refuse('not-allowed')
  const { profile, faults } = await readEdit(work, kept, edit)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const changed = partsOf(edit)
  if (changed === '') return kept
  await setProfile(work, customerId, profile)
  await work.audit({ action: 'save-profile', subject: customerId, facts: { changed } })
  await settle(work, profileRules, [customerId])
  return (await profileFor(work, customerId)) ?? kept
}
