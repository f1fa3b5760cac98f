import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { below, rem, v } from '../theme/vars.ts'
import { FaultLine, FieldBox, HintText, LabelText, useFieldTies, type FieldProps } from './field.tsx'

export interface CardOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly description?: string | undefined
  /** Shown at the end of the card: an amount, a chip. */
  readonly end?: ReactNode
}

interface RadioCardsProps<Value extends string> extends Omit<FieldProps, 'label'> {
  legend: string
  options: readonly CardOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  /** Three are for short labels. */
  columns?: 1 | 2 | 3
}

const Group = styled(FieldBox)({
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 6 },
})

const Cards = styled('div')({
  display: 'grid',
  gap: 8,
  // Two columns when the container is wide enough for both; the window's width does not matter.
  '&[data-columns="2"]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(190px, 50% - 4px)), 1fr))',
  },
  '&[data-columns="3"]': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > label': { alignItems: 'center', gap: 8, minHeight: 44, padding: '8px 10px' },
    [below.sm]: { '& > label': { gap: 6, padding: '8px 6px' } },
  },
})

const Option = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 48,
  padding: '12px 14px',
  border: `1px solid ${v.field}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  cursor: 'pointer',
  '&:hover': { borderColor: v.primary },
  '&:has(input:checked)': {
    borderColor: v.primary,
    boxShadow: `inset 0 0 0 1px ${v.primary}`,
    backgroundColor: v.primarySoft,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${v.primaryDark}`, outlineOffset: 2 },
  '& input': { flex: 'none', width: 20, height: 20, margin: '1px 0 0', accentColor: v.primary },
  '& input:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& [data-slot="text"]': { flex: 1, minWidth: 0, fontWeight: 500 },
  '& [data-slot="text"] > span': { display: 'block', color: v.inkMuted, fontSize: rem(13), fontWeight: 400 },
})

/** One of a few options, each as a clickable card. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, legend, hint, fault, optional, options, value, onChange, columns = 1 } = props
  const ties = useFieldTies({ name, hint, fault })
  return (
    <Group as="fieldset" aria-describedby={ties.describedBy}>
      <legend>
        <LabelText label={legend} optional={optional} />
      </legend>
      <HintText id={ties.id}>{hint}</HintText>
      <Cards data-columns={columns}>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-invalid={ties.fault === undefined ? undefined : true}
              onChange={() => onChange(option.value)}
            />
            <span data-slot="text">
              {option.label}
              {option.description === undefined ? null : <span>{option.description}</span>}
            </span>
            {option.end}
          </Option>
        ))}
      </Cards>
      <FaultLine id={ties.id}>{ties.fault}</FaultLine>
    </Group>
  )
}
