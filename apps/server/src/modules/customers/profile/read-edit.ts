import type { FieldFault } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { localityOf } from '../../localities/index.ts'
import type { Address } from '../records/customer.ts'
import { occupations } from './occupations.ts'
import { isOnlySigns, oneLine } from './one-line.ts'
import { hasOccupation, HOME_COUNTRY, type Profile, type ProfileEdit } from './profile.ts'

/** A profile with an edit applied, and the faults of the edit. */
export interface EditedProfile {
  readonly profile: Pick<Profile, 'country' | 'address' | 'occupation' | 'employer'>
  readonly faults: readonly FieldFault[]
}

/** Applies an edit to a profile, each value normalized. */
export async function readEdit(work: Work, kept: Profile, edit: ProfileEdit): Promise<EditedProfile> {
  const country = edit.country ?? kept.country
  const faults: FieldFault[] = []
  if (edit.country !== undefined && country !== HOME_COUNTRY)
    faults.push({ at: 'country', fault: 'not-served' })
  const address = await readAddress(work, kept.address, edit.address, faults)
  const { occupation, employer } = await readOccupation(work, kept, edit, faults)
  return {
    profile: {
      country,
      ...(address === undefined ? {} : { address }),
      ...(occupation === undefined ? {} : { occupation }),
      ...(employer === undefined ? {} : { employer }),
    },
    faults,
  }
}

async function readAddress(
  work: Work,
  kept: Address | undefined,
  edit: ProfileEdit['address'],
  faults: FieldFault[],
): Promise<Address | undefined> {
  if (edit === undefined) return kept
  const read = (part: 'street' | 'number' | 'unit') =>
    edit[part] === undefined ? kept?.[part] : oneLine(edit[part])
  const [street = '', number = '', unit = ''] = [read('street'), read('number'), read('unit')]
  for (const part of ['street', 'number'] as const)
    if (edit[part]?.trim() === '') faults.push({ at: `address.${part}`, fault: 'missing' })
  for (const part of ['street', 'number', 'unit'] as const)
    if (isOnlySigns(edit[part] ?? '')) faults.push({ at: `address.${part}`, fault: 'wrong-format' })
  const locality = edit.comuna === undefined ? undefined : await localityOf(work, edit.comuna)
  if (edit.comuna !== undefined && locality === undefined)
    faults.push({ at: 'address.comuna', fault: 'unknown-comuna' })
  return {
    street,
    ...(number === '' ? {} : { number }),
    ...(unit === '' ? {} : { unit }),
    comuna: locality?.comuna.code ?? kept?.comuna ?? '',
    region: locality?.region.code ?? kept?.region ?? '',
  }
}

async function readOccupation(
  work: Work,
  kept: Profile,
  edit: ProfileEdit,
  faults: FieldFault[],
): Promise<Pick<Profile, 'occupation' | 'employer'>> {
  const occupation = edit.occupation ?? kept.occupation
  const { choices } = await occupations(work)
  const chosen = choices.find(({ code }) => code === occupation)
  const isOdd = chosen === undefined || !hasOccupation(kept.kind)
  if (edit.occupation !== undefined && isOdd) faults.push({ at: 'occupation', fault: 'not-a-choice' })
  // A person without an employed occupation has no employer.
  const asked = chosen?.asksEmployer === true
  if (asked && edit.employer?.trim() === '') faults.push({ at: 'employer', fault: 'missing' })
  if (asked && isOnlySigns(edit.employer ?? '')) faults.push({ at: 'employer', fault: 'wrong-format' })
  const employer = asked ? oneLine(edit.employer ?? kept.employer ?? '') : ''
  return {
    ...(occupation === undefined ? {} : { occupation }),
    ...(employer === '' ? {} : { employer }),
  }
}
