import type { CompanyFileView } from '@puente/contract/customer'
import { Button, Combobox, Form, TextInput } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { localitiesQuery } from '../../../localities/localities-query.ts'
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
  const { data: localities } = useSuspenseQuery(localitiesQuery)
  const save = useSaveSection('address')
  const form = useEndpointForm({
    sending: save,
    defaults: valuesOf(file),
    faults: (error) => companyFaults(error, (at) => at.replace('address.', '')),
    submit: (values) => save.mutate({ address: values }),
  })
  const required = words('company.required')
  return (
    <Form {...form.props}>
      <Combobox
        label={words('company.place.comuna')}
        hint={words('company.place.comunaHint')}
        options={localities.regions.flatMap(({ name: description, comunas }) =>
          comunas.map(({ code, name }) => ({ value: code, label: name, description })),
        )}
        {...form.choice('comuna', { required })}
      />
      <TextInput
        label={words('company.place.street')}
        autoComplete="address-line1"
        maxLength={120}
        {...form.field('street', { required })}
      />
      <TextInput
        label={words('company.place.number')}
        hint={words('company.place.numberHint')}
        maxLength={20}
        {...form.field('number', { required })}
      />
      <TextInput
        label={words('company.place.unit')}
        optional
        autoComplete="address-line2"
        maxLength={40}
        {...form.field('unit')}
      />
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('company.next')}
      </Button>
    </Form>
  )
}
