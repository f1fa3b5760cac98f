import { Button, Card, Form, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { useExtend } from './queries.ts'
import { words } from './words.ts'

/** Extends the legal period once, with a reason that the person reads. */
export function ExtendForm({ id }: { id: string }) {
  const extend = useExtend(id)
  const form = useEndpointForm({
    sending: extend,
    defaults: { reason: '' },
    draft: useFormDraft('data-request-extension'),
    submit: ({ reason }, clear) => extend.mutate(reason.trim(), { onSuccess: clear }),
  })
  return (
    <Card title={words('extend.title')}>
      <Form {...form.props}>
        <TextArea
          label={words('extend.reason')}
          hint={words('extend.hint')}
          rows={2}
          maxLength={2000}
          {...form.field('reason', {
            validate: (typed) => typed.trim() !== '' || words('extend.missing'),
          })}
        />
        <Button type="submit" busy={extend.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('extend.submit')}
        </Button>
      </Form>
    </Card>
  )
}
