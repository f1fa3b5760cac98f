import { memberRoles, type MemberRole } from '@puente/contract'
import { Button, Dialog, Form, LiveRegion, RadioCards, TextInput } from '@puente/ui'
import {
  emailFault,
  faultsOf,
  HttpError,
  memberWords,
  useEndpointForm,
  useKeyOf,
  useSessionDraft,
} from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useSession } from '../../access/session.ts'
import { formDraftKey } from '../../session-storage/form-drafts.ts'
import { memberInvitationsQuery } from '../member-queries.ts'
import { words } from './words.ts'

interface Values {
  email: string
  role: MemberRole
}

const roleOptions = memberRoles.map((value) => ({
  value,
  label: memberWords(`roles.${value}`),
  description: memberWords(`includes.${value}`),
}))

/** Opens the form by which an administrator invites a person to the company. */
export function InviteMember() {
  const [open, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState('')
  return (
    <>
      <div>
        <Button kind="primary" onPress={() => setOpen(true)}>
          {words('invite.open')}
        </Button>
      </div>
      <Dialog open={open} title={words('invite.title')} onClose={() => setOpen(false)}>
        <InviteForm
          onSent={(email) => {
            setSentTo(email)
            setOpen(false)
          }}
        />
      </Dialog>
      <LiveRegion message={sentTo === '' ? '' : words('invite.sent', { email: sentTo })} />
    </>
  )
}

/** The faults of the fields; that of a member's address names what to do instead. */
function faultsOfInvitation(error: unknown): Record<string, string> {
  const isMember =
    error instanceof HttpError && error.problem?.fields?.some(({ fault }) => fault === 'already-member')
  return isMember === true
    ? { email: words('invite.member') }
    : faultsOf(error, undefined, { email: words('invite.email') })
}

function InviteForm({ onSent }: { onSent: (email: string) => void }) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const session = useSession()
  const invite = useMutation({
    mutationFn: (body: Values) => api.inviteMember({ body, idempotencyKey: keyOf(body) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async ({ email }) => {
      await queryClient.invalidateQueries({ queryKey: memberInvitationsQuery.queryKey })
      onSent(email)
    },
  })
  const form = useEndpointForm<Values>({
    sending: invite,
    defaults: { email: '', role: 'operator' },
    draft: useSessionDraft(formDraftKey(session?.user.id ?? '', 'invite-member')),
    faults: faultsOfInvitation,
    submit: ({ email, role }) => invite.mutate({ email: email.trim(), role }),
  })
  return (
    <Form {...form.props}>
      <TextInput
        label={words('invite.email')}
        hint={words('invite.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field('email', {
          validate: (typed) => emailFault(typed) ?? true,
        })}
      />
      <RadioCards legend={words('invite.role')} options={roleOptions} {...form.choice('role')} />
      <Button type="submit" kind="primary" fullWidth busy={invite.isPending}>
        {words('invite.submit')}
      </Button>
    </Form>
  )
}
