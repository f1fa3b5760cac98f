import { Button, Card, Form, Muted, TextArea, type CardOption } from '@puente/ui'
import { useEndpointForm, type EndpointForm, type FormValues } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { useHeadingAfter } from '../../shell/use-heading-after.ts'
import { Action, Actions } from './actions.tsx'
import { words } from './words.ts'

export interface ProposeOption<
  Action extends string,
  Fields extends FormValues = FormValues,
> extends CardOption<Action> {
  /** The verb on the button: "devolver". */
  readonly what: string
  /** Renders the fields of an action that needs some besides the note, with their rules. Its button opens them first. */
  readonly more?: (form: EndpointForm<Fields>) => ReactNode
}

interface ProposeFormProps<Action extends string, Body, Fields extends FormValues> {
  title?: string
  /** Who confirms it; by default any second person. */
  second?: string
  /** Distinguishes the drafts of several forms with the same title on one page. */
  draft?: string
  options: readonly ProposeOption<Action, Fields>[]
  propose: UseMutationResult<unknown, Error, Body>
  /** Builds the request body from the chosen action, the note and the fields of the actions. */
  body: (action: Action, note: string, fields: Fields) => Body
  /** The initial values of the fields. May include `action` and `note`, for instance those of an earlier proposal. */
  fields?: Fields
  /** The faults of a refused proposal by field; by default the general texts. */
  faults?: (error: unknown) => Record<string, string>
}

/** Proposes one of several actions, each by its own button, with the note that the second person reads. */
export function ProposeForm<Action extends string, Body, Fields extends FormValues>(
  props: ProposeFormProps<Action, Body, Fields>,
) {
  const { title = words('propose.title'), draft = '', options, propose, body, fields, faults } = props
  const { second = words('propose.second') } = props
  const optionOf = (action: string) => options.find(({ value }) => value === action)
  const [single, ...others] = options
  const isSingle = others.length === 0
  const form = useEndpointForm<{ readonly action: string; readonly note: string }>({
    sending: propose,
    ...(faults === undefined ? {} : { faults }),
    // Of a single action nothing is left to choose.
    defaults: { action: isSingle ? (single?.value ?? '') : '', note: '', ...fields },
    draft: useFormDraft(`${title} ${draft}`),
    submit: ({ action, note, ...values }) => {
      const chosen = optionOf(action)
      if (chosen !== undefined) propose.mutate(body(chosen.value, note.trim(), values as unknown as Fields))
    },
  })
  const action = form.choice('action')
  const formOfFields = form as unknown as EndpointForm<Fields>
  const box = useHeadingAfter()
  return (
    <div ref={box}>
      <Card title={title}>
        <Form {...form.props}>
          {isSingle && single !== undefined ? (
            <>
              <Action option={single} />
              {single.more?.(formOfFields)}
            </>
          ) : null}
          <TextArea
            label={words('propose.note')}
            hint={words('propose.noteHint')}
            rows={2}
            maxLength={1000}
            {...form.field('note', noteRule(words('propose.missingNote')))}
          />
          <Muted>{second}</Muted>
          {isSingle && single !== undefined ? (
            <Button type="submit" kind="primary" busy={propose.isPending} style={{ alignSelf: 'flex-start' }}>
              {words('propose.submitWhat', { what: single.what })}
            </Button>
          ) : (
            <Actions
              options={options}
              chosen={action.value}
              busy={propose.isPending}
              form={formOfFields}
              onChoose={action.onChange}
            />
          )}
        </Form>
      </Card>
    </div>
  )
}
