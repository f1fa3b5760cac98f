import type { MatchingRule, ReconciliationRules, RuleKind } from '@puente/contract/staff'
import { ruleKinds } from '@puente/contract/staff'
import { Button, Card, Disclosure, Form, Select, TextArea, TextInput } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useState } from 'react'
import { useProposeRules } from './queries.ts'
import { RehearsalPart } from './rehearsal.tsx'
import { dataOf, moved, typedOf, wrongIn, type TypedRule } from './typed-rules.ts'
import { words } from './words.ts'

const kinds = ruleKinds.map((value) => ({ value, label: words(`rules.kinds.${value}`) }))
const shortestNote = 3

/** Other rules: written, tried on what is open, and proposed to a second person. */
export function RulesForm({ data }: { data: ReconciliationRules }) {
  const propose = useProposeRules()
  const [rules, setRules] = useState<readonly TypedRule[]>(data.rules.map(typedOf))
  const [limits, setLimits] = useState<Readonly<Record<string, string>>>(data.handLimitMinor)
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const wrong = wrongIn(rules, limits)
  const draft = dataOf(data, rules, limits)
  const change = (place: number, next: Partial<TypedRule>) =>
    setRules(rules.map((rule, at) => (at === place ? { ...rule, ...next } : rule)))
  const submit = () => {
    const found = {
      ...Object.fromEntries(wrong.map((name) => [name, words('rules.missing')])),
      ...(note.trim().length < shortestNote ? { note: words('rules.noteMissing') } : {}),
    }
    setFaults(found)
    if (Object.keys(found).length === 0) propose.mutate({ data: draft, note: note.trim() })
  }
  return (
    <Disclosure summary={words('rules.change')}>
      <Form
        busy={propose.isPending}
        refusal={refusalOf(propose.error)}
        faults={{ ...faultsOf(propose.error, (at) => at.replace('data.', '')), ...faults }}
        onSubmit={submit}
      >
        {rules.map((rule, place) => (
          <RuleCard
            key={rule.key}
            rule={rule}
            place={place}
            change={(next) => change(place, next)}
            up={place === 0 ? undefined : () => setRules(moved(rules, place))}
            remove={rules.length === 1 ? undefined : () => setRules(rules.filter((_, at) => at !== place))}
          />
        ))}
        <div>
          <Button onPress={() => setRules([...rules, typedOf(newRule, rules.length)])}>
            {words('rules.add')}
          </Button>
        </div>
        {Object.keys(limits).map((currency) => (
          <TextInput
            key={currency}
            name={`handLimitMinor.${currency}`}
            label={`${words('rules.hand')} (${currency})`}
            hint={words('rules.handHint', { currency })}
            inputMode="numeric"
            maxLength={15}
            value={limits[currency] ?? ''}
            onChange={({ target }) => setLimits({ ...limits, [currency]: target.value })}
          />
        ))}
        {wrong.length === 0 ? <RehearsalPart key={JSON.stringify(draft)} data={draft} /> : null}
        <TextArea
          name="note"
          label={words('rules.note')}
          hint={words('rules.noteHint')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" kind="primary" busy={propose.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('rules.submit')}
        </Button>
      </Form>
    </Disclosure>
  )
}

const newRule: MatchingRule = { name: words('rules.newName'), kind: 'reference', days: 2 }

interface RuleCardProps {
  rule: TypedRule
  place: number
  change: (next: Partial<TypedRule>) => void
  up: (() => void) | undefined
  remove: (() => void) | undefined
}

function RuleCard({ rule, place, change, up, remove }: RuleCardProps) {
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
      actions={
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
      }
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
          onChange={({ target }) => change({ kind: target.value as RuleKind })}
        />
        {number('days')}
        {rule.kind === 'parts' ? number('maxParts') : null}
        {rule.kind === 'fee' ? (
          <>
            {number('mostBps')}
            {Object.keys(rule.mostMinor).map((currency) => (
              <TextInput
                key={currency}
                name={`${at}.mostMinor.${currency}`}
                label={words('rules.fields.mostMinor', { currency })}
                inputMode="numeric"
                maxLength={15}
                value={rule.mostMinor[currency] ?? ''}
                onChange={({ target }) =>
                  change({ mostMinor: { ...rule.mostMinor, [currency]: target.value } })
                }
              />
            ))}
          </>
        ) : null}
      </div>
    </Card>
  )
}
