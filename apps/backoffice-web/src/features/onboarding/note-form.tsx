import { Button, Card, Form, Muted, TextArea } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useId, useState, type FormEvent } from 'react'
import type { Act } from '../../shell/held/held-act.ts'
import { useSubmitKey } from '../../shell/use-key.ts'
import { useDraft } from '../../shell/use-draft.ts'

interface NoteFormProps {
  title: string
  label: string
  hint: string
  missing: string
  submit: string
  /** A warning to read before sending. */
  before?: string | undefined
  act: Act<string>
  /** What was typed before the decision was undone. */
  written?: string | undefined
  /** Whether the key a sends it; never for a name that is on a watch list. */
  hasKey?: boolean
}

const SHORTEST = 3

/** One decision with a note that is stored with it. */
export function NoteForm(props: NoteFormProps) {
  const { title, label, hint, missing, submit, before, act, written = '', hasKey = false } = props
  const formId = useId()
  const [note, setNote, sent] = useDraft(title, written, act)
  const [isMissing, setMissing] = useState(false)
  useSubmitKey('a', formId, hasKey)
  function send(event: FormEvent) {
    event.preventDefault()
    const tooShort = note.trim().length < SHORTEST
    setMissing(tooShort)
    if (tooShort) act.reset()
    else {
      sent()
      act.mutate(note.trim())
    }
  }
  return (
    <Card title={title}>
      <Form
        id={formId}
        busy={act.isPending}
        refusal={refusalOf(act.error)}
        faults={{ ...faultsOf(act.error), ...(isMissing ? { note: missing } : {}) }}
        onSubmit={send}
      >
        <TextArea
          name="note"
          label={label}
          hint={hint}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {before === undefined ? null : <Muted>{before}</Muted>}
        <Button
          type="submit"
          kind="primary"
          busy={act.isPending}
          style={{ alignSelf: 'flex-start' }}
          {...(hasKey ? { 'aria-keyshortcuts': 'a' } : {})}
        >
          {submit}
        </Button>
      </Form>
    </Card>
  )
}
