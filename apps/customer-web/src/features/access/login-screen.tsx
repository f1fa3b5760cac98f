import { Button, Card, Column, Form, Link, PageHeading, PasswordInput, TextInput } from '@puente/ui'
import { faultsOf, hasCode, HttpError, refusalOf, useConfig } from '@puente/web'
import { lazy, Suspense } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { useAppAddress } from '../../shell/app-address.ts'
import { useCallbackUrl } from '../onboarding/use-callback-url.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { useSignIn, type Credentials } from './use-sign-in.ts'
import { screenOf } from '../../shell/screen-code.ts'
import { words } from './words.ts'

/** Loaded once a second factor is required, because most users have none. */
const loadSecondFactor = () => import('./second-factor.tsx')
const SecondFactor = lazy(async () => ({ default: (await loadSecondFactor()).SecondFactor }))

/** The list of test accounts: loaded only in the sandbox. */
const DemoAccounts = screenOf<{ onChoose: (demo: Credentials) => void }>(
  () => import('./demo-accounts.tsx'),
  'DemoAccounts',
)

/** Loads what the page shows besides its form, before it is rendered. */
export const prepareLogin = async (environment: string): Promise<void> => {
  if (environment === 'sandbox') await DemoAccounts.preload?.()
}

/** The sign-in page. An unknown e-mail address and a wrong password give the same message. */
export function LoginScreen() {
  const { environment } = useConfig()
  useAppAddress()
  const form = useForm<Credentials>({
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    defaultValues: { email: '', password: '' },
  })
  const { signIn, asked, startAgain } = useSignIn(loadSecondFactor)
  const callbackUrl = useCallbackUrl()
  if (asked !== undefined)
    return (
      <Suspense>
        <SecondFactor asked={asked} onAgain={startAgain} />
      </Suspense>
    )
  const choose = (demo: Credentials) => {
    form.setValue('email', demo.email)
    form.setValue('password', demo.password)
  }
  return (
    <Column>
      <PageHeading title={words('title')} lead={words('lead')} />
      <Card>
        <LoginForm form={form} signIn={signIn} />
        <PasskeySignIn />
      </Card>
      <p>
        <Link href={paths.recover(callbackUrl)}>{words('forgotten')}</Link>
        {' · '}
        {words('stranger')} <Link href={paths.signup(callbackUrl)}>{words('signUp')}</Link>
      </p>
      {environment === 'sandbox' ? <DemoAccounts onChoose={choose} /> : null}
    </Column>
  )
}

interface LoginFormProps {
  form: UseFormReturn<Credentials>
  signIn: ReturnType<typeof useSignIn>['signIn']
}

function LoginForm({ form, signIn }: LoginFormProps) {
  const { register, handleSubmit, formState } = form
  const { email, password } = formState.errors
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
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...register('email', {
          required: words('emailMissing'),
          validate: (typed) => /^\s*[^\s@]+@[^\s@]+\s*$/.test(typed) || words('emailShape'),
        })}
      />
      <PasswordInput
        label={words('password')}
        autoComplete="current-password"
        maxLength={200}
        {...register('password', { required: words('passwordMissing') })}
      />
      <Button type="submit" kind="primary" fullWidth busy={signIn.isPending || signIn.isSuccess}>
        {words('submit')}
      </Button>
    </Form>
  )
}

/** The message for a refusal that is more specific than the general text. */
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
