import { Button, Form, PageHeading, PasswordInput, TextInput } from '@puente/ui'
import type { StaffSession } from '@puente/contract/staff'
import { safeCallbackUrl, useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { atLeast } from '../../shell/rules.ts'
import { SignedOutPage } from '../../shell/frame/signed-out-page.tsx'
import { sessionKey } from '../../shell/navigation/guards.ts'
import type { SecondFactorProps } from './second-factor.tsx'
import { words } from './words.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** The second step, once the password is right: what it asks, and its form, which the first visit does not load. */
interface SecondStep {
  readonly asked: SecondFactorProps['asked']
  readonly SecondFactor: (props: SecondFactorProps) => ReactNode
}

/** Signs a member of staff in, then opens the page that they had requested. */
export function LoginScreen() {
  return (
    <SignedOutPage>
      <SignIn />
    </SignedOutPage>
  )
}

/** The password, and the second factor of those who have enrolled one. */
function SignIn() {
  const [second, setSecond] = useState<SecondStep>()
  const enter = useEnter()
  const { callbackUrl } = useSearch({ from: '/login' })
  if (second !== undefined) {
    const { asked, SecondFactor } = second
    return <SecondFactor asked={asked} onEnter={enter} onAgain={() => setSecond(undefined)} />
  }
  return (
    <>
      <PageHeading title={words('title')} lead={words(callbackUrl === undefined ? 'lead' : 'again')} />
      <SignInForm onAsked={setSecond} onEnter={enter} />
    </>
  )
}

interface SignInFormProps {
  onAsked: (second: SecondStep) => void
  onEnter: (session: StaffSession) => void
}

function SignInForm({ onAsked, onEnter }: SignInFormProps) {
  const signIn = useMutation({
    mutationFn: ({ email, password }: Credentials) =>
      Promise.all([api.signIn({ body: { email: email.trim(), password } }), import('./second-factor.tsx')]),
    onSuccess: ([answer, { SecondFactor }]) =>
      'secondFactor' in answer ? onAsked({ asked: answer.secondFactor, SecondFactor }) : onEnter(answer),
  })
  const form = useEndpointForm<Credentials>({
    sending: signIn,
    defaults: { email: '', password: '' },
    submit: (credentials) => signIn.mutate(credentials),
  })
  return (
    <Form {...form.props}>
      <TextInput
        type="email"
        label={words('email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field('email', atLeast(3, words('missingEmail')))}
      />
      <PasswordInput
        label={words('password')}
        maxLength={200}
        {...form.field('password', { required: words('missingPassword') })}
      />
      <Button type="submit" kind="main" fullWidth busy={signIn.isPending}>
        {words('submit')}
      </Button>
    </Form>
  )
}

/** Stores the new session and opens the page that the user had requested. */
function useEnter() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { callbackUrl } = useSearch({ from: '/login' })
  return (session: StaffSession) => {
    queryClient.removeQueries()
    queryClient.setQueryData(sessionKey, session)
    router.history.push(safeCallbackUrl(callbackUrl, window.location.origin) ?? paths.home())
  }
}
