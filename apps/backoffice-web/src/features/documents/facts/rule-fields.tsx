import type { SigningPowers } from '@puente/contract/staff'
import { Button, Checkbox, HiddenText, Notice, Select, TextInput } from '@puente/ui'
import { faultAt, type FactsProps } from './fact-fields.ts'
import { words } from './words.ts'

type Rule = SigningPowers['rules'][number]

interface RuleFieldsProps extends Pick<FactsProps, 'faults'> {
  at: number
  rule: Rule
  /** Names of the representatives, in their order. */
  names: readonly string[]
  onChange: (rule: Rule) => void
  onRemove: (() => void) | undefined
}

const counts = [1, 2, 3, 4, 5].map((value) => ({
  value: String(value),
  label: words('signatureCount', { count: value }),
}))

/** One rule of powers: which representatives sign, how many of them, and up to which amount. */
export function RuleFields({ at, rule, names, faults, onChange, onRemove }: RuleFieldsProps) {
  const path = (field: string) => `powers.rules.${at}.${field}`
  const title = words('rule', { at: String(at + 1) })
  const wrong = faultAt(faults, path('signers'))
  const { limitUsd, ...unlimited } = rule
  return (
    <div role="group" aria-label={title}>
      <Select
        name={`facts.${path('signatures')}`}
        label={words('signatures')}
        options={counts}
        value={String(rule.signatures)}
        fault={faultAt(faults, path('signatures'))}
        onChange={(event) => onChange({ ...rule, signatures: Number(event.target.value) })}
      />
      {wrong === undefined ? null : <Notice tone="bad">{wrong}</Notice>}
      {names.map((name, signer) => (
        <Checkbox
          key={signer}
          label={name}
          name={`facts.${path('signers')}.${signer}`}
          checked={rule.signers.includes(signer)}
          onChange={({ target }) => {
            const others = rule.signers.filter((one) => one !== signer)
            onChange({ ...rule, signers: target.checked ? [...others, signer] : others })
          }}
        />
      ))}
      <TextInput
        name={`facts.${path('limitUsd')}`}
        label={words('limit')}
        optional
        inputMode="numeric"
        maxLength={12}
        value={limitUsd === undefined ? '' : String(limitUsd)}
        fault={faultAt(faults, path('limitUsd'))}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, '')
          onChange(digits === '' ? unlimited : { ...unlimited, limitUsd: Number(digits) })
        }}
      />
      {onRemove === undefined ? null : (
        <Button kind="text" size="small" onPress={onRemove}>
          {words('remove')}
          <HiddenText> {title}</HiddenText>
        </Button>
      )}
    </div>
  )
}
