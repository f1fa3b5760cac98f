import { Button, Form, Muted, PageHeading, PasswordInput, TextInput } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { SignedOutPage } from '../../shell/signed-out-page.tsx'
import { sessionKey } from '../../shell/guards.ts'
import { words } from './words.ts'

/** The page linked from the invitation mail: code and password, then the second factor. */
export function InvitationScreen() {
  return (
    <SignedOutPage>
      <PageHeading title={words('accept.title')} lead={words('accept.lead')} />
      <AcceptForm />
    </SignedOutPage>
  )
}

function AcceptForm() {
  const { id } = useParams({ from: '/invitations/$id' })
  const router = useRouter()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState({ code: '', password: '' })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const accept = useMutation({
    mutationFn: (body: typeof typed) => api.acceptStaffInvitation({ params: { id }, body }),
    onSuccess: (session) => {
      queryClient.removeQueries()
      queryClient.setQueryData(sessionKey, session)
      router.history.push(paths.security())
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      ...(typed.code.trim() === '' ? { code: words('accept.missingCode') } : {}),
      ...(typed.password === '' ? { password: words('accept.missingPassword') } : {}),
    }
    setFaults(found)
    if (Object.keys(found).length === 0) accept.mutate({ ...typed, code: typed.code.trim() })
    else accept.reset()
  }

  return (
    <Form
      busy={accept.isPending}
      refusal={refusalOf(accept.error)}
      faults={{ ...faultsOf(accept.error), ...faults }}
      onSubmit={submit}
    >
      <TextInput
        name="code"
        inputMode="numeric"
        label={words('accept.code')}
        autoComplete="one-time-code"
        maxLength={20}
        value={typed.code}
        onChange={(event) => setTyped({ ...typed, code: event.target.value })}
      />
      <PasswordInput
        name="password"
        label={words('accept.password')}
        hint={words('accept.passwordHint')}
        maxLength={200}
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      <Muted>{words('accept.next')}</Muted>
      <Button type="submit" kind="main" fullWidth busy={accept.isPending}>
        {words('accept.submit')}
      </Button>
    </Form>
  )
}
