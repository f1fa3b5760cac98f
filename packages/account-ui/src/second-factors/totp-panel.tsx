import { Button, Card, ConfirmDialog } from '@puente/ui'
import { format } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountCalls, FactorsChanged } from '../calls.ts'
import { ConfirmTotp } from './confirm-totp.tsx'
import { Failure } from '../failure.tsx'
import { words } from '../words.ts'

interface TotpPanelProps {
  calls: AccountCalls
  since: string | undefined
  onChanged: FactorsChanged
}

/** TOTP: enrolled and replaced in two steps, removed in one. */
export function TotpPanel({ calls, since, onChanged }: TotpPanelProps) {
  const start = useMutation({ mutationFn: () => calls.startTotp({ body: {} }) })
  const begin = () => start.mutateAsync().catch(() => undefined)
  if (start.data !== undefined) {
    return (
      <Card>
        <ConfirmTotp
          calls={calls}
          {...start.data}
          onDone={async (codes) => {
            await onChanged(codes)
            start.reset()
          }}
          onCancel={() => start.reset()}
        />
      </Card>
    )
  }
  if (since === undefined) {
    return (
      <Card>
        <p>{words('totp.off')}</p>
        <Failure error={start.error} />
        <Button onPress={begin}>{words('totp.add')}</Button>
      </Card>
    )
  }
  return (
    <Card>
      <p>{words('totp.on', { when: format.dateTime(since) })}</p>
      <Failure error={start.error} />
      <Button onPress={begin}>{words('totp.replace')}</Button>
      <RemoveTotp calls={calls} onChanged={onChanged} />
    </Card>
  )
}

function RemoveTotp({ calls, onChanged }: Pick<TotpPanelProps, 'calls' | 'onChanged'>) {
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => calls.removeTotp({}),
    onSettled: () => setAsking(false),
    onSuccess: () => onChanged(),
  })
  return (
    <>
      <Failure error={remove.error} />
      <Button kind="danger" onPress={() => setAsking(true)}>
        {words('totp.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words('totp.removeTitle')}
        confirmLabel={words('totp.remove')}
        cancelLabel={words('keep')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{words('totp.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
