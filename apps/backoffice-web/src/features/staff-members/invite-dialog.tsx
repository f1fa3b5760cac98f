import { staffRoles, type StaffRole } from '@puente/contract'
import { Button, Dialog, Form, Muted, Select, TextArea, TextInput } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { paths } from '../../paths.ts'
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
  const [typed, setTyped] = useState<Typed>({ name: '', email: '', role: '', note: '' })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const invite = useInvite()

  function submit(event: FormEvent) {
    event.preventDefault()
    const { role } = typed
    const name = typed.name.trim()
    const email = typed.email.trim()
    const note = typed.note.trim()
    const found = {
      ...(name.length < 2 ? { name: words('invite.missingName') } : {}),
      ...(email.length < 3 ? { email: words('invite.missingEmail') } : {}),
      ...(role === '' ? { role: words('invite.missingRole') } : {}),
      ...(note.length < 3 ? { note: words('note.missing') } : {}),
    }
    setFaults(found)
    if (role === '' || Object.keys(found).length > 0) return invite.reset()
    invite.mutate(
      { name, email, role, note },
      {
        onSuccess: ({ id }) => {
          onDone()
          void navigate({ to: paths.staffMember(id) })
        },
      },
    )
  }

  return (
    <Form
      busy={invite.isPending}
      refusal={refusalOf(invite.error)}
      faults={{ ...faultsOf(invite.error), ...faults }}
      onSubmit={submit}
    >
      <Muted>{words('invite.text')}</Muted>
      <Fields typed={typed} write={setTyped} />
      <Button type="submit" kind="primary" busy={invite.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('invite.send')}
      </Button>
    </Form>
  )
}

function Fields({ typed, write }: { typed: Typed; write: (typed: Typed) => void }) {
  return (
    <>
      <TextInput
        name="name"
        label={words('invite.name')}
        autoComplete="off"
        maxLength={200}
        value={typed.name}
        onChange={(event) => write({ ...typed, name: event.target.value })}
      />
      <TextInput
        name="email"
        type="email"
        label={words('invite.email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed.email}
        onChange={(event) => write({ ...typed, email: event.target.value })}
      />
      <Select
        name="role"
        label={words('invite.role')}
        placeholder={words('invite.chooseRole')}
        options={roleOptions}
        value={typed.role}
        onChange={(event) =>
          write({ ...typed, role: staffRoles.find((one) => one === event.target.value) ?? '' })
        }
      />
      <TextArea
        name="note"
        label={words('note.label')}
        hint={words('note.hint')}
        rows={2}
        maxLength={1000}
        value={typed.note}
        onChange={(event) => write({ ...typed, note: event.target.value })}
      />
    </>
  )
}
