import Box from '@mui/material/Box'
import { Button, Card, Form, PageHeading, PasswordInput, TextInput } from '@puente/ui'
import { createWords, refusalOf, safeCallbackUrl } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Brand } from '../../shell/brand.tsx'
import { sessionKey } from '../../shell/guards.ts'
import { accessMessages } from './messages.es.ts'

const words = createWords(accessMessages)

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs a member of staff in, and leads them to where they were going. */
export function LoginScreen() {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        alignContent: { xs: 'start', sm: 'center' },
        justifyItems: 'center',
        padding: 4,
      }}
    >
      <Box
        component="main"
        sx={{ width: '100%', maxWidth: 400, display: 'grid', gap: 6, paddingTop: { xs: 6, sm: 0 } }}
      >
        <Brand />
        <Card tone="raised">
          <Box sx={{ display: 'grid', gap: 6 }}>
            <PageHeading title={words('title')} lead={words('lead')} />
            <SignInForm />
          </Box>
        </Card>
      </Box>
    </Box>
  )
}

function SignInForm() {
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const signIn = useSignIn()

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
        value={typed.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
      />
      <PasswordInput
        name="password"
        label={words('password')}
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      <Button type="submit" kind="main" fullWidth busy={signIn.isPending}>
        {words('submit')}
      </Button>
    </Form>
  )
}

function useSignIn() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { callbackUrl } = useSearch({ from: '/login' })
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      api.signIn({ body: { ...credentials, email: credentials.email.trim() } }),
    onSuccess: (session) => {
      queryClient.removeQueries()
      queryClient.setQueryData(sessionKey, session)
      router.history.push(safeCallbackUrl(callbackUrl, window.location.origin) ?? paths.home())
    },
  })
}

function faultsOf({ email, password }: Credentials): Record<string, string> {
  return {
    ...(email.trim().length < 3 ? { email: words('missingEmail') } : {}),
    ...(password === '' ? { password: words('missingPassword') } : {}),
  }
}
