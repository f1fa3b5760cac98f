import type { SignatureRequestWire } from '@puente/contract/customer'
import { Button, ConfirmDialog, RefusalNotice, TextArea } from '@puente/ui'
import { format, keyFor, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api.ts'
import { signatureRequestQuery } from './signature-queries.ts'
import { words } from './words.ts'

const REASON_LONGEST = 500

/** The buttons of what the member may do about an open request. */
export function SignatureActions({ request }: { request: SignatureRequestWire }) {
  const [asking, setAsking] = useState<'decline' | 'withdraw'>()
  const { sign, decline, withdraw } = useActions(request, () => setAsking(undefined))
  const { youMay, price, recipientChanged } = request
  if (youMay.length === 0) return null
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      <RefusalNotice
        refusal={refusalOf(sign.error) ?? refusalOf(decline.error) ?? refusalOf(withdraw.error)}
      />
      {youMay.includes('sign') && price !== undefined && !recipientChanged ? (
        <Button kind="main" fullWidth busy={sign.isPending} onPress={() => sign.mutate(price.send.amount)}>
          {words('sign', { amount: format.amount(price.send) })}
        </Button>
      ) : null}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {(['decline', 'withdraw'] as const)
          .filter((action) => youMay.includes(action))
          .map((action) => (
            <Button key={action} kind="text" onPress={() => setAsking(action)}>
              {words(action)}
            </Button>
          ))}
      </div>
      <Declining
        open={asking === 'decline'}
        busy={decline.isPending}
        onDecline={(reason) => decline.mutate(reason)}
        onCancel={() => setAsking(undefined)}
      />
      <ConfirmDialog
        open={asking === 'withdraw'}
        busy={withdraw.isPending}
        title={words('withdrawing.title')}
        confirmLabel={words('withdraw')}
        cancelLabel={words('withdrawing.back')}
        onConfirm={() => withdraw.mutate()}
        onCancel={() => setAsking(undefined)}
      >
        <p>{words('withdrawing.text')}</p>
      </ConfirmDialog>
    </div>
  )
}

interface DecliningProps {
  open: boolean
  busy: boolean
  onDecline: (reason: string) => void
  onCancel: () => void
}

/** Asks why the member does not sign. */
function Declining({ open, busy, onDecline, onCancel }: DecliningProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      busy={busy}
      title={words('declining.title')}
      confirmLabel={words('decline')}
      cancelLabel={words('declining.back')}
      onConfirm={() => (reason.trim() === '' ? setMissing(true) : onDecline(reason.trim()))}
      onCancel={onCancel}
    >
      <p>{words('declining.text')}</p>
      <TextArea
        name="reason"
        label={words('declining.reason')}
        rows={3}
        maxLength={REASON_LONGEST}
        value={reason}
        {...(isMissing ? { error: words('declining.missing') } : {})}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  )
}

function useActions({ id }: Pick<SignatureRequestWire, 'id'>, onSettled: () => void) {
  const queryClient = useQueryClient()
  const kept = useRef<ReturnType<typeof keyFor>>(undefined)
  const keyed = (content: unknown) => {
    kept.current = keyFor(content, kept.current)
    return kept.current.key
  }
  const settled = {
    onSuccess: (answered: SignatureRequestWire) => {
      queryClient.setQueryData(signatureRequestQuery(id).queryKey, answered)
    },
    onSettled: async (_answered: unknown, error: unknown) => {
      onSettled()
      // Another attempt is another request: the state or the price may have changed.
      if (error !== null) kept.current = undefined
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['signature-requests'] }),
        queryClient.invalidateQueries({ queryKey: ['pending-items'] }),
        queryClient.invalidateQueries({ queryKey: ['transfers'], refetchType: 'none' }),
      ])
    },
  }
  const params = { id }
  const sign = useMutation({
    mutationFn: (shownSendMinor: string) => {
      const body = { shownSendMinor }
      return api.createSignature({ params, body, idempotencyKey: keyed(['sign', body]) })
    },
    ...settled,
  })
  const decline = useMutation({
    mutationFn: (reason: string) =>
      api.declineSignatureRequest({
        params,
        body: { reason },
        idempotencyKey: keyed(['decline', reason]),
      }),
    ...settled,
  })
  const withdraw = useMutation({
    mutationFn: () => api.withdrawSignatureRequest({ params, body: {}, idempotencyKey: keyed(['withdraw']) }),
    ...settled,
  })
  return { sign, decline, withdraw }
}
