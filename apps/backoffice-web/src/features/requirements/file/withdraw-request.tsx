import type { RequirementCode } from '@puente/contract'
import { Button, ConfirmDialog } from '@puente/ui'
import { useState } from 'react'
import { Failure } from '../../approvals/failure.tsx'
import { words as documentWords } from '../../documents/words.ts'
import { useWithdrawRequest } from './queries.ts'
import { words } from './words.ts'

/**
 * Withdraws a staff request to a customer, after a confirmation dialog, because the request disappears from
 * the customer's tasks.
 */
export function WithdrawRequest({ customerId, code }: { customerId: string; code: RequirementCode }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdrawRequest(customerId)
  const what = documentWords(`codes.${code}`)
  return (
    <>
      <Failure error={withdraw.error} />
      <Button
        size="small"
        kind="text"
        busy={withdraw.isPending}
        aria-label={words('documents.withdrawWhat', { what })}
        onPress={() => setAsking(true)}
      >
        {words('documents.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words('documents.withdrawTitle', { what })}
        confirmLabel={words('documents.withdraw')}
        cancelLabel={words('documents.cancel')}
        onConfirm={() => {
          setAsking(false)
          withdraw.mutate(code)
        }}
        onCancel={() => setAsking(false)}
      >
        {words('documents.withdrawText')}
      </ConfirmDialog>
    </>
  )
}
