import { Button, Card, Form, Muted, RadioCards, TextArea, type CardOption } from '@puente/ui'
import { useEndpointForm, type EndpointForm, type FormValues } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/use-draft.ts'
import { words } from './words.ts'

export interface ProposeOption<Action extends string> extends CardOption<Action> {
  /** The verb on the button: "devolver". */
  readonly what: string
}

interface ProposeFormProps<Action extends string, Body, Fields extends FormValues> {
  title?: string
  /** Distinguishes the drafts of several forms with the same title on one page. */
  draft?: string
  options: readonly ProposeOption<Action>[]
  propose: UseMutationResult<unknown, Error, Body>
  /** Builds the request body from the chosen action, the note and the fields of the actions. */
  body: (action: Action, note: string, fields: Fields) => Body
  /** The initial values of the fields that an action needs besides the note. */
  fields?: Fields
  /** The faults of a refused proposal by field; by default the general texts. */
  faults?: (error: unknown) => Record<string, string>
  /** Renders the fields of the chosen action, with their rules. */
  more?: (action: Action, form: EndpointForm<Fields>) => ReactNode
}

/** Proposes one of several actions, with the note that the second person reads. */
export function ProposeForm<Action extends string, Body, Fields extends FormValues>(
  props: ProposeFormProps<Action, Body, Fields>,
) {
  const { title = words('propose.title'), draft = '', options, propose, body, fields, faults, more } = props
  const optionOf = (action: string) => options.find(({ value }) => value === action)
  const form = useEndpointForm<{ readonly action: string; readonly note: string }>({
    sending: propose,
    ...(faults === undefined ? {} : { faults }),
    defaults: { ...fields, action: '', note: '' },
    draft: useFormDraft(`${title} ${draft}`),
    submit: ({ action, note, ...values }) => {
      const chosen = optionOf(action)
      if (chosen !== undefined) propose.mutate(body(chosen.value, note.trim(), values as unknown as Fields))
    },
  })
  const action = form.choice('action', {
    validate: (value) => optionOf(value) !== undefined || words('propose.missingAction'),
  })
  const chosen = optionOf(action.value)
  return (
    <Card title={title}>
      <Form {...form.props}>
        <RadioCards
          legend={words('propose.action')}
          columns={options.length === 2 ? 2 : 1}
          options={options}
          {...action}
        />
        {chosen === undefined ? null : more?.(chosen.value, form as unknown as EndpointForm<Fields>)}
        <TextArea
          label={words('propose.note')}
          hint={words('propose.noteHint')}
          rows={2}
          maxLength={1000}
          {...form.field('note', noteRule(words('propose.missingNote')))}
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
