import type { TransferWire } from '@puente/contract/customer'
import { Button, ConfirmDialog, Notice } from '@puente/ui'
import { describeFailure, format, useIdempotencyKey } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { keepTransfer, transferQuery } from './transfer-queries.ts'
import { words } from './words.ts'

/** The way out of an order, while there is one: asked once more by naming the amount. */
export function CancelTransfer({ transfer }: { transfer: TransferWire }) {
  const { id, price, recipient, state, payment } = transfer
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const { key } = useIdempotencyKey()
  const cancel = useMutation({
    mutationFn: () => api.cancelTransfer({ params: { id }, body: {}, idempotencyKey: key }),
    onSuccess: (cancelled) => keepTransfer(queryClient, cancelled),
    onError: () => queryClient.invalidateQueries({ queryKey: transferQuery(id).queryKey }),
    onSettled: () => setAsking(false),
  })
  const amount = format.amount(price.send)
  const nothingPaid =
    state === 'waiting-for-payment' && (payment === undefined || payment.receivedMinor === '0')
  const received = payment === undefined ? amount : format.clp(payment.receivedMinor)
  const failure = cancel.error === null ? undefined : describeFailure(cancel.error)
  return (
    <>
      {failure === undefined ? null : (
        <Notice tone="bad" title={failure.title}>
          {failure.message}
        </Notice>
      )}
      <Button kind="text" onPress={() => setAsking(true)}>
        {words('cancel.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={cancel.isPending}
        title={words('cancel.title', { amount, name: recipient.name })}
        confirmLabel={words('cancel.confirm', { amount })}
        cancelLabel={words('cancel.keep')}
        onConfirm={() => cancel.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{nothingPaid ? words('cancel.unpaid') : words('cancel.paid', { received })}</p>
      </ConfirmDialog>
    </>
  )
}
