import { Checkbox, DatePicker, Disclosure, Muted, Select, TextArea, TextInput } from '@puente/ui'
import { format } from '@puente/web'
import { useState } from 'react'
import { counting, decimals, sharing, timing, type Writing } from '../typed.ts'
import { settingsMessages } from '../texts/messages.es.ts'
import { TextPreview } from '../previews/text-preview.tsx'
import { words } from '../texts/words.ts'
import { amountsOf } from './amounts.ts'
import type { ControlProps } from './control.ts'
import { useFormFacts } from './form-facts.ts'

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
/** Longer texts, in characters, get several lines. */
const ONE_LINE = 120
/** Still longer ones get more. */
const FEW_LINES = 1000

type Typed = Omit<ControlProps, 'spec'> & {
  writing: Writing<number | string>
  end?: string | undefined
  longest?: number
  inputMode?: 'decimal' | 'text'
}

/**
 * A field with its own text format. The typed text stays as it is until the field loses focus; then the
 * formatted value is shown.
 */
function TypedField(props: Typed) {
  const {
    words: own,
    name,
    value,
    isOptional,
    onChange,
    writing,
    end,
    longest = 24,
    inputMode = 'text',
  } = props
  const [text, setText] = useState<string>()
  const shown = text !== undefined && writing.read(text) === value ? text : writing.write(value)
  return (
    <TextInput
      name={name}
      label={own.label}
      hint={own.hint}
      optional={isOptional}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={longest}
      value={shown}
      end={
        end === undefined ? undefined : (
          <Muted style={{ paddingInline: 8, whiteSpace: 'nowrap' }}>{end}</Muted>
        )
      }
      onChange={({ target }) => {
        setText(target.value)
        onChange(writing.read(target.value))
      }}
      onBlur={() => setText(undefined)}
    />
  )
}

export function CountField({ spec, ...rest }: ControlProps<'count'>) {
  const { units } = settingsMessages
  const { unit } = spec
  const end = Object.hasOwn(units, unit) ? words(`units.${unit as keyof typeof units}`) : undefined
  return <TypedField {...rest} writing={counting} end={end} />
}

export const ShareField = ({ spec, ...rest }: ControlProps<'share'>) => (
  <TypedField
    {...rest}
    writing={spec.whole === true ? counting : sharing}
    inputMode={spec.whole === true ? 'text' : 'decimal'}
    end="%"
  />
)

export const DecimalField = (props: ControlProps<'decimal'>) => (
  <TypedField {...props} writing={decimals} inputMode="decimal" />
)

export const TimeField = (props: ControlProps<'time'>) => (
  <TypedField {...props} writing={timing} longest={5} />
)

export function MoneyField({ spec, ...rest }: ControlProps<'money'>) {
  const facts = useFormFacts()
  const currency = spec.currency ?? rest.currency ?? facts.currency
  return (
    <TypedField {...rest} writing={amountsOf(format.decimals(currency))} inputMode="decimal" end={currency} />
  )
}

export function TextField({ spec, words: own, name, value, isOptional, onChange }: ControlProps<'text'>) {
  const passed = {
    name,
    label: own.label,
    hint: own.hint,
    optional: isOptional,
    maxLength: spec.max,
    value: textOf(value),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value === '' && (isOptional || spec.min > 0) ? undefined : target.value),
  }
  return spec.max > ONE_LINE ? (
    <TextArea {...passed} rows={spec.max > FEW_LINES ? 8 : 2} />
  ) : (
    <TextInput {...passed} autoComplete="off" />
  )
}

export function MarkdownField(props: ControlProps<'markdown'>) {
  const { spec, words: own, name, value, isOptional, onChange } = props
  const text = textOf(value)
  return (
    <div>
      <TextArea
        name={name}
        label={own.label}
        hint={own.hint}
        optional={isOptional}
        maxLength={spec.max}
        rows={isOptional ? 6 : 14}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <Disclosure
        summary={words('items.of', { label: words('form.preview'), name: own.label.toLowerCase() })}
      >
        <TextPreview text={text} names={spec.names} />
      </Disclosure>
    </div>
  )
}

/** An optional flag has three states: an absent value may mean another thing than false. */
export function FlagField({ words: own, name, value, isOptional, onChange }: ControlProps<'flag'>) {
  if (isOptional)
    return (
      <Select
        name={name}
        label={own.label}
        hint={own.hint}
        optional
        placeholder={words('items.noChoice')}
        options={[
          { value: 'yes', label: words('items.yes') },
          { value: 'no', label: words('items.no') },
        ]}
        value={value === true ? 'yes' : value === false ? 'no' : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'yes')}
      />
    )
  return (
    <Checkbox
      name={name}
      label={own.label}
      hint={own.hint}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

export const DayField = ({ words: own, name, value, isOptional, onChange }: ControlProps<'day'>) => (
  <DatePicker
    name={name}
    label={own.label}
    hint={own.hint}
    optional={isOptional}
    value={textOf(value)}
    onChange={(day) => onChange(day === '' ? undefined : day)}
  />
)

export function ChoiceField({ spec, words: own, name, value, isOptional, onChange }: ControlProps<'choice'>) {
  return (
    <Select
      name={name}
      label={own.label}
      hint={own.hint}
      optional={isOptional}
      placeholder={words(isOptional ? 'items.noChoice' : 'items.choose')}
      options={spec.of.map((one) => ({ value: one, label: own.values?.[one] ?? one }))}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}
