import { Button, Form, PageHeading, PasswordInput, TextInput } from '@puente/ui'
import type { StaffSession } from '@puente/contract/staff'
import { refusalOf, safeCallbackUrl } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { SignedOutPage } from '../../shell/signed-out-page.tsx'
import { sessionKey } from '../../shell/guards.ts'
import { SecondFactor, type Asked } from './second-factor.tsx'
import { words } from './words.ts'

interface Credentials {
  readonly email: string
  readonly password: string
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
  const [asked, setAsked] = useState<Asked>()
  const enter = useEnter()
  if (asked !== undefined)
    return <SecondFactor asked={asked} onEnter={enter} onAgain={() => setAsked(undefined)} />
  return (
    <>
      <PageHeading title={words('title')} lead={words('lead')} />
      <SignInForm onAsked={setAsked} onEnter={enter} />
    </>
  )
}

interface SignInFormProps {
  onAsked: (asked: Asked) => void
  onEnter: (session: StaffSession) => void
}

function SignInForm({ onAsked, onEnter }: SignInFormProps) {
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const signIn = useMutation({
    mutationFn: (credentials: Credentials) =>
      api.signIn({ body: { ...credentials, email: credentials.email.trim() } }),
    onSuccess: (answer) => ('secondFactor' in answer ? onAsked(answer.secondFactor) : onEnter(answer)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = faultsOf(typed)
    setFaults(found)
    if (Object.keys(found).length === 0) signIn.mutate(typed)
    else signIn.reset()
  }

  return (
    <Form busy={signIn.isPending} refusal={refusalOf(signIn.error)} faults={faults} onSubmit={submit}>
      <TextInput
        name="email"
        type="email"
        label={words('email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
      />
      <PasswordInput
        name="password"
        label={words('password')}
        maxLength={200}
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
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

function faultsOf({ email, password }: Credentials): Record<string, string> {
  return {
    ...(email.trim().length < 3 ? { email: words('missingEmail') } : {}),
    ...(password === '' ? { password: words('missingPassword') } : {}),
  }
}
