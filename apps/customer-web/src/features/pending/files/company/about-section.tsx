import { registryRegimes, type RegistryRegime } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'
import { Button, DatePicker, Form, Select, TextInput } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { words } from '../words.ts'
import { companyFaults, useSaveSection } from './use-company-file.ts'

interface Values {
  legalName: string
  companyType: string
  registryRegime: RegistryRegime | ''
  activity: string
  activitiesSince: string
}

const valuesOf = (file: CompanyFileView['file']): Values => ({
  legalName: file.legalName ?? '',
  companyType: file.companyType ?? '',
  registryRegime: file.registryRegime ?? '',
  activity: file.activity ?? '',
  activitiesSince: file.activitiesSince ?? '',
})

/** The company's identity, as registered with the tax service. */
export function AboutSection({ view: { file, types } }: { view: CompanyFileView }) {
  const save = useSaveSection('company')
  const form = useEndpointForm({
    sending: save,
    defaults: valuesOf(file),
    faults: (error) => companyFaults(error),
    submit: ({ registryRegime, ...values }) =>
      save.mutate({ ...values, ...(registryRegime === '' ? {} : { registryRegime }) }),
  })
  const required = words('company.required')
  const chosen = form.watch('companyType')
  // The registers depend on the type of company.
  const regimes = types.find(({ code }) => code === chosen)?.regimes ?? registryRegimes
  return (
    <Form {...form.props}>
      <TextInput
        label={words('company.about.legalName')}
        autoComplete="organization"
        maxLength={200}
        {...form.field('legalName', { required })}
      />
      <Select
        label={words('company.about.companyType')}
        placeholder={words('company.about.choose')}
        options={types.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.field('companyType', { required })}
      />
      <Select
        label={words('company.about.registryRegime')}
        placeholder={words('company.about.choose')}
        options={registryRegimes.map((value) => ({ value, label: words(`company.about.regimes.${value}`) }))}
        {...form.field('registryRegime', {
          required,
          validate: (value) => value === '' || regimes.includes(value) || words('company.about.notOfType'),
        })}
      />
      <TextInput
        label={words('company.about.activity')}
        hint={words('company.about.activityHint')}
        maxLength={200}
        {...form.field('activity', { required })}
      />
      <DatePicker
        label={words('company.about.activitiesSince')}
        hint={words('company.about.activitiesSinceHint')}
        {...form.choice('activitiesSince', { required })}
      />
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('company.next')}
      </Button>
    </Form>
  )
}
