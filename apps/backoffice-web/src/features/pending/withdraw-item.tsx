import { Button, Card, Form, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useState } from 'react'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { useWithdraw } from './queries.ts'
import { words } from './words.ts'

/** Closes an item with a reason; the server refuses while the facts still require it. */
export function WithdrawItem({ id }: { id: string }) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button kind="text" size="small" onPress={() => setAsking(true)}>
        {words('withdraw.open')}
      </Button>
    )
  return (
    <Card title={words('withdraw.title')}>
      <Reason id={id} onLeave={() => setAsking(false)} />
    </Card>
  )
}

function Reason({ id, onLeave }: { id: string; onLeave: () => void }) {
  const withdraw = useWithdraw(id)
  const form = useEndpointForm({
    sending: withdraw,
    defaults: { reason: '' },
    draft: useFormDraft(`withdraw ${id}`),
    submit: ({ reason }) => withdraw.mutate(reason.trim()),
  })
  return (
    <Form {...form.props}>
      <TextArea
        label={words('withdraw.reason')}
        hint={words('withdraw.text')}
        rows={2}
        maxLength={500}
        {...form.field('reason', noteRule(words('withdraw.missing')))}
      />
      <Button type="submit" kind="primary" busy={withdraw.isPending}>
        {words('withdraw.submit')}
      </Button>
      <Button kind="text" onPress={onLeave}>
        {words('withdraw.cancel')}
      </Button>
    </Form>
  )
}
