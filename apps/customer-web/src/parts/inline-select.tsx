import { styled } from '@mui/material/styles'
import { v } from '@puente/ui'

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  '& select': {
    minHeight: 40,
    padding: '0 8px',
    border: `1px solid ${v.field}`,
    borderRadius: 8,
    background: v.surface,
    color: v.ink,
    font: 'inherit',
  },
})

interface InlineSelectProps<Value extends string> {
  label: string
  /** With the language of the label where it is another one than that of the page. */
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A small choice with its label on the same line, for preferences of the page. */
export function InlineSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: InlineSelectProps<Value>) {
  return (
    <Label>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((one) => one.value === target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value} lang={one.lang}>
            {one.label}
          </option>
        ))}
      </select>
    </Label>
  )
}
