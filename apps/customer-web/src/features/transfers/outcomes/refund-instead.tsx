import type { TransferWire } from '@puente/contract/customer'
import { Button, ConfirmDialog, Notice } from '@puente/ui'
import { describeFailure, format, useIdempotencyKey } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { keepTransfer } from '../transfer-queries.ts'
import { words } from './words.ts'

interface RefundInsteadProps {
  transfer: TransferWire
  correction: NonNullable<TransferWire['correction']>
}

/** A refund as the alternative for a returned payout; it first shows the refund's conditions. */
export function RefundInstead({ transfer: { id }, correction: { refund } }: RefundInsteadProps) {
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const router = useRouter()
  const { key, settled } = useIdempotencyKey()
  const refunding = useMutation({
    mutationFn: () => api.refundInstead({ params: { id }, body: {}, idempotencyKey: key }),
    onSuccess: async (transfer) => {
      await keepTransfer(queryClient, transfer)
      await router.navigate({ href: paths.transfer(id) })
    },
    onSettled: (_, error) => {
      settled(error)
      setAsking(false)
    },
  })
  const failure = refunding.error === null ? undefined : describeFailure(refunding.error)
  return (
    <>
      {failure === undefined ? null : (
        <div role="alert">
          <Notice tone="bad" title={failure.title}>
            {failure.message}
          </Notice>
        </div>
      )}
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
        <p>{whatItWouldBe(refund)}</p>
      </ConfirmDialog>
    </>
  )
}

function whatItWouldBe({ whole, chargeMinor }: RefundInsteadProps['correction']['refund']): string {
  if (whole) return words('correction.insteadWhole')
  if (chargeMinor === '0') return words('correction.insteadWorth')
  return words('correction.insteadCharged', { charge: format.clp(chargeMinor) })
}
