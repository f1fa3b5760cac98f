import { ruleKinds } from '@puente/contract/staff'
import { Button, Card, Select, TextInput } from '@puente/ui'
import type { TypedRule } from './typed-rules.ts'
import { words } from './words.ts'

const kinds = ruleKinds.map((value) => ({ value, label: words(`rules.kinds.${value}`) }))

interface RuleCardProps {
  rule: TypedRule
  place: number
  change: (next: Partial<TypedRule>) => void
  up: (() => void) | undefined
  remove: (() => void) | undefined
}

/** One rule while it is written; what its kind does not use is not asked. */
export function RuleCard({ rule, place, change, up, remove }: RuleCardProps) {
  const at = `rules.${place}`
  const number = (field: 'days' | 'maxParts' | 'mostBps') => (
    <TextInput
      name={`${at}.${field}`}
      label={words(`rules.fields.${field}`)}
      inputMode="numeric"
      maxLength={5}
      value={rule[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  )
  return (
    <Card
      level={3}
      title={words('rules.ruleTitle', { place: String(place + 1) })}
      actions={<Actions up={up} remove={remove} />}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <TextInput
          name={`${at}.name`}
          label={words('rules.fields.name')}
          maxLength={60}
          value={rule.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Select
          name={`${at}.kind`}
          label={words('rules.fields.kind')}
          options={kinds}
          value={rule.kind}
          onChange={({ target }) =>
            change({ kind: ruleKinds.find((kind) => kind === target.value) ?? rule.kind })
          }
        />
        {number('days')}
        {rule.kind === 'parts' ? number('maxParts') : null}
        {rule.kind === 'fee' ? (
          <>
            {number('mostBps')}
            <MostMinor at={at} rule={rule} change={change} />
          </>
        ) : null}
      </div>
    </Card>
  )
}

function Actions({ up, remove }: Pick<RuleCardProps, 'up' | 'remove'>) {
  return (
    <>
      {up === undefined ? null : (
        <Button size="small" onPress={up}>
          {words('rules.up')}
        </Button>
      )}
      {remove === undefined ? null : (
        <Button size="small" onPress={remove}>
          {words('rules.remove')}
        </Button>
      )}
    </>
  )
}

function MostMinor({ at, rule, change }: Pick<RuleCardProps, 'rule' | 'change'> & { at: string }) {
  return Object.keys(rule.mostMinor).map((currency) => (
    <TextInput
      key={currency}
      name={`${at}.mostMinor.${currency}`}
      label={words('rules.fields.mostMinor', { currency })}
      inputMode="numeric"
      maxLength={15}
      value={rule.mostMinor[currency] ?? ''}
      onChange={({ target }) => change({ mostMinor: { ...rule.mostMinor, [currency]: target.value } })}
    />
  ))
}
