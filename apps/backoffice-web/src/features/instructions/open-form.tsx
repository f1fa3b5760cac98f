import { Button, Card, Form, Muted, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { noteRule } from '../../shell/rules.ts'
import { useProposeOpening } from './queries.ts'
import { words } from './words.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'

/** Proposes to resume sending instructions. */
export function OpenForm() {
  const propose = useProposeOpening()
  const form = useEndpointForm({
    sending: propose,
    defaults: { note: '' },
    draft: useFormDraft('open-sending'),
    submit: ({ note }) => propose.mutate(note.trim()),
  })
  return (
    <Card title={words('open.title')}>
      <Form {...form.props}>
        <Muted>{words('open.text')}</Muted>
        <TextArea
          label={words('open.note')}
          rows={2}
          maxLength={1000}
          {...form.field('note', noteRule(words('open.missingNote')))}
        />
        <Button type="submit" kind="primary" busy={propose.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('open.submit')}
        </Button>
      </Form>
    </Card>
  )
}
