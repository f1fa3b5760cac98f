import type { ReviewOutcome } from '@puente/contract'
import { Button, Card, Form, Muted, RadioCards, TextArea } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useState, type FormEvent } from 'react'
import { usePropose } from './queries.ts'
import { words } from './words.ts'

const outcomes = [
  { value: 'release', label: words('propose.release'), description: words('propose.releaseText') },
  { value: 'refuse', label: words('propose.refuse'), description: words('propose.refuseText') },
] as const

const submitWords = {
  '': words('propose.submit'),
  release: words('propose.submitRelease'),
  refuse: words('propose.submitRefuse'),
}

const shortestNote = 3

/** Proposes to release or refuse, with the note that the second person reads. */
export function ProposeForm({ reviewId }: { reviewId: string }) {
  const [outcome, setOutcome] = useState<ReviewOutcome | ''>('')
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const propose = usePropose(reviewId)

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      ...(outcome === '' ? { outcome: words('propose.missingOutcome') } : {}),
      ...(note.trim().length < shortestNote ? { note: words('propose.missingNote') } : {}),
    }
    setFaults(found)
    if (outcome !== '' && Object.keys(found).length === 0) propose.mutate({ outcome, note: note.trim() })
    else propose.reset()
  }

  return (
    <Card title={words('propose.title')}>
      <Form
        busy={propose.isPending}
        refusal={refusalOf(propose.error)}
        faults={{ ...faultsOf(propose.error), ...faults }}
        onSubmit={submit}
      >
        <RadioCards
          name="outcome"
          legend={words('propose.outcome')}
          options={outcomes}
          value={outcome}
          onChange={setOutcome}
        />
        <TextArea
          name="note"
          label={words('propose.note')}
          hint={words('propose.noteHint')}
          rows={4}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Muted>{words('propose.second')}</Muted>
        <Button type="submit" kind="primary" busy={propose.isPending}>
          {submitWords[outcome]}
        </Button>
      </Form>
    </Card>
  )
}
