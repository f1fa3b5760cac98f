import type { PlacesWire, ProfileEditWire, ProfileWire } from '@puente/contract/customer'
import { regionOf } from '../../places/comunas.ts'
import type { PlaceValues } from '../../places/comuna-fields.tsx'

/** What a customer types of themselves; each form asks for some of it. */
export interface ProfileValues extends PlaceValues {
  country: string
  street: string
  number: string
  unit: string
  occupation: string
  employer: string
}

/** What a form can ask for: where in Chile, which handler, which work. */
export type ProfilePart = 'country' | 'place' | 'street' | 'work'

export function valuesOf(
  { country, address = {}, ...profile }: ProfileWire,
  places: PlacesWire,
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

/** What the server is told: only what was asked for, and an employer only where there is one. */
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
