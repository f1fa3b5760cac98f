import type { TransferWire } from '@puente/contract/customer'
import { Button, ConfirmDialog, RefusalNotice } from '@puente/ui'
import { describeFailure, format, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { storeTransfer, transferQuery } from './transfer-queries.ts'
import { isPaid } from './transfer-words.ts'
import { words } from './words.ts'

/** Cancels an order while that is possible, after a dialog that names the amount. */
export function CancelTransfer({ transfer }: { transfer: TransferWire }) {
  const { id, price, recipient, state, payment } = transfer
  const isReviewed = state === 'checking' && isPaid(transfer)
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const cancel = useMutation({
    mutationFn: () => api.cancelTransfer({ params: { id }, body: {}, idempotencyKey: keyOf(id) }),
    onSuccess: (cancelled) => storeTransfer(queryClient, cancelled),
    onError: () => queryClient.invalidateQueries({ queryKey: transferQuery(id).queryKey }),
    onSettled: (_, error) => {
      keyOf.settled(error)
      setAsking(false)
    },
  })
  const amount = format.amount(price.send)
  const nothingPaid =
    !isPaid(transfer) &&
    transfer.choice === undefined &&
    (payment === undefined || payment.receivedMinor === '0')
  const received =
    payment === undefined || payment.receivedMinor === '0' ? amount : format.clp(payment.receivedMinor)
  const failure = cancel.error === null ? undefined : describeFailure(cancel.error)
  return (
    <>
      <RefusalNotice refusal={failure} />
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
        <p>
          {words(nothingPaid ? 'cancel.unpaid' : isReviewed ? 'cancel.reviewed' : 'cancel.paid', {
            received,
          })}
        </p>
      </ConfirmDialog>
    </>
  )
}
