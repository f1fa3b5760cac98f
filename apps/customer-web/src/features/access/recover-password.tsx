import { NewPassword, newPasswordRules } from '@puente/account-ui'
import { Button, Form, Muted, OtpInput, TextInput } from '@puente/ui'
import { faultsOf, hasCode, proofFault, refusalOf, useEndpointForm, type EndpointForm } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { words } from './recover-words.ts'

interface Values {
  code: string
  password: string
  factor: string
}

interface RecoverPasswordProps {
  recoveryId: string
  /** For password managers. */
  email: string
  onDone: () => void
  onOther: () => void
}

/** The code from the mail, a new password, and the second factor of users who have one. */
export function RecoverPassword({ recoveryId, email, onDone, onOther }: RecoverPasswordProps) {
  const [isFactorAsked, setFactorAsked] = useState(false)
  const finish = useMutation({
    mutationFn: ({ code, password, factor }: Values) =>
      api.finishRecovery({ params: { id: recoveryId }, body: { code, password, ...proofOf(factor) } }),
    onSuccess: onDone,
    onError: (error) => {
      if (isAsking(error)) setFactorAsked(true)
    },
  })
  const form = useEndpointForm<Values>({
    sending: finish,
    defaults: { code: '', password: '', factor: '' },
    faults: (error) => {
      const wrong = proofFault(error)
      return {
        ...faultsOf(error),
        ...(wrong === undefined ? {} : { [isFactorAsked ? 'factor' : 'code']: wrong }),
      }
    },
    refusal: (error) => (proofFault(error) === undefined && !isAsking(error) ? refusalOf(error) : undefined),
    submit: (values) => finish.mutate(values),
  })
  return (
    <Form {...form.props}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Fields form={form} isFactorAsked={isFactorAsked} />
      <Muted>{words('note')}</Muted>
      <Button type="submit" kind="primary" fullWidth busy={finish.isPending}>
        {words('submit')}
      </Button>
      <div>
        <Button kind="text" onPress={onOther}>
          {words('other')}
        </Button>
      </div>
    </Form>
  )
}

function Fields({ form, isFactorAsked }: { form: EndpointForm<Values>; isFactorAsked: boolean }) {
  const code = form.choice('code', {
    validate: (typed) => typed.length === 6 || words('codeMissing'),
  })
  return (
    <>
      <OtpInput label={words('code')} autoFocus {...code} />
      <NewPassword {...form.field('password', newPasswordRules)} typed={form.watch('password')} />
      {isFactorAsked ? (
        <TextInput
          label={words('factor')}
          hint={words('factorHint')}
          autoComplete="one-time-code"
          maxLength={40}
          {...form.field('factor', { required: words('factorMissing') })}
        />
      ) : null}
    </>
  )
}

const isAsking = (error: unknown) => hasCode(error, 'second-factor-asked')

/** Six digits are a TOTP code; anything else is a recovery code. */
function proofOf(factor: string) {
  const typed = factor.trim()
  if (typed === '') return {}
  return /^[0-9 ]{6,7}$/.test(typed) ? { totp: typed.replaceAll(' ', '') } : { recoveryCode: typed }
}
