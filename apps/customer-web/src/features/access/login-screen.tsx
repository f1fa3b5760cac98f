import { Button, Card, Column, Form, Link, PageHeading, PasswordInput, TextInput } from '@puente/ui'
import {
  emailFault,
  type EndpointForm,
  format,
  hasCode,
  HttpError,
  isDay,
  refusalOf,
  useConfig,
  useEndpointForm,
} from '@puente/web'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { paths } from '../../paths.ts'
import { useAppAddress } from '../../parts/pages/app-address.ts'
import { useCallbackUrl } from './use-callback-url.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { knowsAccount } from './remembered-kind.ts'
import { useSignIn, type Credentials } from './use-sign-in.ts'
import { screenOf } from '../../parts/screen-code.ts'
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
  const { signIn, asked, startAgain } = useSignIn(loadSecondFactor)
  const form = useEndpointForm<Credentials>({
    sending: signIn,
    defaults: { email: '', password: '' },
    refusal: refusalWords,
    submit: (values) => signIn.mutate(values),
  })
  const callbackUrl = useCallbackUrl()
  const isAgain = callbackUrl !== undefined && knowsAccount()
  const { readableUntil = '' } = useSearch({ strict: false }) as { readableUntil?: string }
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
      <PageHeading
        title={words('title')}
        lead={
          isDay(readableUntil)
            ? words('closed', { until: format.date(readableUntil) })
            : words(isAgain ? 'again' : 'lead')
        }
      />
      <Card>
        <LoginForm form={form} signIn={signIn} />
        <PasskeySignIn />
      </Card>
      {hasCode(signIn.error, 'access-suspended') ? (
        <p>
          <Link href={paths.complaints()}>{words('complain')}</Link>
        </p>
      ) : null}
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
  form: EndpointForm<Credentials>
  signIn: ReturnType<typeof useSignIn>['signIn']
}

function LoginForm({ form, signIn }: LoginFormProps) {
  return (
    <Form {...form.props}>
      <TextInput
        label={words('email')}
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field('email', {
          validate: (typed) => emailFault(typed) ?? true,
        })}
      />
      <PasswordInput
        label={words('password')}
        autoComplete="current-password"
        maxLength={200}
        {...form.field('password', { required: words('passwordMissing') })}
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
