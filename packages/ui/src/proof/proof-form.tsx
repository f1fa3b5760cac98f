import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { Form, type RefusalView } from '../forms/form.tsx'
import { OtpInput } from '../forms/otp-input.tsx'
import { TextInput } from '../forms/text-input.tsx'
import { rem, v } from '../theme/vars.ts'
import { CODE_DIGITS } from './code-form.tsx'
import { useSendOnce } from './use-send-once.ts'

/** A method to prove one's identity. */
export type ProofMethod = 'passkey' | 'totp' | 'recovery-code' | 'mail' | 'sms'
/** The typed value and its method; a passkey is not typed. */
export interface TypedProof {
  readonly method: Exclude<ProofMethod, 'passkey'>
  readonly code: string
  readonly remember: boolean
}

/** The texts of the form, from the catalogue. */
export interface ProofTexts {
  readonly passkey: string
  readonly passkeyHint: string
  readonly or: string
  readonly totp: string
  readonly totpHint: string
  readonly recoveryCode: string
  readonly recoveryCodeHint: string
  readonly mail: string
  readonly mailHint: string
  readonly sms: string
  readonly smsHint: string
  readonly useRecovery: string
  readonly useTotp: string
  readonly remember: string
  readonly submit: string
  readonly missing: string
}

interface ProofFormProps {
  methods: readonly ProofMethod[]
  texts: ProofTexts
  busy: boolean
  /** The fault of the code, shown at its field. */
  fault: string | undefined
  refusal: RefusalView | undefined
  /** Offers to remember this device. */
  mayRemember?: boolean
  onProve: (proof: TypedProof) => unknown
  /** Called with whether to remember this device; undefined when the browser does not support passkeys. */
  onPasskey?: ((remember: boolean) => Promise<unknown>) | undefined
  /** Below the form: another code, cancellation. */
  children?: ReactNode
}

const Or = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  color: v.inkMuted,
  fontSize: rem(13),
  '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: v.line },
})
const PasskeyHint = styled('p')({
  margin: '6px 0 0',
  color: v.inkMuted,
  fontSize: rem(13),
  textAlign: 'center',
})

/**
 * A form to prove one's identity by the best available method: a passkey first, otherwise a code; the others
 * are offered as alternatives. It takes the focus, because it replaces what the user pressed.
 */
export function ProofForm(props: ProofFormProps) {
  const { methods, texts, busy, refusal, mayRemember = false, onPasskey, children } = props
  const { typed, method, code, remember, fault, ...typing } = useTyping(props)
  const hasPasskey = methods.includes('passkey') && onPasskey !== undefined
  return (
    <Form
      busy={busy}
      refusal={refusal}
      faults={fault === undefined ? {} : { code: fault }}
      onSubmit={() => typing.submit(code)}
    >
      {hasPasskey ? (
        <div>
          <Button kind="primary" fullWidth autoFocus onPress={() => onPasskey(remember)}>
            {texts.passkey}
          </Button>
          <PasskeyHint>{texts.passkeyHint}</PasskeyHint>
        </div>
      ) : null}
      {hasPasskey && typed.length > 0 ? <Or>{texts.or}</Or> : null}
      {typed.length === 0 ? null : (
        <>
          <CodeInput
            key={method}
            method={method}
            texts={texts}
            value={code}
            onChange={typing.change}
            onWhole={typing.submit}
            autoFocus={!hasPasskey || typing.hasChosen}
          />
          {mayRemember ? (
            <Checkbox
              name="remember"
              label={texts.remember}
              checked={remember}
              onChange={(event) => typing.setRemember(event.target.checked)}
            />
          ) : null}
          <Button type="submit" kind={hasPasskey ? 'plain' : 'primary'} fullWidth busy={busy}>
            {texts.submit}
          </Button>
        </>
      )}
      <Other methods={typed} method={method} texts={texts} onChoose={typing.choose} />
      {children}
    </Form>
  )
}

/** The typed value, its method and its fault. The fault of a value that was sent with another method is left out. */
function useTyping({ methods, texts, busy, fault, onProve }: ProofFormProps) {
  const sendOnce = useSendOnce(busy, fault)
  const typed = methods.filter((method) => method !== 'passkey')
  const [method, setMethod] = useState<TypedProof['method']>(typed[0] ?? 'totp')
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [sentBy, setSentBy] = useState(method)
  const [hasChosen, setChosen] = useState(false)
  const change = (value: string) => {
    setCode(value)
    setMissing(false)
  }
  const choose = (other: TypedProof['method']) => {
    change('')
    setMethod(other)
    setChosen(true)
  }
  const submit = (value: string) => {
    const isWhole = method === 'recovery-code' ? value.trim() !== '' : value.length === CODE_DIGITS
    setMissing(!isWhole)
    if (!isWhole) return
    setSentBy(method)
    sendOnce(`${method} ${value.trim()}`, () => onProve({ method, code: value.trim(), remember }))
  }
  const shown = isMissing ? texts.missing : sentBy === method ? fault : undefined
  return { typed, method, code, remember, fault: shown, hasChosen, change, choose, submit, setRemember }
}

interface CodeInputProps {
  method: TypedProof['method']
  texts: ProofTexts
  value: string
  onChange: (value: string) => void
  onWhole: (value: string) => void
  autoFocus: boolean
}

function CodeInput({ method, texts, value, onChange, onWhole, autoFocus }: CodeInputProps) {
  if (method === 'recovery-code') {
    return (
      <TextInput
        name="code"
        label={texts.recoveryCode}
        hint={texts.recoveryCodeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <OtpInput
      name="code"
      label={texts[method]}
      hint={texts[`${method}Hint`]}
      value={value}
      onChange={onChange}
      onComplete={onWhole}
      autoFocus={autoFocus}
    />
  )
}

interface OtherProps {
  methods: readonly TypedProof['method'][]
  method: TypedProof['method']
  texts: ProofTexts
  onChoose: (method: TypedProof['method']) => void
}

/** A button to switch to another method. */
function Other({ methods, method, texts, onChoose }: OtherProps) {
  const other = methods.find((one) => one !== method)
  if (other === undefined) return null
  return (
    <div>
      <Button kind="text" onPress={() => onChoose(other)}>
        {other === 'recovery-code' ? texts.useRecovery : texts.useTotp}
      </Button>
    </div>
  )
}
