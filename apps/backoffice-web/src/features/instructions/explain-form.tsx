import { differenceExplanations, type DifferenceExplanation } from '@puente/contract/staff'
import { Button, Card, Form, RadioCards, TextArea } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useState, type FormEvent } from 'react'
import { useExplain } from './queries.ts'
import { words } from './words.ts'

const shortestNote = 3

/** Submits one explanation for all selected differences. */
export function ExplainForm({ ids, onExplained }: { ids: string[]; onExplained: () => void }) {
  const explain = useExplain()
  const [explanation, setExplanation] = useState<DifferenceExplanation | ''>('')
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      ...(ids.length === 0 || explanation === ''
        ? { explanation: words(ids.length === 0 ? 'explain.missingChoice' : 'explain.missingExplanation') }
        : {}),
      ...(note.trim().length < shortestNote ? { note: words('explain.missingNote') } : {}),
    }
    setFaults(found)
    if (explanation === '' || Object.keys(found).length > 0) return explain.reset()
    explain.mutate({ ids, explanation, note: note.trim() }, { onSuccess: onExplained })
  }

  return (
    <Card title={words('explain.title')}>
      <Form
        busy={explain.isPending}
        refusal={refusalOf(explain.error)}
        faults={{ ...faultsOf(explain.error), ...faults }}
        onSubmit={submit}
      >
        <RadioCards
          name="explanation"
          legend={words('explain.legend')}
          columns={1}
          options={differenceExplanations.map((value) => ({
            value,
            label: words(`explanations.${value}`),
            description: words(`explanationTexts.${value}`),
          }))}
          value={explanation}
          onChange={setExplanation}
        />
        <TextArea
          name="note"
          label={words('explain.note')}
          hint={words('explain.noteHint')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="primary" busy={explain.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('explain.submit', { count: ids.length })}
        </Button>
      </Form>
    </Card>
  )
}
