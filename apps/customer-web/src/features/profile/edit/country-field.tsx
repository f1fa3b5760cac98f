import type { PlacesWire } from '@puente/contract/customer'
import { ButtonLink, Notice, Select } from '@puente/ui'
import type { UseFormReturn } from 'react-hook-form'
import { paths } from '../../../paths.ts'
import type { ProfileValues } from './profile-values.ts'
import { words } from './words.ts'

/** The only country where customers live or are registered. */
export const HOME_COUNTRY = 'CL'

interface CountryFieldProps {
  form: UseFormReturn<ProfileValues>
  places: PlacesWire
}

/** Where in the world: every country can be said, and one is served. */
export const CountryField = ({ form: { register }, places }: CountryFieldProps) => (
  <Select
    label={words('country')}
    autoComplete="country"
    options={places.countries.map(({ code, name }) => ({ value: code, label: name }))}
    {...register('country')}
  />
)

/** What it means to live elsewhere, and whom to ask. */
export const NotServed = () => (
  <Notice
    tone="warn"
    title={words('notServed')}
    actions={<ButtonLink href={paths.supportNew()}>{words('write')}</ButtonLink>}
  >
    <p>{words('notServedText')}</p>
  </Notice>
)
