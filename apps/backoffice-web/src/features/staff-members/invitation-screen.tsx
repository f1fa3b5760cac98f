import { Button, Form, Muted, PageHeading, PasswordInput, TextInput } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { atLeast } from '../../shell/rules.ts'
import { SignedOutPage } from '../../shell/frame/signed-out-page.tsx'
import { sessionKey } from '../../shell/navigation/guards.ts'
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

/** The code in the fragment of a first administrator's link; empty after a mail, which has it in its text. */
const codeInLink = (): string => /^#(\d{6})$/.exec(window.location.hash)?.[1] ?? ''

function AcceptForm() {
  const { id } = useParams({ from: '/invitations/$id' })
  const router = useRouter()
  const queryClient = useQueryClient()
  const accept = useMutation({
    mutationFn: (body: { code: string; password: string }) =>
      api.acceptStaffInvitation({ params: { id }, body }),
    onSuccess: (session) => {
      queryClient.removeQueries()
      queryClient.setQueryData(sessionKey, session)
      router.history.push(paths.security())
    },
  })

  const form = useEndpointForm({
    sending: accept,
    defaults: { code: codeInLink(), password: '' },
    submit: ({ code, password }) => accept.mutate({ code: code.trim(), password }),
  })
  return (
    <Form {...form.props}>
      <TextInput
        inputMode="numeric"
        label={words('accept.code')}
        autoComplete="one-time-code"
        maxLength={20}
        {...form.field('code', atLeast(1, words('accept.missingCode')))}
      />
      <PasswordInput
        label={words('accept.password')}
        hint={words('accept.passwordHint')}
        maxLength={200}
        {...form.field('password', { required: words('accept.missingPassword') })}
      />
      <Muted>{words('accept.next')}</Muted>
      <Button type="submit" kind="main" fullWidth busy={accept.isPending}>
        {words('accept.submit')}
      </Button>
    </Form>
  )
}
