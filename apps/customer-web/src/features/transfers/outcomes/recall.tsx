import type { TransferWire } from '@puente/contract/customer'
import { Button, ConfirmDialog, Notice, RefusalNotice } from '@puente/ui'
import { describeFailure, format, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { storeTransfer, transferQuery } from '../transfer-queries.ts'
import { words } from './words.ts'

/** A recall of a payout: when it was requested, the deadline of the response, and the response. */
export function RecallNote({ recall }: { recall: NonNullable<TransferWire['recall']> }) {
  const { requestedAt, dueAt, outcome } = recall
  return (
    <Notice
      tone={outcome === 'not-possible' ? 'warn' : 'info'}
      title={words('recall.asked', { when: format.dateTime(requestedAt) })}
    >
      {outcome === undefined
        ? words('recall.waiting', { when: format.dateTime(dueAt) })
        : words(`recall.${outcome}`)}
    </Notice>
  )
}

/** Requests the recall of money already paid out, while that is possible. */
export function AskRecall({ transfer: { id } }: { transfer: TransferWire }) {
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const ask = useMutation({
    mutationFn: () => api.requestRecall({ params: { id }, body: {}, idempotencyKey: keyOf(id) }),
    onSuccess: (transfer) => storeTransfer(queryClient, transfer),
    onError: () => queryClient.invalidateQueries({ queryKey: transferQuery(id).queryKey }),
    onSettled: (_, error) => {
      keyOf.settled(error)
      setAsking(false)
    },
  })
  const failure = ask.error === null ? undefined : describeFailure(ask.error)
  return (
    <>
      <RefusalNotice title={words('recall.failed')} refusal={failure} />
      <Button kind="text" onPress={() => setAsking(true)}>
        {words('recall.ask')}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={ask.isPending}
        title={words('recall.title')}
        confirmLabel={words('recall.confirm')}
        cancelLabel={words('recall.keep')}
        onConfirm={() => ask.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{words('recall.text')}</p>
      </ConfirmDialog>
    </>
  )
}
