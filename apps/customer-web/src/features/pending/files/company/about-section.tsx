import { activitySection, registryRegimes, type RegistryRegime } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'
import { Button, Combobox, DatePicker, Form, Select, TextInput } from '@puente/ui'
import { useEndpointForm, type EndpointForm } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companyActivitiesQuery } from '../queries.ts'
import { words } from '../words.ts'
import { companyFaults, useSaveSection } from './use-company-file.ts'

interface Values {
  rut: string
  legalName: string
  companyType: string
  registryRegime: RegistryRegime | ''
  registryCode: string
  activityCode: string
  activitiesSince: string
}

const valuesOf = (file: CompanyFileView['file']): Values => ({
  rut: file.rut ?? '',
  legalName: file.legalName ?? '',
  companyType: file.companyType ?? '',
  registryRegime: file.registryRegime ?? '',
  registryCode: file.registryCode ?? '',
  activityCode: file.activityCode ?? '',
  activitiesSince: file.activitiesSince ?? '',
})

/** The company's identity, as registered with the tax service. */
export function AboutSection({ view: { file, types } }: { view: CompanyFileView }) {
  const save = useSaveSection('company')
  const form = useEndpointForm<Values>({
    sending: save,
    defaults: valuesOf(file),
    faults: (error) => companyFaults(error),
    submit: ({ registryRegime, ...values }) =>
      save.mutate({ ...values, ...(registryRegime === '' ? {} : { registryRegime }) }),
  })
  const required = words('company.required')
  return (
    <Form {...form.props}>
      <TextInput
        label={words('company.about.rut')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...form.field('rut', { required })}
      />
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
      <Registry form={form} types={types} />
      <Activity form={form} />
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

type PartProps = { form: EndpointForm<Values> }

/** The register of the company. They depend on its type; one-day companies have a verification code. */
function Registry({ form, types }: PartProps & Pick<CompanyFileView, 'types'>) {
  const required = words('company.required')
  const chosen = form.watch('companyType')
  const regimes = types.find(({ code }) => code === chosen)?.regimes ?? registryRegimes
  const isOneDay = form.watch('registryRegime') === 'one-day'
  return (
    <>
      <Select
        label={words('company.about.registryRegime')}
        placeholder={words('company.about.choose')}
        options={registryRegimes.map((value) => ({ value, label: words(`company.about.regimes.${value}`) }))}
        {...form.field('registryRegime', {
          required,
          validate: (value) => value === '' || regimes.includes(value) || words('company.about.notOfType'),
        })}
      />
      {isOneDay ? (
        <TextInput
          label={words('company.about.registryCode')}
          hint={words('company.about.registryCodeHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          {...form.field('registryCode', { required })}
        />
      ) : null}
    </>
  )
}

/** The main activity, from the catalogue of the tax service. */
function Activity({ form }: PartProps) {
  const { data: activities } = useQuery(companyActivitiesQuery)
  const options = useMemo(
    () =>
      (activities?.items ?? []).map(({ code, name }) => ({
        value: code,
        label: name,
        description: `${code} · ${words(`company.about.sections.${activitySection(code)}`)}`,
      })),
    [activities],
  )
  return (
    <Combobox
      label={words('company.about.activity')}
      hint={words('company.about.activityHint')}
      loading={activities === undefined}
      options={options}
      {...form.choice('activityCode', { required: words('company.required') })}
    />
  )
}
