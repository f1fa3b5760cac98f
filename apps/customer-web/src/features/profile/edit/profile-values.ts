import type { LocalitiesWire, ProfileEditWire, ProfileWire } from '@puente/contract/customer'
import { regionOf } from '../../localities/comunas.ts'
import type { LocalityValues } from '../../localities/comuna-fields.tsx'

/** The editable values of a profile; each form has some of them. */
export interface ProfileValues extends LocalityValues {
  country: string
  street: string
  number: string
  unit: string
  occupation: string
  employer: string
}

/** The parts of the form: country, locality, street, occupation. */
export type ProfilePart = 'country' | 'locality' | 'street' | 'work'

export function valuesOf(
  { country, address = {}, ...profile }: ProfileWire,
  localities: LocalitiesWire,
): ProfileValues {
  const comuna = address.comuna ?? ''
  return {
    country,
    region: regionOf(localities, comuna) ?? '',
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
    ...(asks('locality') || asks('street')
      ? {
          address: {
            ...(asks('locality') ? { comuna } : {}),
            ...(asks('street') ? { street, number, unit } : {}),
          },
        }
      : {}),
    ...(asks('work') ? { occupation, ...(asksEmployer ? { employer } : {}) } : {}),
  }
}
