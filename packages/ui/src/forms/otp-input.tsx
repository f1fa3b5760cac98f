import { styled } from '@mui/material/styles'
import { useRef, type Ref } from 'react'
import { v } from '../theme/vars.ts'
import { Field, useFieldTies, type FieldProps } from './field.tsx'
import { otpDigits } from './otp-digits.ts'

interface OtpInputProps extends Omit<FieldProps, 'optional'> {
  value: string
  onChange: (digits: string) => void
  /** Called once when the last digit is typed, so that no button is needed. */
  onComplete?: (digits: string) => void
  length?: number
  disabled?: boolean
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

// One field instead of six: it is read once, accepts paste and autofill, and can be edited as text.
const Digits = styled('input')({
  '--slot': '1.9ch',
  boxSizing: 'content-box',
  width: 'calc(var(--length) * var(--slot))',
  maxWidth: '100%',
  height: 54,
  padding: '0 0 0 calc((var(--slot) - 1ch) / 2)',
  border: 0,
  borderRadius: 10,
  color: v.ink,
  backgroundColor: v.surface,
  // A line below each digit.
  backgroundImage: `repeating-linear-gradient(90deg, transparent 0 calc(var(--slot) * 0.12), ${v.field} calc(var(--slot) * 0.12) calc(var(--slot) * 0.88), transparent calc(var(--slot) * 0.88) var(--slot))`,
  backgroundSize: 'calc(var(--length) * var(--slot)) 2px',
  backgroundPosition: '0 calc(100% - 8px)',
  backgroundRepeat: 'no-repeat',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '28px !important',
  fontWeight: 600,
  letterSpacing: 'calc(var(--slot) - 1ch)',
})

const Frame = styled('div')({
  display: 'flex',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '0 8px',
  border: `1px solid ${v.field}`,
  borderRadius: 10,
  overflow: 'hidden',
  backgroundColor: v.surface,
  '&:focus-within': { borderColor: v.primary, boxShadow: `inset 0 0 0 1px ${v.primary}` },
  '&[data-fault]': { borderColor: v.bad },
  '&[data-fault]:focus-within': { boxShadow: `inset 0 0 0 1px ${v.bad}` },
  '&[data-disabled]': { borderColor: v.line, opacity: 0.6 },
  '& input:focus-visible': { outline: 'none', boxShadow: 'none' },
})

/** The field for a code from a message or an authenticator app. */
export function OtpInput(props: OtpInputProps) {
  const { name, label, hint, fault, value, onChange, onComplete, length = 6, ref } = props
  const { disabled = false, autoFocus = false } = props
  const ties = useFieldTies({ name, hint, fault })
  const completed = useRef(value.length === length ? value : '')

  function take(text: string) {
    const digits = otpDigits(text, length)
    if (digits !== value) onChange(digits)
    if (digits.length < length) completed.current = ''
    else if (digits !== completed.current) {
      completed.current = digits
      onComplete?.(digits)
    }
  }

  return (
    <Field ties={ties} name={name} label={label} hint={hint}>
      <Frame data-fault={ties.fault === undefined ? undefined : true} data-disabled={disabled || undefined}>
        <Digits
          {...(ref === undefined ? {} : { ref })}
          id={ties.id}
          name={name}
          style={{ '--length': length } as Record<string, string | number>}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          // A pasted sentence is longer than the code that is extracted from it.
          maxLength={200}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only input of the screen
          autoFocus={autoFocus}
          aria-invalid={ties.fault === undefined ? undefined : true}
          aria-describedby={ties.describedBy}
          onChange={(event) => take(event.target.value)}
        />
      </Frame>
    </Field>
  )
}
