import { differenceExplanations, type DifferenceExplanation } from '@puente/contract/staff'
import { Button, Card, Form, RadioCards, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { noteRule } from '../../shell/rules.ts'
import { useExplain } from './queries.ts'
import { words } from './words.ts'

interface Typed {
  readonly explanation: DifferenceExplanation | ''
  readonly note: string
}

/** Submits one explanation for all selected differences. */
export function ExplainForm({ ids, onExplained }: { ids: string[]; onExplained: () => void }) {
  const explain = useExplain()
  const form = useEndpointForm<Typed>({
    sending: explain,
    defaults: { explanation: '', note: '' },
    submit: ({ explanation, note }) =>
      explanation === '' ||
      explain.mutate({ ids, explanation, note: note.trim() }, { onSuccess: onExplained }),
  })
  const lacks = ids.length === 0 ? 'explain.missingChoice' : 'explain.missingExplanation'
  return (
    <Card title={words('explain.title')}>
      <Form {...form.props}>
        <RadioCards
          legend={words('explain.legend')}
          columns={1}
          options={differenceExplanations.map((value) => ({
            value,
            label: words(`explanations.${value}`),
            description: words(`explanationTexts.${value}`),
          }))}
          {...form.choice('explanation', {
            validate: (explanation) => (ids.length > 0 && explanation !== '') || words(lacks),
          })}
        />
        <TextArea
          label={words('explain.note')}
          hint={words('explain.noteHint')}
          rows={2}
          maxLength={1000}
          {...form.field('note', noteRule(words('explain.missingNote')))}
        />
        <Button type="submit" kind="primary" busy={explain.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('explain.submit', { count: ids.length })}
        </Button>
      </Form>
    </Card>
  )
}
