import { Checkbox } from '@puente/ui'
import { settingsMessages } from '../texts/messages.es.ts'
import { itemsIn, type ControlProps } from './control.ts'
import { Line, Part } from './parts.tsx'

interface SeveralProps<Value> extends Omit<ControlProps, 'spec'> {
  options: readonly { readonly value: Value; readonly label: string }[]
}

/** Checkboxes for any of several values. Existing values keep their order; new ones are appended. */
function Several<Value extends string | number>(props: SeveralProps<Value>) {
  const { options, words: own, name, value, isOptional, onChange } = props
  const chosen = itemsIn(value)
  const choose = (one: Value, yes: boolean) => {
    const next = yes ? [...chosen, one] : chosen.filter((other) => other !== one)
    onChange(next.length === 0 && isOptional ? undefined : next)
  }
  return (
    <Part name={name} label={own.label} hint={own.hint}>
      <Line style={{ columnGap: 24 }}>
        {options.map(({ value: one, label }, at) => (
          <Checkbox
            key={one}
            name={at === 0 ? name : `${name}.${one}`}
            label={label}
            checked={chosen.includes(one)}
            onChange={({ target }) => choose(one, target.checked)}
          />
        ))}
      </Line>
    </Part>
  )
}

export const ChoicesField = ({ spec, ...rest }: ControlProps<'choices'>) => (
  <Several
    {...rest}
    options={spec.of.map((value) => ({ value, label: rest.words.values?.[value] ?? value }))}
  />
)

const days = Object.entries(settingsMessages.weekdays).map(([day, label]) => ({ value: Number(day), label }))

export function WeekdaysField({ onChange, ...rest }: ControlProps<'weekdays'>) {
  const inOrder = (next: unknown) =>
    onChange(Array.isArray(next) ? next.map(Number).toSorted((one, other) => one - other) : next)
  return <Several {...rest} options={days} onChange={inOrder} />
}
