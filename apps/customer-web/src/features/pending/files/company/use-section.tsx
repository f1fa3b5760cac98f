import { styled } from '@mui/material/styles'
import type { Purpose } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'
import { AmountInput, Button, Checkbox, Disclosure, Form } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { useState } from 'react'
import { offeredPurposes } from '../../../send/purposes.ts'
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

/** The purpose and volume of the company's transfers. */
export function UseSection({ view: { file } }: { view: CompanyFileView }) {
  const save = useSaveSection('use')
  const [purposes, setPurposes] = useState<readonly Purpose[]>(file.purposes ?? [])
  const [monthlyMinor, setMonthly] = useState(file.monthlyMinor ?? '')
  const [asked, setAsked] = useState(false)
  const required = words('company.required')
  const missing = asked
    ? {
        ...(purposes.length === 0 ? { [first[0] ?? '']: required } : {}),
        ...(monthlyMinor === '' ? { monthlyMinor: required } : {}),
      }
    : {}
  const box = (purpose: Purpose) => (
    <Checkbox
      key={purpose}
      name={purpose}
      label={transferWords(`purposes.${purpose}`)}
      checked={purposes.includes(purpose)}
      onChange={(event) =>
        setPurposes([
          ...purposes.filter((one) => one !== purpose),
          ...(event.target.checked ? [purpose] : []),
        ])
      }
    />
  )
  return (
    <Form
      busy={save.isPending}
      refusal={refusalOf(save.error)}
      faults={{ ...companyFaults(save.error), ...missing }}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (purposes.length > 0 && monthlyMinor !== '') save.mutate({ purposes: [...purposes], monthlyMinor })
      }}
    >
      <Group>
        <legend>{words('company.use.purposes')}</legend>
        {first.map(box)}
        <Disclosure summary={words('company.use.more')}>{more.map(box)}</Disclosure>
      </Group>
      <AmountInput
        name="monthlyMinor"
        label={words('company.use.monthly')}
        hint={words('company.use.monthlyHint')}
        currency="CLP"
        decimals={0}
        value={monthlyMinor}
        onChange={setMonthly}
      />
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('company.next')}
      </Button>
    </Form>
  )
}
