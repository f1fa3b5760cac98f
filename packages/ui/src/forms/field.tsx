import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { AlertIcon } from '../icons/index.tsx'
import { rem, v } from '../theme/vars.ts'
import { useUiWords } from '../words.ts'
import { useFault, useFieldId } from './form-context.ts'

/** The common props of all fields. */
export interface FieldProps {
  name: string
  label: string
  /** Why the value is required, or its format; shown between label and control. */
  hint?: ReactNode
  /** Overrides the form's fault for this field. */
  fault?: string | undefined
  /** The field may stay empty; the label shows this. */
  optional?: boolean | undefined
}

/** The ids that connect a control with its label, hint and fault. */
export interface FieldTies {
  id: string
  fault: string | undefined
  describedBy: string | undefined
}

export function useFieldTies({ name, hint, fault }: Pick<FieldProps, 'name' | 'hint' | 'fault'>): FieldTies {
  const id = useFieldId(name)
  const ofForm = useFault(name)
  const shown = fault ?? ofForm
  const parts = [hint === undefined ? '' : `${id}-hint`, shown === undefined ? '' : `${id}-fault`]
  return { id, fault: shown, describedBy: parts.join(' ').trim() || undefined }
}

export const FieldBox = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 0,
  '& > label, & > legend': { fontWeight: 500, color: v.ink },
})

const Hint = styled('span')({ color: v.inkMuted, fontSize: rem(13), lineHeight: 1.45, marginTop: -4 })

const FaultText = styled('span')({
  display: 'flex',
  gap: 6,
  color: v.bad,
  fontSize: rem(13),
  fontWeight: 500,
  lineHeight: 1.45,
  '& svg': { flex: 'none', fontSize: rem(16), marginTop: 1 },
})

const Optional = styled('span')({ color: v.inkMuted, fontWeight: 400 })

/** The label, marked if the field is optional. */
export function LabelText({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  const words = useUiWords()
  return (
    <>
      {label}
      {optional === true ? <Optional> {words.optional}</Optional> : null}
    </>
  )
}

export function HintText({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : <Hint id={`${id}-hint`}>{children}</Hint>
}

export function FaultLine({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null
  return (
    <FaultText id={`${id}-fault`}>
      <AlertIcon aria-hidden />
      {children}
    </FaultText>
  )
}

/** A field around one control: label, hint, control, fault. */
export function Field({
  ties,
  label,
  optional,
  hint,
  children,
}: FieldProps & { ties: FieldTies; children: ReactNode }) {
  return (
    <FieldBox>
      <label htmlFor={ties.id}>
        <LabelText label={label} optional={optional} />
      </label>
      <HintText id={ties.id}>{hint}</HintText>
      {children}
      <FaultLine id={ties.id}>{ties.fault}</FaultLine>
    </FieldBox>
  )
}
