import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { settle } from '../../pending-items/index.ts'
import type { Address } from '../records/customer.ts'
import { profileRules } from './profile-rules.ts'
import { profileFor, setProfile } from './profiles.store.ts'

/** Gives a customer an outdated or incomplete address: with a closed comuna or without a number. For seeds only. */
export async function seedAddress(work: Work, customerId: Id<'customer'>, address: Address): Promise<void> {
  const profile = await profileFor(work, customerId, true)
  if (profile === undefined) throw new Error(`no customer ${customerId}`)
  await setProfile(work, customerId, { ...profile, address })
  await settle(work, profileRules, [customerId])
}
