import Box from '@mui/material/Box'
import { noteAudiences, type NoteAudience, type StaffCustomer } from '@puente/contract/staff'
import { Button, Card, Form, Muted, Select, StatusChip, TextArea } from '@puente/ui'
import { faultsOf, format, refusalOf } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useWriteNote } from './queries.ts'
import { words } from './words.ts'
import { useDraft } from '../../shell/use-draft.ts'

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

function NoteForm({ id }: { id: string }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const [audience, setAudience] = useState<NoteAudience>('everyone')
  const [missing, setMissing] = useState(false)
  const write = useWriteNote(id)
  const [text, setText] = useDraft('notes', '', write)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) write.reset()
    else write.mutate({ text: text.trim(), audience }, { onSuccess: () => setText('') })
  }

  return (
    <Card title={words('notes.write')}>
      <Form
        busy={write.isPending}
        refusal={refusalOf(write.error)}
        faults={{ ...faultsOf(write.error), ...(missing ? { text: words('notes.missing') } : {}) }}
        onSubmit={submit}
      >
        <TextArea
          name="text"
          label={words('notes.text')}
          hint={words('notes.hint')}
          rows={2}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {role === 'analyst' || role === 'officer' ? (
          <Select
            name="audience"
            label={words('notes.audience')}
            options={audiences}
            value={audience}
            onChange={(event) => setAudience(event.target.value === 'compliance' ? 'compliance' : 'everyone')}
          />
        ) : null}
        <Button type="submit" kind="primary" busy={write.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('notes.save')}
        </Button>
      </Form>
    </Card>
  )
}
