import { staffRoles, type StaffRole } from '@puente/contract'
import { Button, Dialog, Form, Muted, Select, TextArea, TextInput } from '@puente/ui'
import { useEndpointForm, type EndpointForm } from '@puente/web'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { atLeast, noteRule } from '../../shell/rules.ts'
import { shellWords } from '../../shell/words.ts'
import { useInvite } from './queries.ts'
import { words } from './words.ts'

export const roleOptions = staffRoles.map((value) => ({ value, label: shellWords(`roles.${value}`) }))

interface InviteDialogProps {
  open: boolean
  onClose: () => void
}

/** Invites a member of staff and opens their page. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  return (
    <Dialog open={open} title={words('invite.title')} onClose={onClose}>
      <InviteForm onDone={onClose} />
    </Dialog>
  )
}

interface Typed {
  readonly name: string
  readonly email: string
  readonly role: StaffRole | ''
  readonly note: string
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const invite = useInvite()
  const form = useEndpointForm<Typed>({
    sending: invite,
    defaults: { name: '', email: '', role: '', note: '' },
    draft: useFormDraft('invite'),
    submit: ({ name, email, role, note }) =>
      role === '' ||
      invite.mutate(
        { name: name.trim(), email: email.trim(), role, note: note.trim() },
        {
          onSuccess: ({ id }) => {
            onDone()
            void navigate({ to: paths.staffMember(id) })
          },
        },
      ),
  })
  return (
    <Form {...form.props}>
      <Muted>{words('invite.text')}</Muted>
      <Fields field={form.field} />
      <Button type="submit" kind="primary" busy={invite.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('invite.send')}
      </Button>
    </Form>
  )
}

function Fields({ field }: Pick<EndpointForm<Typed>, 'field'>) {
  return (
    <>
      <TextInput
        label={words('invite.name')}
        autoComplete="off"
        maxLength={200}
        {...field('name', atLeast(2, words('invite.missingName')))}
      />
      <TextInput
        type="email"
        label={words('invite.email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...field('email', atLeast(3, words('invite.missingEmail')))}
      />
      <Select
        label={words('invite.role')}
        placeholder={words('invite.chooseRole')}
        options={roleOptions}
        {...field('role', { required: words('invite.missingRole') })}
      />
      <TextArea
        label={words('note.label')}
        hint={words('note.hint')}
        rows={2}
        maxLength={1000}
        {...field('note', noteRule(words('note.missing')))}
      />
    </>
  )
}
