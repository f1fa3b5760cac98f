import { memberRoles, type MemberRole } from '@puente/contract'
import type { MemberWire } from '@puente/contract/customer'
import { Button, ConfirmDialog, Dialog, Form, RadioCards } from '@puente/ui'
import { leaveFor, memberWords, useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { sessionQuery } from '../access/session.ts'
import { paths } from '../../paths.ts'
import { membersQuery } from './member-queries.ts'
import { words } from './words.ts'

const roleOptions = memberRoles.map((value) => ({
  value,
  label: memberWords(`roles.${value}`),
  description: memberWords(`includes.${value}`),
}))

interface ChangeMemberProps {
  member: MemberWire
  /** Called after the membership ended. */
  onRemoved: (name: string) => void
}

/** Changes a member's role or ends the membership; both take effect at once. */
export function ChangeMember({ member, onRemoved }: ChangeMemberProps) {
  const [open, setOpen] = useState(false)
  const { name } = member
  return (
    <>
      <Button
        kind="text"
        size="small"
        aria-label={words('change.open', { name })}
        onPress={() => setOpen(true)}
      >
        {words('change.action')}
      </Button>
      <Dialog open={open} title={words('change.title', { name })} onClose={() => setOpen(false)}>
        <ChangeForm member={member} onRemoved={onRemoved} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

interface ChangeFormProps extends ChangeMemberProps {
  onDone: () => void
}

function ChangeForm({ member, onRemoved, onDone }: ChangeFormProps) {
  const { name, isYou } = member
  const [removing, setRemoving] = useState(false)
  const { change, remove } = useChanges(member, onDone, onRemoved)
  const form = useEndpointForm({
    sending: { ...change, error: change.error ?? remove.error },
    defaults: { role: member.role },
    submit: ({ role }) => (role === member.role ? onDone() : change.mutate(role)),
  })
  return (
    <>
      <Form {...form.props}>
        <RadioCards legend={words('change.role')} options={roleOptions} {...form.choice('role')} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button type="submit" kind="primary" busy={change.isPending}>
            {words('change.save')}
          </Button>
          <Button kind="text" onPress={() => setRemoving(true)}>
            {words(isYou ? 'change.leave' : 'change.remove')}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        open={removing}
        danger
        busy={remove.isPending}
        title={isYou ? words('change.leaveTitle') : words('change.removeTitle', { name })}
        confirmLabel={words(isYou ? 'change.leave' : 'change.remove')}
        cancelLabel={words('change.keep')}
        onConfirm={() => {
          change.reset()
          remove.mutate(undefined, { onError: () => setRemoving(false) })
        }}
        onCancel={() => setRemoving(false)}
      >
        <p>{words(isYou ? 'change.leaveText' : 'change.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}

/** Both changes; a user who changes their own role sees the new permissions at once. */
function useChanges({ id, name, isYou }: MemberWire, onDone: () => void, onRemoved: (name: string) => void) {
  const queryClient = useQueryClient()
  const shown = async () => {
    await queryClient.invalidateQueries({ queryKey: membersQuery.queryKey })
    if (isYou) await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    onDone()
  }
  const change = useMutation({
    mutationFn: (role: MemberRole) => api.changeMemberRole({ params: { id }, body: { role } }),
    onSuccess: shown,
  })
  const remove = useMutation({
    mutationFn: () => api.removeMember({ params: { id } }),
    onSuccess: async () => {
      if (isYou) return leaveFor(paths.home())
      onRemoved(name)
      return shown()
    },
  })
  return { change, remove }
}
