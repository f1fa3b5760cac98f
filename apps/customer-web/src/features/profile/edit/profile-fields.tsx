import type { ProfileWire } from '@puente/contract/customer'
import { Select, TextInput } from '@puente/ui'
import type { EndpointForm } from '@puente/web'
import type { ProfileValues } from './profile-values.ts'
import { words } from './words.ts'

interface FieldsProps {
  field: EndpointForm<ProfileValues>['field']
}

/** Street, number, and the part of the building. */
export const StreetFields = ({ field }: FieldsProps) => (
  <>
    <TextInput
      label={words('street')}
      autoComplete="address-line1"
      maxLength={120}
      {...field('street', { validate: (typed) => typed.trim() !== '' || words('streetMissing') })}
    />
    <TextInput
      label={words('number')}
      hint={words('numberHint')}
      autoComplete="off"
      maxLength={20}
      {...field('number', { validate: (typed) => typed.trim() !== '' || words('numberMissing') })}
    />
    <TextInput
      label={words('unit')}
      optional
      autoComplete="address-line2"
      maxLength={40}
      {...field('unit')}
    />
  </>
)

interface WorkFieldsProps extends FieldsProps {
  occupations: ProfileWire['occupations']
  /** The code of the chosen occupation. */
  chosen: string
}

/** A person's occupation, and the employer for occupations that require one. */
export function WorkFields({ field, occupations, chosen }: WorkFieldsProps) {
  return (
    <>
      <Select
        label={words('occupation')}
        placeholder={words('occupationChoose')}
        options={occupations.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('occupation', { required: words('occupationMissing') })}
      />
      {asksEmployer(occupations, chosen) ? (
        <TextInput
          label={words('employer')}
          hint={words('employerHint')}
          autoComplete="organization"
          maxLength={120}
          {...field('employer', { validate: (typed) => typed.trim() !== '' || words('employerMissing') })}
        />
      ) : null}
    </>
  )
}

/** Whether an occupation requires the employer's name. */
export const asksEmployer = (occupations: ProfileWire['occupations'], chosen: string): boolean =>
  occupations.some(({ code, asksEmployer: asks }) => code === chosen && asks)
