import { Button, HiddenText, Muted, TextInput } from '@puente/ui'
import { useState } from 'react'
import { wordsIn } from '../texts/words-of.ts'
import { words } from '../texts/words.ts'
import { currencyNamed, dataIn, withField, type ControlProps, type Data } from './control.ts'
import { FieldOf } from './field-of.tsx'
import { FieldsOf } from './group-field.tsx'
import { Line, Part } from './parts.tsx'

/** Values by name: one for each of a fixed set of names, or entries with typed names. */
export function RecordField(props: ControlProps<'record'>) {
  const { spec, words: own, name, value, isOptional, onChange, currency } = props
  const data = dataIn(value)
  if (spec.of !== undefined) {
    const fields = Object.fromEntries(spec.of.map((one) => [one, spec.item]))
    return (
      <Part name={name} label={own.label} hint={own.hint} framed>
        <FieldsOf
          fields={fields}
          words={own.fields}
          name={name}
          value={data}
          onChange={onChange}
          currency={currency}
        />
      </Part>
    )
  }
  const change = (next: Data) => onChange(isOptional && Object.keys(next).length === 0 ? undefined : next)
  return (
    <Part label={own.label} hint={own.hint} framed>
      {Object.keys(data).length === 0 ? <Muted>{words('items.none')}</Muted> : null}
      {Object.entries(data).map(([one, its]) => (
        <Entry
          key={one}
          record={props}
          one={one}
          value={its}
          onChange={(next) => change({ ...data, [one]: next })}
        >
          <Button size="small" kind="text" onPress={() => change(withField(data, one, undefined))}>
            {words('items.remove')} <HiddenText>{one}</HiddenText>
          </Button>
        </Entry>
      ))}
      <NewEntry
        record={props}
        data={data}
        onAdd={(one) => change({ ...data, [one]: emptyOf(spec.item.spec.control) })}
      />
    </Part>
  )
}

/** The initial value of a new entry. */
const emptyOf = (control: string): unknown =>
  control === 'list' || control === 'rows' ? [] : control === 'group' ? {} : ''

interface EntryProps {
  record: ControlProps<'record'>
  one: string
  value: unknown
  onChange: (value: unknown) => void
  children: React.ReactNode
}

function Entry({ record: { spec, words: own, name }, one, value, onChange, children }: EntryProps) {
  const its = wordsIn(own.value)
  return (
    <Line style={{ alignItems: 'flex-end' }}>
      <div style={{ flex: '1 1 210px', minWidth: 0 }}>
        <FieldOf
          field={spec.item}
          words={{ ...its, label: words('items.of', { label: its.label, name: one }) }}
          name={`${name}.${one}`}
          value={value}
          currency={currencyNamed(one)}
          onChange={(next) => onChange(next ?? '')}
        />
      </div>
      {children}
    </Line>
  )
}

interface NewEntryProps {
  record: ControlProps<'record'>
  data: Data
  onAdd: (name: string) => void
}

/** The input for the name of a new entry; the name is validated before the entry is added. */
function NewEntry({ record: { spec, words: own, name }, data, onAdd }: NewEntryProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  function add() {
    const one = typed.trim()
    const fits = new RegExp(`^(?:${spec.pattern ?? '.+'})$`, 'u').test(one)
    setFault(!fits ? own.nameForm : Object.hasOwn(data, one) ? words('items.twice') : undefined)
    if (!fits || Object.hasOwn(data, one)) return
    onAdd(one)
    setTyped('')
  }
  const label = own.name ?? own.label
  return (
    <Line style={{ alignItems: 'flex-end' }}>
      <TextInput
        name={name}
        label={words('items.add', { row: label.toLowerCase() })}
        autoComplete="off"
        maxLength={60}
        {...(fault === undefined ? {} : { fault })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button size="small" style={{ minHeight: 'var(--field-height, 44px)' }} onPress={add}>
        {words('items.addWord')} <HiddenText>{label.toLowerCase()}</HiddenText>
      </Button>
    </Line>
  )
}
