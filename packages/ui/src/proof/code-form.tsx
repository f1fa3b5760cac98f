import { useState, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Form, type RefusalView } from '../forms/form.tsx'
import { OtpInput } from '../forms/otp-input.tsx'
import { useSendOnce } from './use-send-once.ts'

/** How many digits a code has that proves something. */
export const CODE_DIGITS = 6

interface CodeFormProps {
  label: string
  hint?: string
  submitLabel: string
  /** What stands at the field when the code is not whole. */
  missing: string
  busy: boolean
  /** What is wrong with the whole code that was sent last, at its field. */
  fault: string | undefined
  refusal: RefusalView | undefined
  /** Called once with six digits, after the last digit or on a click of the button; never while busy. */
  onCode: (digits: string) => unknown
  autoFocus?: boolean
  fullWidth?: boolean
  /** Above the field: where the code comes from. */
  intro?: ReactNode
  /** Under the button: another code, the way out. */
  children?: ReactNode
}

/** Asks for the six digits that prove something, and for nothing else. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, submitLabel, missing, busy, refusal, onCode, intro, children } = props
  const { autoFocus = false, fullWidth = false } = props
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const fault = isMissing ? missing : props.fault
  const sendOnce = useSendOnce(busy, props.fault)
  const submit = (digits: string) => {
    setMissing(digits.length < CODE_DIGITS)
    if (digits.length === CODE_DIGITS) sendOnce(digits, () => onCode(digits))
  }
  return (
    <Form
      busy={busy}
      refusal={refusal}
      faults={fault === undefined ? {} : { code: fault }}
      onSubmit={() => submit(code)}
    >
      {intro}
      <OtpInput
        name="code"
        label={label}
        hint={hint}
        value={code}
        onChange={(digits) => {
          setCode(digits)
          setMissing(false)
        }}
        onComplete={submit}
        autoFocus={autoFocus}
      />
      <Button type="submit" kind="primary" fullWidth={fullWidth} busy={busy}>
        {submitLabel}
      </Button>
      {children}
    </Form>
  )
}
