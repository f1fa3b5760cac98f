import { Button, Card, Column, Form, PageHeading, PasswordInput, TextInput } from '@puente/ui'
import { faultsOf, hasCode, HttpError, refusalOf, useConfig } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { api } from '../../api.ts'
import { afterSignIn } from '../../shell/guards.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { enterSession } from './session-actions.ts'
import { words } from './words.ts'

export interface Credentials {
  email: string
  password: string
}

/** The way in. One answer for an unknown e-mail and a wrong password alike. */
export function LoginScreen() {
  const { environment } = useConfig()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { callbackUrl } = useSearch({ strict: false }) as { callbackUrl?: string }
  const { register, handleSubmit, formState, setValue } = useForm<Credentials>({
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    defaultValues: { email: '', password: '' },
  })
  const signIn = useMutation({
    mutationFn: ({ email, password }: Credentials) => api.signIn({ body: { email: email.trim(), password } }),
    onSuccess: async (session) => {
      enterSession(queryClient, session)
      await router.navigate({ href: afterSignIn(callbackUrl), replace: true })
    },
  })
  const { email, password } = formState.errors
  const choose = (demo: Credentials) => {
    setValue('email', demo.email)
    setValue('password', demo.password)
  }
  return (
    <Column>
      <PageHeading title={words('title')} lead={words('lead')} />
      <Card>
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
      </Card>
      {environment === 'sandbox' ? <DemoAccounts onChoose={choose} /> : null}
    </Column>
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
