import Box from '@mui/material/Box'
import type { StaffMember } from '@puente/contract/staff'
import { Button, Card, ConfirmDialog, Dialog, Form, LiveRegion, Muted, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { noteRule } from '../../shell/rules.ts'
import { Failure } from '../approvals/failure.tsx'
import { useEndSessions, useInviteAgain, useLock, useProposeEarly } from './queries.ts'
import { words } from './words.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'

/** Ends all sessions of a member of staff, after a confirmation dialog. */
export function SessionsButton({ member: { id, name } }: { member: StaffMember }) {
  const [asking, setAsking] = useState(false)
  const end = useEndSessions(id)
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Failure error={end.error} />
      <Button busy={end.isPending} onPress={() => setAsking(true)}>
        {words('sessions.end')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words('sessions.title', { name })}
        confirmLabel={words('sessions.end')}
        cancelLabel={words('sessions.cancel')}
        onConfirm={() => {
          setAsking(false)
          end.mutate()
        }}
        onCancel={() => setAsking(false)}
      >
        {words('sessions.text')}
      </ConfirmDialog>
    </Box>
  )
}

/** Locks the account of a member of staff at once, after the reader writes the reason in a dialog. */
export function LockButton({ member }: { member: StaffMember }) {
  const [isOpen, setOpen] = useState(false)
  const lock = useLock(member.id)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words('lock.open')}</Button>
      <Dialog
        open={isOpen}
        start="field"
        title={words('lock.title', { name: member.name })}
        busy={lock.isPending}
        onClose={close}
      >
        <NoteForm
          lead={words('lock.text')}
          label={words('lock.submit')}
          act={lock}
          kind="danger"
          onCancel={close}
        />
      </Dialog>
    </>
  )
}

/**
 * Actions for an invited person who has not opened the account. A second person must confirm a new code, as for the
 * invitation.
 */
export function InvitationCard({ member }: { member: StaffMember }) {
  const again = useInviteAgain(member.id)
  if (member.proposal !== undefined) return null
  return (
    <Card title={words('invite.waits')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Muted>{words('invite.waitsText')}</Muted>
        <NoteForm label={words('invite.again')} act={again} />
        {again.isSuccess ? <Muted>{words('invite.sentAgain')}</Muted> : null}
        <LiveRegion message={again.isSuccess ? words('invite.sentAgain') : ''} />
      </Box>
    </Card>
  )
}

/**
 * Actions for a person who may not confirm proposals yet. A compliance officer may propose to end that period early.
 */
export function NewPowerCard({ member, mayPropose }: { member: StaffMember; mayPropose: boolean }) {
  const early = useProposeEarly(member.id)
  if (member.confirmsFrom === undefined) return null
  return (
    <Card title={words('early.title')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Muted>{words('early.text', { from: format.dateTime(member.confirmsFrom) })}</Muted>
        {mayPropose ? <NoteForm label={words('early.propose')} act={early} /> : null}
      </Box>
    </Card>
  )
}

interface NoteFormProps {
  lead?: string
  label: string
  act: UseMutationResult<unknown, Error, string>
  kind?: 'danger'
  /** In a dialog: closes it. */
  onCancel?: () => void
}

/** An action whose only field is its reason. */
function NoteForm({ lead, label, act, kind, onCancel }: NoteFormProps) {
  const form = useEndpointForm({
    sending: act,
    defaults: { note: '' },
    draft: useFormDraft(`account ${label}`),
    submit: ({ note }) => act.mutate(note.trim()),
  })
  return (
    <Form {...form.props}>
      {lead === undefined ? null : <Muted>{lead}</Muted>}
      <TextArea
        label={words('note.label')}
        hint={words(onCancel === undefined ? 'note.hint' : 'note.hintAlone')}
        rows={2}
        maxLength={1000}
        {...form.field('note', noteRule(words('note.missing')))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" {...(kind === undefined ? {} : { kind })} busy={act.isPending}>
          {label}
        </Button>
        {onCancel === undefined ? null : (
          <Button disabled={act.isPending} onPress={onCancel}>
            {words('lock.cancel')}
          </Button>
        )}
      </Box>
    </Form>
  )
}
