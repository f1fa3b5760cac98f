import { otherChecks, type OtherCheck } from '@puente/contract'
import { Button, Disclosure, Form, RadioCards, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { noteRule } from '../../../../shell/rules.ts'
import { useRecordOtherCheck } from './queries.ts'
import { words } from './words.ts'

interface Values {
  readonly method: OtherCheck | ''
  readonly note: string
}

/** The check of an identity without a selfie; another person then confirms the level. */
export function OtherCheckForm({ id }: { id: string }) {
  const record = useRecordOtherCheck(id)
  const form = useEndpointForm<Values>({
    sending: record,
    defaults: { method: '', note: '' },
    submit: ({ method, note }) => {
      if (method !== '') record.mutate({ method, note: note.trim() })
    },
  })
  return (
    <Disclosure summary={words('other.open')}>
      <Form {...form.props}>
        <RadioCards
          legend={words('other.legend')}
          columns={2}
          options={otherChecks.map((value) => ({ value, label: words(`other.methods.${value}`) }))}
          {...form.choice('method', { required: words('other.missing') })}
        />
        <TextArea
          label={words('other.note')}
          hint={words('other.noteHint')}
          rows={2}
          maxLength={500}
          {...form.field('note', noteRule(words('other.noteMissing')))}
        />
        <Button type="submit" busy={record.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('other.submit')}
        </Button>
      </Form>
    </Disclosure>
  )
}
