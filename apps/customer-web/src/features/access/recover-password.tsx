import { NewPassword } from '@puente/account-ui'
import { Button, Form, messagesOf, Muted, OtpInput, TextInput } from '@puente/ui'
import { faultsOf, hasCode, proofFault, refusalOf } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { api } from '../../api.ts'
import { words } from './words.ts'

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
  const form = useForm<Values>({
    shouldFocusError: false,
    reValidateMode: 'onBlur',
    defaultValues: { code: '', password: '', factor: '' },
  })
  const finish = useMutation({
    mutationFn: ({ code, password, factor }: Values) =>
      api.finishRecovery({ params: { id: recoveryId }, body: { code, password, ...proofOf(factor) } }),
    onSuccess: onDone,
  })
  const isFactorMissing = hasCode(finish.error, 'second-factor-asked')
  const isFactorAsked = useWatch({ control: form.control, name: 'factor' }) !== '' || isFactorMissing
  const wrong = proofFault(finish.error)
  return (
    <Form
      busy={finish.isPending}
      refusal={wrong === undefined && !isFactorMissing ? refusalOf(finish.error) : undefined}
      faults={{
        ...faultsOf(finish.error, undefined, { password: words('recover.password') }),
        ...(wrong === undefined ? {} : { [isFactorAsked ? 'factor' : 'code']: wrong }),
        ...messagesOf(form.formState.errors),
      }}
      onSubmit={form.handleSubmit((values) => finish.mutate(values))}
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Fields form={form} isFactorAsked={isFactorAsked} />
      <Muted>{words('recover.note')}</Muted>
      <Button type="submit" kind="primary" fullWidth busy={finish.isPending}>
        {words('recover.submit')}
      </Button>
      <div>
        <Button kind="text" onPress={onOther}>
          {words('recover.other')}
        </Button>
      </div>
    </Form>
  )
}

function Fields({ form, isFactorAsked }: { form: UseFormReturn<Values>; isFactorAsked: boolean }) {
  const { control, register, setValue, clearErrors } = form
  register('code', { validate: (typed) => typed.length === 6 || words('recover.codeMissing') })
  return (
    <>
      <OtpInput
        name="code"
        label={words('recover.code')}
        value={useWatch({ control, name: 'code' })}
        onChange={(digits) => {
          setValue('code', digits)
          clearErrors('code')
        }}
        autoFocus
      />
      <NewPassword name="password" register={register} typed={useWatch({ control, name: 'password' })} />
      {isFactorAsked ? (
        <TextInput
          label={words('recover.factor')}
          hint={words('recover.factorHint')}
          autoComplete="one-time-code"
          maxLength={40}
          {...register('factor', { required: words('recover.factorMissing') })}
        />
      ) : null}
    </>
  )
}

/** Six digits are a TOTP code; anything else is a recovery code. */
function proofOf(factor: string) {
  const typed = factor.trim()
  if (typed === '') return {}
  return /^[0-9 ]{6,7}$/.test(typed) ? { totp: typed.replaceAll(' ', '') } : { recoveryCode: typed }
}
