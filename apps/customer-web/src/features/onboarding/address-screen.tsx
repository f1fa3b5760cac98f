import type { ApplicationWire, FoundAddressWire, LocalitiesWire } from '@puente/contract/customer'
import { Button, Form, TextInput } from '@puente/ui'
import { useEndpointForm, type EndpointForm } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AddressSearch } from '../localities/address-search.tsx'
import { ComunaFields, type LocalityValues } from '../localities/comuna-fields.tsx'
import { regionOf } from '../localities/comunas.ts'
import { localitiesQuery } from '../localities/localities-query.ts'
import { FilePage } from './file-page.tsx'
import { useFile, useKeptDraft, useSavePart, useStepDraft } from './use-file.ts'
import { words } from './words.ts'

interface Values extends LocalityValues {
  street: string
  number: string
  unit: string
}

function valuesOf({ file: { address = {} } }: ApplicationWire, localities: LocalitiesWire): Values {
  const comuna = address.comuna ?? ''
  return {
    region: regionOf(localities, comuna) ?? '',
    comuna,
    street: address.street ?? '',
    number: address.number ?? '',
    unit: address.unit ?? '',
  }
}

/** The region is not sent: it only filters the choice, and the comuna implies it. */
const partOf = ({ region: _region, ...address }: Values) => ({ address })

/** The person's residential address, which is part of every transfer's data. */
export function AddressScreen() {
  const application = useFile()
  const { data: localities } = useSuspenseQuery(localitiesQuery)
  return (
    <FilePage step="address" title={words('address.title')} lead={words('address.lead')}>
      <AddressForm application={application} localities={localities} />
    </FilePage>
  )
}

function AddressForm({
  application,
  localities,
}: {
  application: ApplicationWire
  localities: LocalitiesWire
}) {
  const save = useSavePart()
  const form = useEndpointForm({
    sending: save,
    defaults: valuesOf(application, localities),
    fieldOf: (at) => at.replace('address.', ''),
    draft: useStepDraft<Values>('address'),
    submit: (values) => save.mutate(partOf(values)),
  })
  useKeptDraft(form, partOf, !save.isPending)
  return (
    <Form {...form.props}>
      <AddressSearch onFound={(found) => take(form, localities, found)} />
      <ComunaFields choice={form.choice} localities={localities} />
      <TextInput
        label={words('address.street')}
        autoComplete="address-line1"
        maxLength={120}
        {...form.field('street', { required: words('address.streetMissing') })}
      />
      <TextInput
        label={words('address.number')}
        hint={words('address.numberHint')}
        autoComplete="off"
        maxLength={20}
        {...form.field('number', { required: words('address.numberMissing') })}
      />
      <TextInput
        label={words('address.unit')}
        optional
        autoComplete="address-line2"
        maxLength={40}
        {...form.field('unit')}
      />
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('file.next')}
      </Button>
    </Form>
  )
}

/** Fills in the parts that the search found; the others keep their values. */
function take(form: EndpointForm<Values>, localities: LocalitiesWire, found: FoundAddressWire): void {
  const { comuna } = found
  const region = comuna === undefined ? undefined : regionOf(localities, comuna)
  const values = { ...found, ...(region === undefined ? {} : { region }) }
  for (const [name, value = ''] of Object.entries(values)) {
    form.setValue(name as keyof Values, value)
  }
}
