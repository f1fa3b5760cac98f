import { isRefusal, refuse, type FieldFault, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { settle } from '../../pending-items/index.ts'
import { localityOf } from '../../localities/index.ts'
import { isSaid } from './address-line.ts'
import { occupations } from './occupations.ts'
import { annualUpdate } from './profile-rules.ts'
import type { Profile, ProfileEdit } from './profile.ts'
import { setConfirmedNow } from './profiles.store.ts'
import { saveProfile } from './save-profile.ts'

/**
 * Records that the customer confirmed their data now, with or without an edit. Refuses incomplete data, also an address
 * that was never requested before.
 */
export async function confirmProfile(
  work: Work,
  customerId: Id<'customer'>,
  edit: ProfileEdit,
): Promise<true | Refusal<'fields-wrong' | 'quote-only' | 'not-allowed'>> {
  const profile = await saveProfile(work, customerId, edit)
  if (isRefusal(profile)) return profile
  const faults = await gapsOf(work, profile)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  await setConfirmedNow(work, customerId)
  await work.audit({ action: 'confirm-profile', subject: customerId })
  await settle(work, [annualUpdate], [customerId])
  return true
}

async function gapsOf(work: Work, { address, occupation, employer }: Profile): Promise<FieldFault[]> {
  const faults: FieldFault[] = []
  for (const part of ['street', 'number'] as const)
    if (!isSaid(address?.[part])) faults.push({ at: `address.${part}`, fault: 'missing' })
  if ((await localityOf(work, address?.comuna ?? '')) === undefined)
    faults.push({ at: 'address.comuna', fault: 'unknown-comuna' })
  const { choices } = await occupations(work)
  const asked = choices.some(({ code, asksEmployer }) => code === occupation && asksEmployer)
  if (asked && employer === undefined) faults.push({ at: 'employer', fault: 'missing' })
  return faults
}
