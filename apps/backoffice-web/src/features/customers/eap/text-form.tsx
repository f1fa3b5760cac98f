import { eapQuestionKinds } from '@puente/contract'
import type { EapTextWire } from '@puente/contract/staff'
import { Button, Card, Checkbox, Form, Select, TextArea, TextInput } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useState, type FormEvent } from 'react'
import { useProposeText } from './queries.ts'
import { useDraft } from '../../../shell/use-draft.ts'
import { words } from './words.ts'

const QUESTIONS_MAX = 5
const SHORTEST = 3
const kinds = eapQuestionKinds.map((value) => ({ value, label: words(`propose.kinds.${value}`) }))

type Question = EapTextWire['questions'][number]

/** Writes the next text; it begins as the one in force. A question keeps its code, so that answers stay comparable. */
export function TextForm({ text: before }: { text: EapTextWire }) {
  const propose = useProposeText()
  const [text, setText] = useDraft('eap-text', before, propose)
  const [note, setNote] = useDraft('eap-note', '', propose)
  const [faults, setFaults] = useState<Record<string, string>>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = lacks(text, note)
    setFaults(found)
    if (Object.keys(found).length === 0) propose.mutate({ ...text, note: note.trim() })
    else propose.reset()
  }

  return (
    <Card title={words('propose.title')}>
      <Form
        busy={propose.isPending}
        refusal={refusalOf(propose.error)}
        faults={{ ...faultsOf(propose.error), ...faults }}
        onSubmit={submit}
      >
        <TextInput
          name="title"
          label={words('propose.heading')}
          maxLength={200}
          value={text.title}
          onChange={(event) => setText({ ...text, title: event.target.value })}
        />
        <TextArea
          name="text"
          label={words('propose.text')}
          hint={words('propose.textHint')}
          rows={8}
          maxLength={20_000}
          value={text.text}
          onChange={(event) => setText({ ...text, text: event.target.value })}
        />
        <Questions questions={text.questions} onChange={(questions) => setText({ ...text, questions })} />
        <TextArea
          name="note"
          label={words('propose.note')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="primary" busy={propose.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('propose.submit')}
        </Button>
      </Form>
    </Card>
  )
}

/** What is still empty, by the name of its field. */
function lacks({ title, text, questions }: EapTextWire, note: string): Record<string, string> {
  const empty = Object.entries({ title, text, note })
    .filter(([, value]) => value.trim().length < SHORTEST)
    .map(([name]) => name)
  const unasked = questions.filter(({ label }) => label.trim() === '').map(({ code }) => code)
  return Object.fromEntries([...empty, ...unasked].map((name) => [name, words('propose.missing')]))
}

interface QuestionsProps {
  questions: EapTextWire['questions']
  onChange: (questions: EapTextWire['questions']) => void
}

/** The questions, each with its fields, and room for more. */
function Questions({ questions, onChange }: QuestionsProps) {
  return (
    <>
      {questions.map((question, index) => (
        <QuestionFields
          key={question.code}
          number={index + 1}
          question={question}
          onChange={(change) =>
            onChange(questions.map((one) => (one.code === question.code ? { ...one, ...change } : one)))
          }
          onRemove={() => onChange(questions.filter(({ code }) => code !== question.code))}
        />
      ))}
      {questions.length >= QUESTIONS_MAX ? null : (
        <Button
          size="small"
          style={{ alignSelf: 'flex-start' }}
          onPress={() => onChange([...questions, newQuestion(questions)])}
        >
          {words('propose.add')}
        </Button>
      )}
    </>
  )
}

/** A question with a code that no other has. */
function newQuestion(others: readonly Question[]): Question {
  let number = others.length + 1
  while (others.some(({ code }) => code === `question-${number}`)) number += 1
  return { code: `question-${number}`, kind: 'yes-no', label: '' }
}

interface QuestionFieldsProps {
  number: number
  question: Question
  onChange: (change: Partial<Question>) => void
  onRemove: () => void
}

function QuestionFields({ number, question, onChange, onRemove }: QuestionFieldsProps) {
  return (
    <>
      <TextInput
        name={question.code}
        label={words('propose.question', { number: String(number) })}
        maxLength={300}
        value={question.label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <Select
        name={`${question.code}-kind`}
        label={words('propose.kind')}
        options={kinds}
        value={question.kind}
        onChange={(event) => onChange({ kind: event.target.value === 'text' ? 'text' : 'yes-no' })}
      />
      <Checkbox
        name={`${question.code}-optional`}
        label={words('propose.optional')}
        checked={question.optional === true}
        onChange={(event) => onChange({ optional: event.target.checked })}
      />
      <Button size="small" style={{ alignSelf: 'flex-start' }} onPress={onRemove}>
        {words('propose.remove', { number: String(number) })}
      </Button>
    </>
  )
}
