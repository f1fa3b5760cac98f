import type { ProfileWire } from '@puente/contract/customer'
import { Select, TextInput } from '@puente/ui'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { ProfileValues } from './profile-values.ts'
import { words } from './words.ts'

interface FieldsProps {
  form: UseFormReturn<ProfileValues>
}

/** Street, number, and the part of the building. */
export const StreetFields = ({ form: { register } }: FieldsProps) => (
  <>
    <TextInput
      label={words('street')}
      autoComplete="address-line1"
      maxLength={120}
      {...register('street', { validate: (typed) => typed.trim() !== '' || words('streetMissing') })}
    />
    <TextInput
      label={words('number')}
      hint={words('numberHint')}
      autoComplete="off"
      maxLength={20}
      {...register('number', { validate: (typed) => typed.trim() !== '' || words('numberMissing') })}
    />
    <TextInput
      label={words('unit')}
      optional
      autoComplete="address-line2"
      maxLength={40}
      {...register('unit')}
    />
  </>
)

interface WorkFieldsProps extends FieldsProps {
  occupations: ProfileWire['occupations']
}

/** A person's occupation, and the employer for occupations that require one. */
export function WorkFields({ form: { control, register }, occupations }: WorkFieldsProps) {
  const occupation = useWatch({ control, name: 'occupation' })
  return (
    <>
      <Select
        label={words('occupation')}
        placeholder={words('occupationChoose')}
        options={occupations.map(({ code, name }) => ({ value: code, label: name }))}
        {...register('occupation', { required: words('occupationMissing') })}
      />
      {asksEmployer(occupations, occupation) ? (
        <TextInput
          label={words('employer')}
          hint={words('employerHint')}
          autoComplete="organization"
          maxLength={120}
          {...register('employer', { validate: (typed) => typed.trim() !== '' || words('employerMissing') })}
        />
      ) : null}
    </>
  )
}

/** Whether an occupation requires the employer's name. */
export const asksEmployer = (occupations: ProfileWire['occupations'], chosen: string): boolean =>
  occupations.some(({ code, asksEmployer: asks }) => code === chosen && asks)
