import { Button, Card, Column, Form, PageHeading, PasswordInput, TextInput } from '@puente/ui'
import { faultsOf, hasCode, HttpError, refusalOf, useConfig } from '@puente/web'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { DemoAccounts } from './demo-accounts.tsx'
import { useSignIn, type Credentials } from './use-sign-in.ts'
import { words } from './words.ts'

/** The way in. One answer for an unknown e-mail and a wrong password alike. */
export function LoginScreen() {
  const { environment } = useConfig()
  const form = useForm<Credentials>({
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    defaultValues: { email: '', password: '' },
  })
  const choose = (demo: Credentials) => {
    form.setValue('email', demo.email)
    form.setValue('password', demo.password)
  }
  return (
    <Column>
      <PageHeading title={words('title')} lead={words('lead')} />
      <Card>
        <LoginForm form={form} />
      </Card>
      {environment === 'sandbox' ? <DemoAccounts onChoose={choose} /> : null}
    </Column>
  )
}

function LoginForm({ form }: { form: UseFormReturn<Credentials> }) {
  const { register, handleSubmit, formState } = form
  const { email, password } = formState.errors
  const signIn = useSignIn()
  return (
    <Form
      busy={signIn.isPending}
      refusal={refusalWords(signIn.error)}
      faults={{
        ...faultsOf(signIn.error),
        ...(email?.message === undefined ? {} : { email: email.message }),
        ...(password?.message === undefined ? {} : { password: password.message }),
      }}
      onSubmit={handleSubmit((values) => signIn.mutate(values))}
    >
      <TextInput
        label={words('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email', {
          required: words('emailMissing'),
          validate: (typed) => /^\s*[^\s@]+@[^\s@]+\s*$/.test(typed) || words('emailShape'),
        })}
      />
      <PasswordInput
        label={words('password')}
        autoComplete="current-password"
        {...register('password', { required: words('passwordMissing') })}
      />
      <Button type="submit" kind="primary" fullWidth busy={signIn.isPending || signIn.isSuccess}>
        {words('submit')}
      </Button>
    </Form>
  )
}

/** What this screen says of a refusal, where it can say more than the general words. */
function refusalWords(error: unknown) {
  if (hasCode(error, 'credentials-unknown'))
    return { title: words('wrong.title'), message: words('wrong.message') }
  if (error instanceof HttpError && hasCode(error, 'too-many-attempts')) {
    const seconds = Number(error.problem?.facts['retryAfterSeconds'] ?? 60)
    const minutes = Math.max(1, Math.ceil(seconds / 60))
    return { title: words('locked.title'), message: words('locked.message', { minutes }) }
  }
  return refusalOf(error)
}
