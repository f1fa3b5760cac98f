import { useState, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Form, type RefusalView } from '../forms/form.tsx'
import { OtpInput } from '../forms/otp-input.tsx'
import { useSendOnce } from './use-send-once.ts'

/** The number of digits of a code. */
export const CODE_DIGITS = 6

interface CodeFormProps {
  label: string
  hint?: string
  submitLabel: string
  /** The fault of an incomplete code. */
  missing: string
  busy: boolean
  /** The fault of the last code sent, shown at its field. */
  fault: string | undefined
  refusal: RefusalView | undefined
  /** Called once with six digits, after the last digit or on a click of the button; never while busy. */
  onCode: (digits: string) => unknown
  autoFocus?: boolean
  fullWidth?: boolean
  /** Above the field: where the code comes from. */
  intro?: ReactNode
  /** Below the button: another code, cancellation. */
  children?: ReactNode
}

/** A form with a six-digit code as its only input. */
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
