import { Button, Card, Form, TextArea } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useState, type FormEvent } from 'react'
import { useWithdraw } from './queries.ts'
import { words } from './words.ts'
import { useDraft } from '../../shell/use-draft.ts'

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
  const [missing, setMissing] = useState(false)
  const withdraw = useWithdraw(id)
  const [reason, setReason] = useDraft(`withdraw ${id}`, '', withdraw)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim().length < 3
    setMissing(isEmpty)
    if (!isEmpty) withdraw.mutate(reason.trim())
  }
  return (
    <Form
      busy={withdraw.isPending}
      refusal={refusalOf(withdraw.error)}
      faults={{ ...faultsOf(withdraw.error), ...(missing ? { reason: words('withdraw.missing') } : {}) }}
      onSubmit={submit}
    >
      <TextArea
        name="reason"
        label={words('withdraw.reason')}
        hint={words('withdraw.text')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
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
