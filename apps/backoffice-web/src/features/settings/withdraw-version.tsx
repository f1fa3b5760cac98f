import { Button, Dialog, Form, TextArea } from '@puente/ui'
import { format, refusalOf } from '@puente/web'
import { useState } from 'react'
import { useWithdrawVersion, type Named } from './queries.ts'
import { words } from './words.ts'

const SHORTEST_NOTE = 3

/** Withdraws a scheduled version that has not taken force, with a reason. */
export function WithdrawVersion({ named, version }: { named: Named; version: number }) {
  const [isOpen, setOpen] = useState(false)
  const what = words('versions.withdrawWhat', { version: format.count(version) })
  return (
    <>
      <Button size="small" style={{ justifySelf: 'start' }} aria-label={what} onPress={() => setOpen(true)}>
        {words('versions.withdraw')}
      </Button>
      <Dialog open={isOpen} title={what} onClose={() => setOpen(false)}>
        <WithdrawForm named={named} version={version} what={what} />
      </Dialog>
    </>
  )
}

function WithdrawForm({ named, version, what }: { named: Named; version: number; what: string }) {
  const withdraw = useWithdrawVersion(named, version)
  const [note, setNote] = useState('')
  const [isShort, setShort] = useState(false)
  function submit() {
    const short = note.trim().length < SHORTEST_NOTE
    setShort(short)
    if (!short) withdraw.mutate(note.trim())
  }
  return (
    <Form
      busy={withdraw.isPending}
      refusal={refusalOf(withdraw.error)}
      faults={isShort ? { note: words('form.noteMissing') } : {}}
      onSubmit={submit}
    >
      <p style={{ margin: 0 }}>{words('versions.withdrawText', { version: format.count(version) })}</p>
      <TextArea
        name="note"
        label={words('versions.withdrawNote')}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" kind="danger" busy={withdraw.isPending} style={{ alignSelf: 'flex-start' }}>
        {what}
      </Button>
    </Form>
  )
}
