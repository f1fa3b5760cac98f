import { styled } from '@mui/material/styles'
import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react'
import { rem, v } from '../theme/vars.ts'
import { FaultLine, FieldBox, HintText, useFieldTies, type FieldProps } from './field.tsx'

interface CheckboxProps extends Omit<FieldProps, 'label' | 'optional'> {
  label: ReactNode
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

const Row = styled('label')({
  display: 'flex',
  gap: 12,
  minHeight: 32,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: v.primary, fontSize: rem(16) },
})

/** A consent checkbox: never checked initially. */
export function Checkbox({ name, label, hint, fault, ref, ...passed }: CheckboxProps) {
  const ties = useFieldTies({ name, hint, fault })
  return (
    <FieldBox>
      <Row>
        <input
          {...passed}
          {...(ref === undefined ? {} : { ref })}
          type="checkbox"
          id={ties.id}
          name={name}
          aria-describedby={ties.describedBy}
          aria-invalid={ties.fault === undefined ? undefined : true}
        />
        <span>{label}</span>
      </Row>
      <HintText id={ties.id}>{hint}</HintText>
      <FaultLine id={ties.id}>{ties.fault}</FaultLine>
    </FieldBox>
  )
}
