import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field, useFieldTies, type FieldProps } from './field.tsx'
import { useLongest } from './form-context.ts'

type Passed = Pick<
  OutlinedInputProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'readOnly'
>

interface TextInputProps extends Passed, FieldProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Most characters that its endpoint accepts; undefined when any length is accepted. */
  maxLength: number | undefined
  spellCheck?: boolean
  autoCapitalize?: string
  start?: ReactNode
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text. It accepts react-hook-form's `register` spread. */
export function TextInput(props: TextInputProps) {
  const { name, label, hint, fault, optional, type = 'text', start, end, ref, ...others } = props
  const { inputMode, maxLength, spellCheck, autoCapitalize, ...passed } = others
  const ties = useFieldTies({ name, hint, fault })
  const longest = useLongest(maxLength)
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <OutlinedInput
        {...passed}
        fullWidth
        id={ties.id}
        name={name}
        type={type}
        error={ties.fault !== undefined}
        startAdornment={start}
        endAdornment={end}
        {...(ref === undefined ? {} : { inputRef: ref })}
        slotProps={{
          input: { inputMode, ...longest, spellCheck, autoCapitalize, 'aria-describedby': ties.describedBy },
        }}
      />
    </Field>
  )
}

interface TextAreaProps extends Passed, FieldProps {
  rows?: number
  /** Most characters that its endpoint accepts; undefined when any length is accepted. */
  maxLength: number | undefined
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea(props: TextAreaProps) {
  const { name, label, hint, fault, optional, rows = 3, maxLength, ref, ...passed } = props
  const ties = useFieldTies({ name, hint, fault })
  const longest = useLongest(maxLength)
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <OutlinedInput
        {...passed}
        fullWidth
        multiline
        id={ties.id}
        name={name}
        rows={rows}
        error={ties.fault !== undefined}
        {...(ref === undefined ? {} : { inputRef: ref })}
        slotProps={{ input: { ...longest, 'aria-describedby': ties.describedBy } }}
      />
    </Field>
  )
}
