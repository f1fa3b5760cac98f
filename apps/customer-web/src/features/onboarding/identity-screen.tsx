import { exposures } from '@puente/contract'
import { formatRut, parseRut } from '@puente/contract/corridors'
import type { ApplicationWire, LocalitiesWire } from '@puente/contract/customer'
import { Button, DatePicker, Form, isoOfTyped, noSuchDay, Select, TextInput, typedOfIso } from '@puente/ui'
import { type EndpointForm, rutFault, useEndpointForm } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { localitiesQuery } from '../localities/localities-query.ts'
import { CardDrawing } from './card-drawing.tsx'
import { FilePage } from './file-page.tsx'
import { useFile, useKeptDraft, useSavePart, useStepDraft } from './use-file.ts'
import { words } from './words.ts'

interface Values {
  givenNames: string
  surnames: string
  rut: string
  birthDate: string
  nationality: string
  documentNumber: string
  exposure: string
}

const valuesOf = ({ file }: ApplicationWire): Values => ({
  givenNames: file.givenNames ?? '',
  surnames: file.surnames ?? '',
  rut: file.rut ?? '',
  birthDate: file.birthDate ?? '',
  nationality: file.nationality ?? 'CL',
  documentNumber: file.documentNumber ?? '',
  exposure: file.exposure ?? '',
})

/** In the format of the server: an incomplete date is left out. */
const partOf = (values: Values) => ({
  ...values,
  birthDate: isDate(values.birthDate) ? values.birthDate : '',
})

/** The field contains an ISO date, or the typed text while it is not a complete date. */
const isDate = (value: string) => isoOfTyped(typedOfIso(value)) === value

/** The person's identity, as on their identity card. */
export function IdentityScreen() {
  const application = useFile()
  const { data: localities } = useSuspenseQuery(localitiesQuery)
  return (
    <FilePage step="identity" title={words('identity.title')} lead={words('identity.lead')}>
      <IdentityForm application={application} localities={localities} />
    </FilePage>
  )
}

function IdentityForm({
  application,
  localities,
}: {
  application: ApplicationWire
  localities: LocalitiesWire
}) {
  const save = useSavePart()
  const form = useEndpointForm({
    sending: save,
    defaults: valuesOf(application),
    draft: useStepDraft<Values>('identity'),
    submit: (values) => save.mutate(partOf(values)),
  })
  useKeptDraft(form, partOf, !save.isPending)
  return (
    <Form {...form.props}>
      <Names form={form} />
      <RutInput form={form} />
      <BirthDateInput form={form} />
      <Select
        label={words('identity.nationality')}
        options={localities.countries.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.field('nationality', { required: words('identity.nationalityMissing') })}
      />
      <TextInput
        label={words('identity.documentNumber')}
        hint={words('identity.documentHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...form.field('documentNumber', { required: words('identity.documentMissing') })}
      />
      <CardDrawing />
      <Select
        label={words('identity.exposure')}
        hint={words('identity.exposureHint')}
        placeholder={words('identity.exposureChoose')}
        options={exposures.map((value) => ({ value, label: words(`identity.exposures.${value}`) }))}
        {...form.field('exposure')}
      />
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('file.next')}
      </Button>
    </Form>
  )
}

type FormProps = { form: EndpointForm<Values> }

function Names({ form: { field } }: FormProps) {
  return (
    <>
      <TextInput
        label={words('start.givenNames')}
        hint={words('start.givenNamesHint')}
        autoComplete="given-name"
        maxLength={100}
        {...field('givenNames', { required: words('start.givenNamesMissing') })}
      />
      <TextInput
        label={words('start.surnames')}
        autoComplete="family-name"
        maxLength={100}
        {...field('surnames', { required: words('start.surnamesMissing') })}
      />
    </>
  )
}

function RutInput({ form: { field, setValue } }: FormProps) {
  return (
    <TextInput
      label={words('identity.rut')}
      hint={words('identity.rutHint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      {...field('rut', {
        validate: (typed) => rutFault(typed) ?? true,
        onBlur: (event: { target: { value: string } }) => {
          const rut = parseRut(event.target.value)
          if ('normalised' in rut) setValue('rut', formatRut(rut.normalised))
        },
      })}
    />
  )
}

function BirthDateInput({ form }: FormProps) {
  const date = form.choice('birthDate', {
    required: words('identity.birthDateMissing'),
    validate: (typed) => isDate(typed) || (noSuchDay(typed) ?? words('identity.birthDateShape')),
  })
  return (
    <DatePicker
      label={words('identity.birthDate')}
      hint={words('identity.birthDateHint')}
      autoComplete="bday"
      openTo="year"
      {...date}
    />
  )
}
