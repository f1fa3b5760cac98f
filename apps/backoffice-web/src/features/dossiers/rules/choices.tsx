import { Checkbox, Muted, type Option } from '@puente/ui'

interface ChoicesProps<Value extends string> {
  /** The field's name; a fault about it stands at the first choice. */
  name: string
  legend: string
  hint?: string
  options: readonly (Option & { readonly value: Value })[]
  chosen: readonly Value[]
  onChange: (chosen: readonly Value[]) => void
}

/** Any of several; they stay in the order in which they are offered. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, legend, hint, options, chosen, onChange } = props
  const choose = (value: Value, yes: boolean) =>
    onChange(
      options.map((option) => option.value).filter((one) => (one === value ? yes : chosen.includes(one))),
    )
  return (
    <fieldset style={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <legend style={{ padding: 0, marginBottom: 6, fontWeight: 500 }}>{legend}</legend>
      {hint === undefined ? null : <Muted>{hint}</Muted>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' }}>
        {options.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            name={index === 0 ? name : `${name}.${value}`}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => choose(value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
