import Box from '@mui/material/Box'
import type { StaffMember } from '@puente/contract/staff'
import { Button, Card, ConfirmDialog, Form, LiveRegion, Muted, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { noteRule } from '../../shell/rules.ts'
import { Failure } from '../approvals/failure.tsx'
import { useEndSessions, useInviteAgain, useProposeEarly } from './queries.ts'
import { words } from './words.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'

/** Ends all sessions of a member of staff, after a confirmation dialog. */
export function SessionsButton({ member: { id, name } }: { member: StaffMember }) {
  const [asking, setAsking] = useState(false)
  const end = useEndSessions(id)
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', marginTop: 4 }}>
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
  label: string
  act: UseMutationResult<unknown, Error, string>
}

/** A proposal whose only field is its reason. */
function NoteForm({ label, act }: NoteFormProps) {
  const form = useEndpointForm({
    sending: act,
    defaults: { note: '' },
    draft: useFormDraft(`account ${label}`),
    submit: ({ note }) => act.mutate(note.trim()),
  })
  return (
    <Form {...form.props}>
      <TextArea
        label={words('note.label')}
        hint={words('note.hint')}
        rows={2}
        maxLength={1000}
        {...form.field('note', noteRule(words('note.missing')))}
      />
      <Button type="submit" busy={act.isPending} style={{ alignSelf: 'flex-start' }}>
        {label}
      </Button>
    </Form>
  )
}
