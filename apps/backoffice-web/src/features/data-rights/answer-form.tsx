import { dataRequestOutcomes, type DataRequestOutcome } from '@puente/contract'
import type { StaffDataRequest } from '@puente/contract/staff'
import { Button, Card, Form, Muted, RadioCards, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { useAnswerRequest } from './queries.ts'
import { words } from './words.ts'

const options = dataRequestOutcomes.map((value) => ({
  value,
  label: words(`answerForm.outcomes.${value}`),
  description: words(`answerForm.outcomeHints.${value}`),
}))

interface Typed {
  readonly outcome: DataRequestOutcome | ''
  readonly answer: string
  readonly note: string
}

/** Grants or refuses a request with the answer that the person reads; an erasure is proposed to a second person. */
export function AnswerForm({ request: { id, kind } }: { request: StaffDataRequest }) {
  const send = useAnswerRequest(id)
  const form = useEndpointForm<Typed>({
    sending: send,
    defaults: { outcome: '', answer: '', note: '' },
    draft: useFormDraft('data-request-answer'),
    submit: ({ outcome, answer, note }, clear) => {
      if (outcome === '') return
      const typed = { outcome, answer: answer.trim() }
      const isErasure = kind === 'erasure' && outcome === 'granted'
      send.mutate(isErasure ? { ...typed, note: note.trim() } : typed, { onSuccess: clear })
    },
  })
  const outcome = form.choice('outcome', { required: words('answerForm.missingOutcome') })
  const isErasure = kind === 'erasure' && outcome.value === 'granted'
  return (
    <Card title={words('answerForm.title')}>
      <Form {...form.props}>
        <RadioCards legend={words('answerForm.outcome')} columns={2} options={options} {...outcome} />
        <TextArea
          label={words(isErasure ? 'answerForm.erasureText' : 'answerForm.text')}
          hint={words(isErasure ? 'answerForm.erasureHint' : 'answerForm.hint')}
          rows={6}
          maxLength={2000}
          {...form.field('answer', {
            validate: (typed) => typed.trim() !== '' || words('answerForm.missing'),
          })}
        />
        {isErasure ? (
          <>
            <TextArea
              label={words('answerForm.note')}
              hint={words('answerForm.noteHint')}
              rows={2}
              maxLength={1000}
              {...form.field('note', noteRule(words('answerForm.missingNote')))}
            />
            <Muted>{words('answerForm.second')}</Muted>
          </>
        ) : null}
        {outcome.value === 'refused' ? <Muted>{words('answerForm.refusedNote')}</Muted> : null}
        <Button type="submit" kind="primary" busy={send.isPending} style={{ alignSelf: 'flex-start' }}>
          {words(isErasure ? 'answerForm.propose' : 'answerForm.submit')}
        </Button>
      </Form>
    </Card>
  )
}
