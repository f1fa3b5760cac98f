import { Button, Dialog, Form, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { useState } from 'react'
import { noteRule } from '../../../shell/rules.ts'
import { useWithdrawVersion, type Named } from '../queries.ts'
import { words } from '../texts/words.ts'
import { useFormDraft } from '../../../shell/use-draft.ts'

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
  const form = useEndpointForm({
    sending: withdraw,
    defaults: { note: '' },
    draft: useFormDraft('withdraw'),
    submit: ({ note }) => withdraw.mutate(note.trim()),
  })
  return (
    <Form {...form.props}>
      <p style={{ margin: 0 }}>{words('versions.withdrawText', { version: format.count(version) })}</p>
      <TextArea
        label={words('versions.withdrawNote')}
        rows={2}
        maxLength={1000}
        {...form.field('note', noteRule(words('form.noteMissing')))}
      />
      <Button type="submit" kind="danger" busy={withdraw.isPending} style={{ alignSelf: 'flex-start' }}>
        {what}
      </Button>
    </Form>
  )
}
