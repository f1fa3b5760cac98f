import { DatePicker } from '@puente/ui'
import { faultAt, type FactsProps } from './fact-fields.ts'
import { words } from './words.ts'

/** The fact read from a certificate of validity: its date of issue. */
export const ValidityCertificateFacts = ({ value, onChange, faults }: FactsProps) => (
  <DatePicker
    name="facts.issuedOn"
    label={words('issuedOn')}
    value={value.issuedOn ?? ''}
    fault={faultAt(faults, 'issuedOn')}
    onChange={(issuedOn) => onChange({ ...value, issuedOn })}
  />
)
