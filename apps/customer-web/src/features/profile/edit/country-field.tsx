import type { LocalitiesWire } from '@puente/contract/customer'
import { ButtonLink, Notice, Select } from '@puente/ui'
import type { EndpointForm } from '@puente/web'
import { paths } from '../../../paths.ts'
import type { ProfileValues } from './profile-values.ts'
import { words } from './words.ts'

/** The only country where customers live or are registered. */
export const HOME_COUNTRY = 'CL'

interface CountryFieldProps {
  field: EndpointForm<ProfileValues>['field']
  localities: LocalitiesWire
}

/** Country of residence: every country can be chosen, but only one is served. */
export const CountryField = ({ field, localities }: CountryFieldProps) => (
  <Select
    label={words('country')}
    autoComplete="country"
    options={localities.countries.map(({ code, name }) => ({ value: code, label: name }))}
    {...field('country')}
  />
)

/** What residence in another country means, and whom to contact. */
export const NotServed = () => (
  <Notice
    tone="warn"
    title={words('notServed')}
    actions={<ButtonLink href={paths.supportNew()}>{words('write')}</ButtonLink>}
  >
    <p>{words('notServedText')}</p>
  </Notice>
)
