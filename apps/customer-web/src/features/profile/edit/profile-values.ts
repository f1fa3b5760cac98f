import type { LocalitiesWire, ProfileEditWire, ProfileWire } from '@puente/contract/customer'
import { regionOf } from '../../places/comunas.ts'
import type { PlaceValues } from '../../places/comuna-fields.tsx'

/** The editable values of a profile; each form has some of them. */
export interface ProfileValues extends PlaceValues {
  country: string
  street: string
  number: string
  unit: string
  occupation: string
  employer: string
}

/** The parts of the form: country, locality, street, occupation. */
export type ProfilePart = 'country' | 'place' | 'street' | 'work'

export function valuesOf(
  { country, address = {}, ...profile }: ProfileWire,
  places: LocalitiesWire,
): ProfileValues {
  const comuna = address.comuna ?? ''
  return {
    country,
    region: regionOf(places, comuna) ?? '',
    comuna,
    street: address.street ?? '',
    number: address.number ?? '',
    unit: address.unit ?? '',
    occupation: profile.occupation ?? '',
    employer: profile.employer ?? '',
  }
}

/** The request body: only the parts of the form; the employer only for occupations that have one. */
export function editOf(
  { country, comuna, street, number, unit, occupation, employer }: ProfileValues,
  parts: readonly ProfilePart[],
  asksEmployer: boolean,
): ProfileEditWire {
  const asks = (part: ProfilePart) => parts.includes(part)
  return {
    ...(asks('country') ? { country } : {}),
    ...(asks('place') || asks('street')
      ? {
          address: {
            ...(asks('place') ? { comuna } : {}),
            ...(asks('street') ? { street, number, unit } : {}),
          },
        }
      : {}),
    ...(asks('work') ? { occupation, ...(asksEmployer ? { employer } : {}) } : {}),
  }
}
