import { Button, Card, Form, Muted, TextArea } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useState, type FormEvent } from 'react'
import { useProposeOpening } from './queries.ts'
import { words } from './words.ts'

const shortestNote = 3

/** Proposes to resume sending instructions. */
export function OpenForm() {
  const propose = useProposeOpening()
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const isShort = note.trim().length < shortestNote
    setFaults(isShort ? { note: words('open.missingNote') } : {})
    if (isShort) propose.reset()
    else propose.mutate(note.trim())
  }

  return (
    <Card title={words('open.title')}>
      <Form
        busy={propose.isPending}
        refusal={refusalOf(propose.error)}
        faults={{ ...faultsOf(propose.error), ...faults }}
        onSubmit={submit}
      >
        <Muted>{words('open.text')}</Muted>
        <TextArea
          name="note"
          label={words('open.note')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="primary" busy={propose.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('open.submit')}
        </Button>
      </Form>
    </Card>
  )
}
