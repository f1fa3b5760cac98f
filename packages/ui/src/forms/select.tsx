import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Ref } from 'react'
import { ChevronDownIcon } from '../icons/index.tsx'
import { Field, useFieldTies, type FieldProps } from './field.tsx'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

interface SelectProps
  extends
    FieldProps,
    Pick<NativeSelectProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'autoComplete' | 'disabled'> {
  options: readonly Option[]
  /** The first option, which is empty: "Elige un país". */
  placeholder?: string | undefined
  ref?: Ref<HTMLSelectElement>
}

/** One of several options, with the system's own list. */
export function Select(props: SelectProps) {
  const { name, label, hint, fault, optional, options, placeholder, ref, ...passed } = props
  const ties = useFieldTies({ name, hint, fault })
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <NativeSelect
        {...passed}
        fullWidth
        error={ties.fault !== undefined}
        input={<OutlinedInput />}
        IconComponent={ChevronDownIcon}
        {...(ref === undefined ? {} : { inputRef: ref })}
        inputProps={{ id: ties.id, name, 'aria-describedby': ties.describedBy }}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
