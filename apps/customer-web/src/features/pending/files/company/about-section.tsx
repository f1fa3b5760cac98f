import { registryRegimes, type RegistryRegime } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'
import { Button, DatePicker, Form, messagesOf, Select, TextInput } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { Controller, useForm, useWatch, type Control } from 'react-hook-form'
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
  const { control, register, handleSubmit, formState } = useForm<Values>({
    shouldFocusError: false,
    reValidateMode: 'onBlur',
    defaultValues: valuesOf(file),
  })
  const required = words('company.required')
  const chosen = useWatch({ control, name: 'companyType' })
  // The registers depend on the type of company.
  const regimes = types.find(({ code }) => code === chosen)?.regimes ?? registryRegimes
  return (
    <Form
      busy={save.isPending}
      refusal={refusalOf(save.error)}
      faults={{ ...companyFaults(save.error), ...messagesOf(formState.errors) }}
      onSubmit={handleSubmit(({ registryRegime, ...values }) =>
        save.mutate({ ...values, ...(registryRegime === '' ? {} : { registryRegime }) }),
      )}
    >
      <TextInput
        label={words('company.about.legalName')}
        autoComplete="organization"
        maxLength={200}
        {...register('legalName', { required })}
      />
      <Select
        label={words('company.about.companyType')}
        placeholder={words('company.about.choose')}
        options={types.map(({ code, name }) => ({ value: code, label: name }))}
        {...register('companyType', { required })}
      />
      <Select
        label={words('company.about.registryRegime')}
        placeholder={words('company.about.choose')}
        options={registryRegimes.map((value) => ({ value, label: words(`company.about.regimes.${value}`) }))}
        {...register('registryRegime', {
          required,
          validate: (value) => value === '' || regimes.includes(value) || words('company.about.notOfType'),
        })}
      />
      <TextInput
        label={words('company.about.activity')}
        hint={words('company.about.activityHint')}
        maxLength={200}
        {...register('activity', { required })}
      />
      <Since control={control} />
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('company.next')}
      </Button>
    </Form>
  )
}

function Since({ control }: { control: Control<Values> }) {
  return (
    <Controller
      control={control}
      name="activitiesSince"
      rules={{ required: words('company.required') }}
      render={({ field: { name, value, onChange, onBlur } }) => (
        <DatePicker
          name={name}
          label={words('company.about.activitiesSince')}
          hint={words('company.about.activitiesSinceHint')}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  )
}
