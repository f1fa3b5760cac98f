import { Button, Card, Form, Muted, Notice, TextArea } from '@puente/ui'
import { faultWords, HttpError, refusalOf } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { Change } from './differences.ts'
import { DifferencesTable } from './differences-table.tsx'
import type { Proposal } from './queries.ts'
import { ruleFault, words } from './words.ts'
import { useDraft } from '../../../shell/use-draft.ts'

export type Faults = Readonly<Record<string, string>>

interface DraftPartProps<Rules, Draft> {
  title: string
  lead: string
  /** What is in force, to be read. */
  children: ReactNode
  /** Whether the reader may propose, and nothing waits for a decision. */
  mayChange: boolean
  /** What is in force, as somebody would type it. */
  begin: () => Draft
  fields: (draft: Draft, change: (next: Draft) => void, faults: Faults) => ReactNode
  /** What is not right yet, by the name of its field. */
  lacks: (draft: Draft) => Faults
  /** The rules as a whole, with this part as it was typed. */
  next: (draft: Draft) => Rules
  changes: (next: Rules) => readonly Change[]
  propose: UseMutationResult<unknown, Error, Proposal<Rules>>
}

/** One part of the rules: it is read, and changed as a draft that is seen as a difference before it is proposed. */
export function DraftPart<Rules, Draft>(props: DraftPartProps<Rules, Draft>) {
  const { title, lead, children, mayChange, propose } = props
  const [writing, setWriting] = useState(false)
  const begin = () => {
    propose.reset()
    setWriting(true)
  }
  return (
    <Card
      title={title}
      actions={
        mayChange && !writing ? (
          <Button size="small" aria-label={words('changeWhat', { what: title })} onPress={begin}>
            {words('change')}
          </Button>
        ) : undefined
      }
    >
      <p>
        <Muted>{lead}</Muted>
      </p>
      {writing ? <Draft {...props} onLeave={() => setWriting(false)} /> : children}
    </Card>
  )
}

/** What the server found wrong, by the name of its field. */
const foundBy = (error: Error | null): Faults =>
  Object.fromEntries(
    (error instanceof HttpError ? (error.problem?.fields ?? []) : []).map(({ at, fault }) => [
      at.replace(/^rules\./, ''),
      ruleFault(fault) ?? faultWords(fault),
    ]),
  )

function Draft<Rules, Typed>(props: DraftPartProps<Rules, Typed> & { onLeave: () => void }) {
  const { begin, fields, lacks, next, changes, propose, onLeave } = props
  const [draft, setDraft] = useState(begin)
  const [own, setOwn] = useState<Faults>({})
  const [isSame, setSame] = useState(false)
  const [reviewed, setReviewed] = useState<Rules>()
  const faults = useMemo(() => ({ ...foundBy(propose.error), ...own }), [propose.error, own])

  if (reviewed !== undefined)
    return (
      <Review
        changes={changes(reviewed)}
        busy={propose.isPending}
        error={propose.error}
        onPropose={(note) =>
          propose.mutate(
            { rules: reviewed, note },
            {
              onSuccess: onLeave,
              // What is wrong with a field is told at the field.
              onError: (error) => Object.keys(foundBy(error)).length > 0 && setReviewed(undefined),
            },
          )
        }
        onBack={() => setReviewed(undefined)}
      />
    )

  function look() {
    propose.reset()
    const found = lacks(draft)
    const rules = next(draft)
    const isNothing = Object.keys(found).length === 0 && changes(rules).length === 0
    setOwn(found)
    setSame(isNothing)
    if (Object.keys(found).length === 0 && !isNothing) setReviewed(rules)
  }
  return (
    <Form
      busy={false}
      refusal={isSame ? { title: words('draft.nothing'), message: words('draft.nothingText') } : undefined}
      faults={faults}
      onSubmit={look}
    >
      {fields(draft, setDraft, faults)}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" kind="primary">
          {words('draft.look')}
        </Button>
        <Button onPress={onLeave}>{words('draft.cancel')}</Button>
      </div>
    </Form>
  )
}

interface ReviewProps {
  changes: readonly Change[]
  busy: boolean
  error: Error | null
  onPropose: (note: string) => void
  onBack: () => void
}

/** The draft as a difference, and why: the last look before it is proposed. */
function Review({ changes, busy, error, onPropose, onBack }: ReviewProps) {
  const [note, setNote] = useDraft(`draft ${changes.map(({ key }) => key).join(' ')}`, '', {
    isPending: busy,
    error,
  })
  const [isShort, setShort] = useState(false)
  function submit() {
    const short = note.trim().length < 3
    setShort(short)
    if (!short) onPropose(note.trim())
  }
  return (
    <Form
      busy={busy}
      refusal={refusalOf(error)}
      faults={isShort ? { note: words('draft.noteMissing') } : {}}
      onSubmit={submit}
    >
      <Notice title={words('draft.title')} />
      <DifferencesTable changes={changes} />
      <TextArea
        name="note"
        label={words('draft.note')}
        hint={words('draft.noteHint')}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" kind="primary" busy={busy}>
          {words('draft.propose')}
        </Button>
        <Button onPress={onBack}>{words('draft.back')}</Button>
      </div>
    </Form>
  )
}
