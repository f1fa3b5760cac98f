import type { Field, Fields } from '@puente/contract/staff'
import { memo, useCallback } from 'react'
import { shownFields } from '../shown-fields.ts'
import { wordsIn, type FieldWords } from '../texts/words-of.ts'
import { dataIn, withField, type ControlProps, type Data } from './control.ts'
import { FieldOf } from './field-of.tsx'
import { Beside, Part } from './parts.tsx'
import { useLatest } from './use-latest.ts'

interface FieldsOfProps {
  fields: Fields
  words: FieldWords['fields']
  /** The path of the object that contains the fields: 'data', 'data.rules.0'. */
  name: string
  value: Data
  onChange: (value: Data) => void
  currency?: string | undefined
}

const isWide = ({ spec }: Field): boolean =>
  ['markdown', 'group', 'rows', 'list', 'record', 'choices', 'weekdays'].includes(spec.control) ||
  (spec.control === 'text' && spec.max > 120)

/** All fields of a group; short ones share a row. */
export function FieldsOf({ fields, words, name, value, onChange, currency }: FieldsOfProps) {
  const latest = useLatest({ value, onChange })
  const change = useCallback(
    (one: string, next: unknown) => latest.current.onChange(withField(latest.current.value, one, next)),
    [latest],
  )
  return (
    <Beside>
      {shownFields(fields).map(([one, field]) => (
        <OneField
          key={one}
          one={one}
          field={field}
          written={words?.[one]}
          name={`${name}.${one}`}
          value={value[one]}
          currency={currency}
          change={change}
        />
      ))}
    </Beside>
  )
}

interface OneFieldProps {
  one: string
  field: Field
  written: string | FieldWords | undefined
  name: string
  value: unknown
  currency: string | undefined
  change: (one: string, next: unknown) => void
}

const OneField = memo(({ one, field, written, change, ...rest }: OneFieldProps) => (
  <div data-wide={isWide(field) || undefined}>
    <FieldOf {...rest} field={field} words={wordsIn(written)} onChange={(next) => change(one, next)} />
  </div>
))

/** A nested group, in a frame. */
export function GroupField(props: ControlProps<'group'>) {
  const { spec, words: own, name, value, isOptional, onChange, currency } = props
  return (
    <Part name={name} label={own.label} hint={own.hint} framed>
      <FieldsOf
        fields={spec.fields}
        words={own.fields}
        name={name}
        value={dataIn(value)}
        currency={currency}
        onChange={(next) => onChange(isOptional && Object.keys(next).length === 0 ? undefined : next)}
      />
    </Part>
  )
}
