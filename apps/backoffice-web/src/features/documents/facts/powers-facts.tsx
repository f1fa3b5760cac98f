import { powerModes } from '@puente/contract/staff'
import { Select, TextInput } from '@puente/ui'
import { faultAt, type FactsProps } from './fact-fields.ts'
import { words } from './words.ts'

const modes = powerModes.map((value) => ({ value, label: words(`modes.${value}`) }))

/**
 * The facts read from powers: whether the user who opened the account may sign alone, and up to which amount.
 */
export function PowersFacts({ value, onChange, faults }: FactsProps) {
  const { powers } = value
  return (
    <>
      <Select
        name="facts.powers.mode"
        label={words('mode')}
        placeholder={words('choose')}
        options={modes}
        value={powers?.mode ?? ''}
        fault={faultAt(faults, 'powers.mode')}
        onChange={(event) => {
          const mode = powerModes.find((one) => one === event.target.value)
          if (mode !== undefined) onChange({ ...value, powers: { ...powers, mode } })
        }}
      />
      {powers === undefined ? null : (
        <TextInput
          name="facts.powers.limitUsd"
          label={words('limit')}
          optional
          inputMode="numeric"
          maxLength={12}
          value={powers.limitUsd === undefined ? '' : String(powers.limitUsd)}
          fault={faultAt(faults, 'powers.limitUsd')}
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/\D/g, '')
            const limit = digits === '' ? {} : { limitUsd: Number(digits) }
            onChange({ ...value, powers: { mode: powers.mode, ...limit } })
          }}
        />
      )}
    </>
  )
}
