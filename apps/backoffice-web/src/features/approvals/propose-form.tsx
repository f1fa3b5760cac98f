import { Button, Card, Form, Muted, RadioCards, TextArea, type CardOption } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { words } from './words.ts'
import { useDraft } from '../../shell/use-draft.ts'

export interface ProposeOption<Action extends string> extends CardOption<Action> {
  /** The verb on the button: "devolver". */
  readonly what: string
}

interface ProposeFormProps<Action extends string, Body> {
  title?: string
  options: readonly ProposeOption<Action>[]
  propose: UseMutationResult<unknown, Error, Body>
  /** Builds the request body from the chosen action and the note. */
  body: (action: Action, note: string) => Body
  /** Fields that the chosen action needs besides the note. */
  more?: ((action: Action) => ReactNode) | undefined
  /**
   * Messages for those fields that are missing or invalid, by field name; nothing is sent while there are
   * any.
   */
  lacks?: ((action: Action) => Record<string, string>) | undefined
}

const shortestNote = 3

/** Proposes one of several actions, with the note that the second person reads. */
export function ProposeForm<Action extends string, Body>(props: ProposeFormProps<Action, Body>) {
  const { title = words('propose.title'), options, propose, body, more, lacks } = props
  const [action, setAction] = useState<Action | ''>('')
  const [note, setNote] = useDraft(title, '', propose)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const chosen = options.find(({ value }) => value === action)

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      ...(action === '' ? { action: words('propose.missingAction') } : lacks?.(action)),
      ...(note.trim().length < shortestNote ? { note: words('propose.missingNote') } : {}),
    }
    setFaults(found)
    if (action !== '' && Object.keys(found).length === 0) propose.mutate(body(action, note.trim()))
    else propose.reset()
  }

  return (
    <Card title={title}>
      <Form
        busy={propose.isPending}
        refusal={refusalOf(propose.error)}
        faults={{ ...faultsOf(propose.error), ...faults }}
        onSubmit={submit}
      >
        <RadioCards
          name="action"
          legend={words('propose.action')}
          columns={options.length === 2 ? 2 : 1}
          options={options}
          value={action}
          onChange={setAction}
        />
        {action === '' ? null : more?.(action)}
        <TextArea
          name="note"
          label={words('propose.note')}
          hint={words('propose.noteHint')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Muted>{words('propose.second')}</Muted>
        <Button type="submit" kind="primary" busy={propose.isPending} style={{ alignSelf: 'flex-start' }}>
          {chosen === undefined
            ? words('propose.submit')
            : words('propose.submitWhat', { what: chosen.what })}
        </Button>
      </Form>
    </Card>
  )
}
