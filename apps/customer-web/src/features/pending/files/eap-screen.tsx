import { languageTags, type ReplyOf } from '@puente/contract'
import type { CustomerEndpoints } from '@puente/contract/customer'
import { Button, Card, Form, Muted, Notice, Prose, RadioCards, SkeletonLines, TextArea } from '@puente/ui'
import { type EndpointForm, format, useEndpointForm, useKeyOf } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { PendingPage } from '../pending-page.tsx'
import { useSettled } from '../../tasks/use-settled.ts'
import { ReadOnlyNotice } from './not-mine.tsx'
import { eapQuery } from './queries.ts'
import { words } from './words.ts'

const path = '/notifications/eap-confirmation'
type Eap = ReplyOf<CustomerEndpoints['getEap']>

/** A confirmation requested by the operator: its text, its questions, and an acceptance that is recorded. */
export function EapScreen() {
  const query = useQuery(eapQuery)
  return (
    <PendingPage path={path} title={query.data?.title ?? words('eap.heading')} lead={words('eap.lead')}>
      {([item]) => (
        <Loaded query={query} failed={words('eap.failed')} skeleton={<SkeletonLines lines={8} />}>
          {(eap) => (
            <>
              <ChangedNotice version={eap.version} />
              <Confirmation key={eap.version} eap={eap} mine={item?.mine === true} />
            </>
          )}
        </Loaded>
      )}
    </PendingPage>
  )
}

/** A notice, shown if the text has another version than when the screen was opened. */
function ChangedNotice({ version }: { version: number }) {
  const [first] = useState(version)
  return version === first ? null : <Notice tone="warn" title={words('eap.changed')} />
}

function Confirmation({ eap: { text, dueAt, ...eap }, mine }: { eap: Eap; mine: boolean }) {
  return (
    <>
      <Card>
        <Prose text={text} lang={languageTags.es} />
        {dueAt === undefined ? null : <Muted>{words('eap.due', { date: format.date(dueAt) })}</Muted>}
      </Card>
      {mine ? <Questions version={eap.version} questions={eap.questions} /> : <ReadOnlyNotice />}
    </>
  )
}

/** The answers by the code of their question. */
type Answers = Record<string, string>

const yesNo = (['yes', 'no'] as const).map((value) => ({ value, label: words(`eap.${value}`) }))

function Questions({ version, questions }: Pick<Eap, 'version' | 'questions'>) {
  const queryClient = useQueryClient()
  const settled = useSettled()
  const keyOf = useKeyOf()
  const confirm = useMutation({
    mutationFn: (answers: Answers) => {
      const given = Object.entries(answers)
        .map(([code, answer]) => ({ code, answer }))
        .filter(({ answer }) => answer !== '')
      return api.confirmEap({ body: { version, answers: given }, idempotencyKey: keyOf([version, given]) })
    },
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: settled,
    onError: () => queryClient.invalidateQueries({ queryKey: eapQuery.queryKey }),
  })
  const form = useEndpointForm<Answers>({
    sending: confirm,
    defaults: Object.fromEntries(questions.map(({ code }) => [code, ''])),
    submit: (answers) => confirm.mutate(answers),
  })
  return (
    <Form {...form.props}>
      {questions.map((question) => (
        <Answer key={question.code} question={question} form={form} />
      ))}
      <Button type="submit" kind="primary" fullWidth busy={confirm.isPending || confirm.isSuccess}>
        {words('eap.submit')}
      </Button>
    </Form>
  )
}

interface AnswerProps {
  question: Eap['questions'][number]
  form: EndpointForm<Answers>
}

/** The control for one question, by its kind. */
function Answer({ question: { code, kind, label, optional = false }, form }: AnswerProps) {
  const validate = (answer: string) => optional || answer.trim() !== '' || words('eap.missing')
  return kind === 'yes-no' ? (
    <RadioCards
      legend={label}
      optional={optional}
      columns={2}
      options={yesNo}
      {...form.choice(code, { validate })}
    />
  ) : (
    <TextArea
      label={label}
      optional={optional}
      rows={3}
      maxLength={1000}
      {...form.field(code, { validate })}
    />
  )
}
