import type { MatchingRule, ReconciliationRules } from '@puente/contract/staff'
import { Button, Disclosure, Form, TextInput } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useState } from 'react'
import { useProposeRules } from './queries.ts'
import { RehearsalPart } from './rehearsal.tsx'
import { RuleCard } from './rule-card.tsx'
import { dataOf, moved, typedOf, wrongIn, type TypedRule } from './typed-rules.ts'
import { words } from './words.ts'
import { NoteField, shortestNote } from './note-field.tsx'
import { useDraft } from '../../shell/use-draft.ts'

/** Other rules: written, tried on what is open, and proposed to a second person. */
export function RulesForm({ data }: { data: ReconciliationRules }) {
  const propose = useProposeRules()
  const [rules, setRules] = useState<readonly TypedRule[]>(data.rules.map(typedOf))
  const [limits, setLimits] = useState<Readonly<Record<string, string>>>(data.handLimitMinor)
  const [note, setNote] = useDraft('rules', '', propose)
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
        <Limits limits={limits} setLimits={setLimits} />
        {wrong.length === 0 ? <RehearsalPart key={JSON.stringify(draft)} data={draft} /> : null}
        <NoteField
          label={words('rules.note')}
          hint={words('rules.noteHint')}
          value={note}
          onChange={setNote}
        />
        <Button type="submit" kind="primary" busy={propose.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('rules.submit')}
        </Button>
      </Form>
    </Disclosure>
  )
}

interface LimitsProps {
  limits: Readonly<Record<string, string>>
  setLimits: (limits: Readonly<Record<string, string>>) => void
}

/** Up to what one person matches alone, currency by currency. */
function Limits({ limits, setLimits }: LimitsProps) {
  return Object.keys(limits).map((currency) => (
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
  ))
}

const newRule: MatchingRule = { name: words('rules.newName'), kind: 'reference', days: 2 }
