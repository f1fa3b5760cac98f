import type { StaffThread } from '@puente/contract/staff'
import { Button, Card, Form, Select, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { shellWords } from '../../shell/words.ts'
import { useAnswer } from './queries.ts'
import { words } from './words.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'

const templates = ['received', 'bank', 'refund'] as const
const options = templates.map((value) => ({ value, label: words(`answer.templates.${value}`) }))

/** The form of an answer, empty or from a template. The text is kept as a draft until it is sent. */
export function AnswerForm({ thread }: { thread: StaffThread }) {
  const answer = useAnswer(thread.id)
  const form = useEndpointForm({
    sending: answer,
    defaults: { text: '' },
    draft: useFormDraft('answer'),
    submit: ({ text }, clear) => answer.mutate(text.trim(), { onSuccess: clear }),
  })
  return (
    <Card title={words('answer.title')}>
      <Form {...form.props}>
        {form.watch('text') === '' ? (
          <Select
            name="template"
            label={words('answer.template')}
            placeholder={words('answer.noTemplate')}
            options={options}
            value=""
            onChange={(event) => form.setValue('text', textOf(event.target.value, thread))}
          />
        ) : null}
        <TextArea
          label={words('answer.text')}
          rows={4}
          maxLength={2000}
          {...form.field('text', { validate: (typed) => typed.trim() !== '' || words('answer.missing') })}
        />
        <Button type="submit" kind="primary" busy={answer.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('answer.send')}
        </Button>
      </Form>
    </Card>
  )
}

function textOf(template: string, { answerBy }: StaffThread): string {
  const due = answerBy === undefined ? shellWords('empty') : format.dateTime(answerBy)
  const known = templates.find((one) => one === template)
  if (known === undefined) return ''
  return words(`answer.templates.${known}Text`, { due })
}
