import type { ReplyOf } from '@puente/contract'
import type { CustomerEndpoints } from '@puente/contract/customer'
import { Button, Card, Form, Muted, Prose, RadioCards, SkeletonLines, TextArea } from '@puente/ui'
import { faultsOf, format, refusalOf } from '@puente/web'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../../api.ts'
import { FailedPart } from '../../../shell/failed-part.tsx'
import { useKeyOf } from '../../../shell/use-key-of.ts'
import { PendingPage } from '../pending-page.tsx'
import { useSettled } from '../use-settled.ts'
import { NotMine } from './not-mine.tsx'
import { eapQuery } from './queries.ts'
import { words } from './words.ts'

const path = '/notifications/eap-confirmation'
type Eap = ReplyOf<CustomerEndpoints['getEap']>

/** A confirmation requested by the operator: its text, its questions, and an acceptance that is recorded. */
export function EapScreen() {
  const { data, error, refetch } = useQuery(eapQuery)
  return (
    <PendingPage path={path} title={data?.title ?? words('eap.heading')} lead={words('eap.lead')}>
      {([item]) =>
        data !== undefined ? (
          <Confirmation key={data.version} eap={data} mine={item?.mine === true} />
        ) : error === null ? (
          <SkeletonLines lines={8} />
        ) : (
          <FailedPart title={words('eap.failed')} error={error} onRetry={() => refetch()} />
        )
      }
    </PendingPage>
  )
}

function Confirmation({ eap: { text, dueAt, ...eap }, mine }: { eap: Eap; mine: boolean }) {
  return (
    <>
      <Card>
        <Prose text={text} />
        {dueAt === undefined ? null : <Muted>{words('eap.due', { date: format.date(dueAt) })}</Muted>}
      </Card>
      {mine ? <Questions version={eap.version} questions={eap.questions} /> : <NotMine />}
    </>
  )
}

const yesNo = (['yes', 'no'] as const).map((value) => ({ value, label: words(`eap.${value}`) }))

function Questions({ version, questions }: Pick<Eap, 'version' | 'questions'>) {
  const queryClient = useQueryClient()
  const settled = useSettled()
  const keyOf = useKeyOf()
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [asked, setAsked] = useState(false)
  const given = Object.entries(answers).map(([code, answer]) => ({ code, answer }))
  const confirm = useMutation({
    mutationFn: () =>
      api.confirmEap({ body: { version, answers: given }, idempotencyKey: keyOf([version, given]) }),
    onSuccess: settled,
    onError: () => queryClient.invalidateQueries({ queryKey: eapQuery.queryKey }),
  })
  const open = questions.filter(
    ({ code, optional }) => optional !== true && (answers[code] ?? '').trim() === '',
  )
  const missing = asked ? Object.fromEntries(open.map(({ code }) => [code, words('eap.missing')])) : {}
  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (open.length === 0) confirm.mutate()
  }
  return (
    <Form
      busy={confirm.isPending}
      refusal={refusalOf(confirm.error)}
      faults={{ ...faultsOf(confirm.error), ...missing }}
      onSubmit={submit}
    >
      {questions.map((question) => (
        <Answer
          key={question.code}
          question={question}
          answer={answers[question.code] ?? ''}
          onAnswer={(text) => setAnswers({ ...answers, [question.code]: text })}
        />
      ))}
      <Button type="submit" kind="primary" fullWidth busy={confirm.isPending || confirm.isSuccess}>
        {words('eap.submit')}
      </Button>
    </Form>
  )
}

interface AnswerProps {
  question: Eap['questions'][number]
  answer: string
  onAnswer: (text: string) => void
}

/** The control for one question, by its kind. */
function Answer({ question: { code, kind, label, optional = false }, answer, onAnswer }: AnswerProps) {
  return kind === 'yes-no' ? (
    <RadioCards
      name={code}
      legend={label}
      optional={optional}
      columns={2}
      options={yesNo}
      value={yesNo.find(({ value }) => value === answer)?.value ?? ''}
      onChange={onAnswer}
    />
  ) : (
    <TextArea
      name={code}
      label={label}
      optional={optional}
      rows={3}
      maxLength={1000}
      value={answer}
      onChange={(event) => onAnswer(event.target.value)}
    />
  )
}
