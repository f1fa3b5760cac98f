import type { Field, Fields } from '@puente/contract/staff'
import { wordsIn, type FieldWords } from '../words-of.ts'
import { dataIn, withField, type ControlProps, type Data } from './control.ts'
import { FieldControl } from './field-control.tsx'
import { Beside, Part } from './parts.tsx'

interface FieldsOfProps {
  fields: Fields
  words: FieldWords['fields']
  /** The path of what holds the fields: 'data', 'data.rules.0'. */
  name: string
  value: Data
  onChange: (value: Data) => void
  currency?: string | undefined
}

const isWide = ({ spec }: Field): boolean =>
  ['markdown', 'group', 'rows', 'list', 'record', 'choices', 'weekdays'].includes(spec.control) ||
  (spec.control === 'text' && spec.max > 120)

/** Every field of a whole, short ones beside each other. */
export function FieldsOf({ fields, words, name, value, onChange, currency }: FieldsOfProps) {
  return (
    <Beside>
      {Object.entries(fields).map(([one, field]) => (
        <div key={one} data-wide={isWide(field) || undefined}>
          <FieldControl
            field={field}
            words={wordsIn(words?.[one])}
            name={`${name}.${one}`}
            value={value[one]}
            currency={currency}
            onChange={(next) => onChange(withField(value, one, next))}
          />
        </div>
      ))}
    </Beside>
  )
}

/** A whole inside a whole, in a frame. */
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
