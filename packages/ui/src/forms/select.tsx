import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { ChevronDownIcon } from '../icons/index.tsx'
import { v } from '../theme/vars.ts'
import { Field, useFieldTies, type FieldProps } from './field.tsx'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

interface SelectProps
  extends
    FieldProps,
    Pick<OutlinedInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'autoComplete' | 'disabled'> {
  options: readonly Option[]
  /** The first option, which is empty: "Elige un país". */
  placeholder?: string | undefined
  ref?: Ref<HTMLSelectElement>
}

const Box = styled(OutlinedInput)({
  '&&': { paddingRight: 0 },
  '& select': {
    paddingRight: 36,
    appearance: 'none',
    cursor: 'pointer',
    '&:disabled': { cursor: 'default' },
    '& option': { backgroundColor: v.surface },
  },
  // A press on the arrow opens the list.
  '& > svg': { position: 'absolute', right: 10, color: v.inkMuted, pointerEvents: 'none' },
})

/**
 * One of several options, with the system's own list. The library's own select contains the looks of three variants,
 * which every first visit would load.
 */
export function Select(props: SelectProps) {
  const { name, label, hint, fault, optional, options, placeholder, ref, ...passed } = props
  const ties = useFieldTies({ name, hint, fault })
  const choices = [...(placeholder === undefined ? [] : [{ value: '', label: placeholder }]), ...options].map(
    ({ value, label: text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ),
  )
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <Box
        {...passed}
        fullWidth
        id={ties.id}
        name={name}
        error={ties.fault !== undefined}
        inputComponent={'select' as 'input'}
        {...(ref === undefined ? {} : { inputRef: ref })}
        endAdornment={<ChevronDownIcon aria-hidden />}
        slotProps={{ input: { type: undefined, 'aria-describedby': ties.describedBy, children: choices } }}
      />
    </Field>
  )
}
