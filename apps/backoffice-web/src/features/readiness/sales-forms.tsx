import { Button, Card, Form, Muted, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { noteRule } from '../../shell/rules.ts'
import { useCloseSales, useProposeSales } from './queries.ts'
import { words } from './words.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'

/** Proposes to open sales. */
export const OpenForm = () => <SalesForm which="open" sending={useProposeSales()} />

/** Closes sales at once. */
export const CloseForm = () => <SalesForm which="close" sending={useCloseSales()} />

interface SalesFormProps {
  which: 'open' | 'close'
  sending: ReturnType<typeof useProposeSales>
}

function SalesForm({ which, sending }: SalesFormProps) {
  const form = useEndpointForm({
    sending,
    defaults: { note: '' },
    draft: useFormDraft(`sales ${which}`),
    submit: ({ note }) => sending.mutate(note.trim()),
  })
  return (
    <Card title={words(`${which}.title`)}>
      <Form {...form.props}>
        <Muted>{words(`${which}.text`)}</Muted>
        <TextArea
          label={words(`${which}.note`)}
          rows={2}
          maxLength={1000}
          {...form.field('note', noteRule(words(`${which}.missingNote`)))}
        />
        <Button
          type="submit"
          kind={which === 'open' ? 'primary' : 'danger'}
          busy={sending.isPending}
          style={{ alignSelf: 'flex-start' }}
        >
          {words(`${which}.submit`)}
        </Button>
      </Form>
    </Card>
  )
}
