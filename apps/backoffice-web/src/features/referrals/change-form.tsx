import { Button, Disclosure, Form, TextArea } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useState, type ReactNode } from 'react'
import { words } from './words.ts'
import { useDraft } from '../../shell/use-draft.ts'

interface ChangeFormProps {
  busy: boolean
  error: Error | null
  /** What the fields still lack, by name. */
  lacks: () => Record<string, string>
  /** Turns the body's path into the field's name. */
  rename: (at: string) => string
  labels: Readonly<Record<string, string>>
  onPropose: (note: string) => void
  children: ReactNode
}

const shortestNote = 3

/** Fields of what is to be published next, folded until somebody wants to change it, with the note for a second person. */
export function ChangeForm({ busy, error, lacks, rename, labels, onPropose, children }: ChangeFormProps) {
  const [note, setNote] = useDraft(`change ${Object.keys(labels).join(' ')}`, '', { isPending: busy, error })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const submit = () => {
    const found = {
      ...lacks(),
      ...(note.trim().length < shortestNote ? { note: words('noteMissing') } : {}),
    }
    setFaults(found)
    if (Object.keys(found).length === 0) onPropose(note.trim())
  }
  return (
    <Disclosure summary={words('change')}>
      <Form
        busy={busy}
        refusal={refusalOf(error)}
        faults={{ ...faultsOf(error, rename, labels), ...faults }}
        onSubmit={submit}
      >
        {children}
        <TextArea
          name="note"
          label={words('note')}
          hint={words('noteHint')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="primary" busy={busy} style={{ alignSelf: 'flex-start' }}>
          {words('submit')}
        </Button>
      </Form>
    </Disclosure>
  )
}
