import { styled } from '@mui/material/styles'
import type { Purpose } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'
import { AmountInput, Button, Checkbox, Disclosure, Form } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { byCountryName, countryName } from '../../../quotes/countries/country-names.ts'
import { corridorsQuery } from '../../../quotes/price/price-queries.ts'
import { offeredPurposes } from '../../../transfers/purposes.ts'
import { words as transferWords } from '../../../transfers/words.ts'
import { words } from '../words.ts'
import { companyFaults, useSaveSection } from './use-company-file.ts'

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 6 },
})
const { first, more } = offeredPurposes('company')

/** The countries with a corridor, and those that the company chose earlier. */
function useCountries(kept: readonly string[]): string[] {
  const { data } = useQuery(corridorsQuery)
  const served = (data?.items ?? []).map(({ country }) => country)
  const codes = [...new Set([...served, ...kept])].map((country) => ({ country }))
  return byCountryName(codes).map(({ country }) => country)
}

/** The purpose and volume of the company's transfers. */
export function UseSection({ view: { file } }: { view: CompanyFileView }) {
  const save = useSaveSection('use')
  const form = useEndpointForm({
    sending: save,
    defaults: {
      purposes: file.purposes ?? [],
      monthlyMinor: file.monthlyMinor ?? '',
      countries: file.countries ?? [],
    },
    faults: (error) => companyFaults(error),
    submit: (values) => save.mutate(values),
  })
  const required = words('company.required')
  const { value: purposes, onChange } = form.choice('purposes', {
    validate: ({ length }) => length > 0 || required,
  })
  const chosen = form.choice('countries', { validate: ({ length }) => length > 0 || required })
  const box = (purpose: Purpose) => (
    <Checkbox
      key={purpose}
      // A fault of the whole list is shown at its first purpose.
      name={purpose === first[0] ? 'purposes' : purpose}
      label={transferWords(`purposes.${purpose}`)}
      checked={purposes.includes(purpose)}
      onChange={(event) =>
        onChange([...purposes.filter((one) => one !== purpose), ...(event.target.checked ? [purpose] : [])])
      }
    />
  )
  return (
    <Form {...form.props}>
      <Group>
        <legend>{words('company.use.purposes')}</legend>
        {first.map(box)}
        <Disclosure summary={words('company.use.more')}>{more.map(box)}</Disclosure>
      </Group>
      <Countries {...chosen} kept={file.countries ?? []} />
      <AmountInput
        label={words('company.use.monthly')}
        hint={words('company.use.monthlyHint')}
        currency="CLP"
        decimals={0}
        {...form.choice('monthlyMinor', { required })}
      />
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('company.next')}
      </Button>
    </Form>
  )
}

interface CountriesProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  kept: readonly string[]
}

/** The countries to which the company expects to send. */
function Countries({ value, onChange, kept }: CountriesProps) {
  const countries = useCountries(kept)
  return (
    <Group>
      <legend>{words('company.use.countries')}</legend>
      {countries.map((country, nth) => (
        <Checkbox
          key={country}
          // A fault of the whole list is shown at its first country.
          name={nth === 0 ? 'countries' : country}
          label={countryName(country)}
          checked={value.includes(country)}
          onChange={(event) =>
            onChange([...value.filter((one) => one !== country), ...(event.target.checked ? [country] : [])])
          }
        />
      ))}
    </Group>
  )
}
