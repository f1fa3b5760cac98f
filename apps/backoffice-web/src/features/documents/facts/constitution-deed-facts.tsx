import { TextInput } from '@puente/ui'
import { faultAt, type FactsProps } from './fact-fields.ts'
import { OwnerRows } from './owner-rows.tsx'
import { words } from './words.ts'

/** The fields read from a deed of constitution: the company's name and its owners. */
export const ConstitutionDeedFacts = (props: FactsProps) => (
  <>
    <TextInput
      name="facts.legalName"
      label={words('legalName')}
      maxLength={200}
      value={props.value.legalName ?? ''}
      fault={faultAt(props.faults, 'legalName')}
      onChange={(event) => props.onChange({ ...props.value, legalName: event.target.value })}
    />
    <OwnerRows {...props} />
  </>
)
