import type { StaffThread } from '@puente/contract/staff'
import { Button, Card, Form, Select, TextArea } from '@puente/ui'
import { faultsOf, format, refusalOf } from '@puente/web'
import { useState, type FormEvent } from 'react'
import { shellWords } from '../../shell/words.ts'
import { useAnswer } from './queries.ts'
import { words } from './words.ts'
import { useDraft } from '../../shell/use-draft.ts'

const templates = ['received', 'bank', 'refund'] as const
const options = templates.map((value) => ({ value, label: words(`answer.templates.${value}`) }))

/** The form of an answer, empty or from a template. The text is kept as a draft until it is sent. */
export function AnswerForm({ thread }: { thread: StaffThread }) {
  const [missing, setMissing] = useState(false)
  const answer = useAnswer(thread.id)
  const [text, setText] = useDraft('answer', '', answer)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) answer.reset()
    else answer.mutate(text.trim(), { onSuccess: () => setText('') })
  }

  return (
    <Card title={words('answer.title')}>
      <Form
        busy={answer.isPending}
        refusal={refusalOf(answer.error)}
        faults={{ ...faultsOf(answer.error), ...(missing ? { text: words('answer.missing') } : {}) }}
        onSubmit={submit}
      >
        {text === '' ? (
          <Select
            name="template"
            label={words('answer.template')}
            placeholder={words('answer.noTemplate')}
            options={options}
            value=""
            onChange={(event) => setText(textOf(event.target.value, thread))}
          />
        ) : null}
        <TextArea
          name="text"
          label={words('answer.text')}
          rows={4}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
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
