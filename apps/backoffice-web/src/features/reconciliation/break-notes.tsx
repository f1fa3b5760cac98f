import type { BreakWire } from '@puente/contract/staff'
import { Button, Form, Muted } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { useState } from 'react'
import { Moment } from '../../shell/moment.tsx'
import { useNoteBreak } from './queries.ts'
import { words } from './words.ts'
import { NoteField, shortestNote } from './note-field.tsx'
import { useDraft } from '../../shell/use-draft.ts'

/** The notes on a break so far, and a form for the next one. */
export function BreakNotes({ found, mayAct }: { found: BreakWire; mayAct: boolean }) {
  return (
    <>
      {found.notes.length === 0 ? <Muted as="p">{words('break.noNotes')}</Muted> : null}
      {found.notes.map((note) => (
        <div key={`${note.at} ${note.words}`}>
          <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.words}</p>
          <Muted>
            {note.by} · <Moment at={note.at} />
          </Muted>
        </div>
      ))}
      {mayAct ? <NoteForm id={found.id} /> : null}
    </>
  )
}

function NoteForm({ id }: { id: string }) {
  const note = useNoteBreak(id)
  const [text, setText] = useDraft('noted', '', note)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const submit = () => {
    const isShort = text.trim().length < shortestNote
    setFaults(isShort ? { noted: words('break.noteMissing') } : {})
    if (!isShort) note.mutate(text.trim(), { onSuccess: () => setText('') })
  }
  return (
    <Form busy={note.isPending} refusal={refusalOf(note.error)} faults={faults} onSubmit={submit}>
      <NoteField
        name="noted"
        label={words('break.note')}
        hint={words('break.noteHint')}
        value={text}
        onChange={setText}
      />
      <Button type="submit" busy={note.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('break.addNote')}
      </Button>
    </Form>
  )
}
