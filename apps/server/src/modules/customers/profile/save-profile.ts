import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { settle } from '../../pending-items/index.ts'
import { customerEvents } from '../events.ts'
import { profileRules } from './profile-rules.ts'
import type { Profile, ProfileEdit } from './profile.ts'
import { profileFor, setProfile } from './profiles.store.ts'
import { readEdit } from './read-edit.ts'

type SaveRefusal = Refusal<'fields-wrong' | 'quote-only' | 'not-allowed'>

/** Names of the changed fields for the audit trail, without their values. */
const partsOf = ({ address, ...rest }: ProfileEdit): string =>
  [...Object.entries(address ?? {}), ...Object.entries(rest)]
    .flatMap(([part, said]) => (said === undefined ? [] : [part]))
    .join(',')

/**
 * Stores a customer's edit, or nothing when a field has a fault. Refuses a customer whose identity is not confirmed,
 * who edits the application instead, and one whose account has ended. Returns the stored profile.
 */
export async function saveProfile(
  work: Work,
  customerId: Id<'customer'>,
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
  await work.emit({ name: customerEvents.factsChanged, subject: customerId, facts: {} })
  await settle(work, profileRules, [customerId])
  return (await profileFor(work, customerId)) ?? kept
}
