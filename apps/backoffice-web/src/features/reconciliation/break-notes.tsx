import type { BreakWire } from '@puente/contract/staff'
import { Button, Form, Muted, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { Moment } from '../../shell/moments/moment.tsx'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { useNoteBreak } from './queries.ts'
import { words } from './words.ts'

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
  const form = useEndpointForm({
    sending: note,
    defaults: { noted: '' },
    draft: useFormDraft('noted'),
    submit: ({ noted }, clear) => note.mutate(noted.trim(), { onSuccess: clear }),
  })
  return (
    <Form {...form.props}>
      <TextArea
        label={words('break.note')}
        hint={words('break.noteHint')}
        rows={2}
        maxLength={1000}
        {...form.field('noted', noteRule(words('break.noteMissing')))}
      />
      <Button type="submit" busy={note.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('break.addNote')}
      </Button>
    </Form>
  )
}
