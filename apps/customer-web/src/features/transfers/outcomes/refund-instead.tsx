import type { TransferWire } from '@puente/contract/customer'
import { Button, ConfirmDialog, RefusalNotice } from '@puente/ui'
import { describeFailure, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { storeTransfer } from '../transfer-queries.ts'
import { offeredRefund } from './refund-texts.ts'
import { words } from './words.ts'

interface RefundInsteadProps {
  transfer: TransferWire
  correction: NonNullable<TransferWire['correction']>
}

/** A refund as the alternative for a returned payout; it first shows the refund's conditions. */
export function RefundInstead({ transfer, correction: { refund } }: RefundInsteadProps) {
  const { id } = transfer
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const router = useRouter()
  const keyOf = useKeyOf()
  const refunding = useMutation({
    mutationFn: () => api.refundInstead({ params: { id }, body: {}, idempotencyKey: keyOf(id) }),
    onSuccess: async (refunded) => {
      await storeTransfer(queryClient, refunded)
      await router.navigate({ href: paths.transfer(id) })
    },
    onSettled: (_, error) => {
      keyOf.settled(error)
      setAsking(false)
    },
  })
  const failure = refunding.error === null ? undefined : describeFailure(refunding.error)
  return (
    <>
      <RefusalNotice refusal={failure} />
      <Button kind="text" onPress={() => setAsking(true)}>
        {words('correction.instead')}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={refunding.isPending}
        title={words('correction.insteadTitle')}
        confirmLabel={words('correction.insteadConfirm')}
        cancelLabel={words('correction.insteadKeep')}
        onConfirm={() => refunding.mutate()}
        onCancel={() => setAsking(false)}
      >
        {offeredRefund(transfer, refund).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ConfirmDialog>
    </>
  )
}
