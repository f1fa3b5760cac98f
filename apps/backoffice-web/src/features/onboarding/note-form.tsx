import { Button, Card, Form, Muted, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useId } from 'react'
import type { Act } from '../../shell/held/held-act.ts'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { useSubmitKey } from '../../shell/keys/use-key.ts'

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

/** One decision with a note that is stored with it. */
export function NoteForm(props: NoteFormProps) {
  const { title, label, hint, missing, submit, before, act, written = '', hasKey = false } = props
  const formId = useId()
  const form = useEndpointForm({
    sending: act,
    defaults: { note: written },
    draft: useFormDraft(title),
    submit: ({ note }, clear) => act.mutate(note.trim(), { onSuccess: clear }),
  })
  useSubmitKey('a', formId, hasKey)
  return (
    <Card title={title}>
      <Form id={formId} {...form.props}>
        <TextArea
          label={label}
          hint={hint}
          rows={2}
          maxLength={1000}
          {...form.field('note', noteRule(missing))}
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
