import { readsCompliance } from '@puente/contract'
import Box from '@mui/material/Box'
import { noteAudiences, type NoteAudience, type StaffCustomer } from '@puente/contract/staff'
import { Button, Card, Form, Muted, Select, StatusChip, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { atLeast } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { useWriteNote } from './queries.ts'
import { words } from './words.ts'

/** Notes of staff about a customer, and a form for a new one. */
export function Notes({ customer: { id, notes } }: { customer: StaffCustomer }) {
  return (
    <>
      <NoteForm id={id} />
      {notes.length === 0 ? <Muted>{words('notes.none')}</Muted> : null}
      {notes.map((note) => (
        <Card key={note.id}>
          <Box component="p" sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {note.text}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 2 }}>
            <Muted>{words('notes.by', { name: note.by, at: format.dateTime(note.at) })}</Muted>
            {note.audience === 'compliance' ? (
              <StatusChip>{words('notes.audiences.compliance')}</StatusChip>
            ) : null}
          </Box>
        </Card>
      ))}
    </>
  )
}

const audiences = noteAudiences.map((value) => ({ value, label: words(`notes.audiences.${value}`) }))

interface Typed {
  readonly text: string
  readonly audience: NoteAudience
}

function NoteForm({ id }: { id: string }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const write = useWriteNote(id)
  const form = useEndpointForm<Typed>({
    sending: write,
    defaults: { text: '', audience: 'everyone' },
    draft: useFormDraft('notes'),
    // The next note keeps the audience.
    submit: ({ text, audience }) =>
      write.mutate({ text: text.trim(), audience }, { onSuccess: () => form.setValue('text', '') }),
  })
  return (
    <Card title={words('notes.write')}>
      <Form {...form.props}>
        <TextArea
          label={words('notes.text')}
          hint={words('notes.hint')}
          rows={2}
          maxLength={4000}
          {...form.field('text', atLeast(1, words('notes.missing')))}
        />
        {readsCompliance(role) ? (
          <Select label={words('notes.audience')} options={audiences} {...form.field('audience')} />
        ) : null}
        <Button type="submit" kind="primary" busy={write.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('notes.save')}
        </Button>
      </Form>
    </Card>
  )
}
