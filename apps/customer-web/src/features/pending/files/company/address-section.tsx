import type { CompanyFileView } from '@puente/contract/customer'
import { Button, Combobox, Form, messagesOf, TextInput } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { placesQuery } from '../../../places/places-query.ts'
import { words } from '../words.ts'
import { companyFaults, useSaveSection } from './use-company-file.ts'

interface Values {
  comuna: string
  street: string
  number: string
  unit: string
}

const valuesOf = ({ address = {} }: CompanyFileView['file']): Values => ({
  comuna: address.comuna ?? '',
  street: address.street ?? '',
  number: address.number ?? '',
  unit: address.unit ?? '',
})

/** The address of the company. */
export function AddressSection({ view: { file } }: { view: CompanyFileView }) {
  const { data: places } = useSuspenseQuery(placesQuery)
  const save = useSaveSection('address')
  const { clearErrors, control, register, setValue, handleSubmit, formState } = useForm<Values>({
    shouldFocusError: false,
    reValidateMode: 'onBlur',
    defaultValues: valuesOf(file),
  })
  const required = words('company.required')
  const comuna = useWatch({ control, name: 'comuna' })
  register('comuna', { required })
  return (
    <Form
      busy={save.isPending}
      refusal={refusalOf(save.error)}
      faults={{
        ...companyFaults(save.error, (at) => at.replace('address.', '')),
        ...messagesOf(formState.errors),
      }}
      onSubmit={handleSubmit((values) => save.mutate({ address: values }))}
    >
      <Combobox
        name="comuna"
        label={words('company.place.comuna')}
        hint={words('company.place.comunaHint')}
        options={places.regions.flatMap(({ name: description, comunas }) =>
          comunas.map(({ code, name }) => ({ value: code, label: name, description })),
        )}
        value={comuna}
        onChange={(code) => {
          setValue('comuna', code, { shouldDirty: true })
          clearErrors('comuna')
        }}
      />
      <TextInput
        label={words('company.place.street')}
        autoComplete="address-line1"
        maxLength={120}
        {...register('street', { required })}
      />
      <TextInput
        label={words('company.place.number')}
        hint={words('company.place.numberHint')}
        maxLength={20}
        {...register('number', { required })}
      />
      <TextInput
        label={words('company.place.unit')}
        optional
        autoComplete="address-line2"
        maxLength={40}
        {...register('unit')}
      />
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('company.next')}
      </Button>
    </Form>
  )
}
