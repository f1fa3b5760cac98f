import { styled } from '@mui/material/styles'
import type { TransferWire } from '@puente/contract/customer'
import { Button, Card, Countdown, ExternalIcon, Notice, v } from '@puente/ui'
import {
  businessNowMs,
  describeFailure,
  format,
  paymentAddress,
  useConfig,
  useIdempotencyKey,
} from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { beginPaying } from '../transfers/paying.ts'
import { transferQuery } from '../transfers/transfer-queries.ts'
import { words } from './words.ts'

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& p': { margin: 0, color: v.inkMuted },
})

interface PayAtBankProps {
  transferId: string
  payment: NonNullable<TransferWire['payment']>
}

/** Payment on the website of the customer's bank, with all fields filled in. */
export function PayAtBank({ transferId, payment }: PayAtBankProps) {
  const queryClient = useQueryClient()
  const { key, renew } = useIdempotencyKey()
  const { paymentUrl } = useConfig()
  const start = useMutation({
    mutationFn: async () => {
      const { url } = await api.startPayment({ params: { id: transferId }, body: {}, idempotencyKey: key })
      return paymentAddress(url, paymentUrl)
    },
    onSuccess: (url) => {
      renew()
      beginPaying(transferId, payment.receivedMinor)
      window.location.assign(url)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: transferQuery(transferId).queryKey }),
  })
  const failure = start.error === null ? undefined : describeFailure(start.error)
  return (
    <Card tone="raised">
      <Parts>
        {failure === undefined ? null : (
          <div role="alert">
            <Notice tone="bad" title={failure.title}>
              {failure.message}
            </Notice>
          </div>
        )}
        <Button
          kind="main"
          fullWidth
          busy={start.isPending || start.isSuccess}
          start={<ExternalIcon aria-hidden />}
          onPress={() => start.mutate()}
        >
          {words('pay.button', { amount: format.clp(payment.remainingMinor) })}
        </Button>
        <p>
          {words(payment.receivedMinor === '0' ? 'pay.deadline' : 'pay.deadlineRest', {
            when: format.dateTime(payment.deadlineAt),
          })}
        </p>
        {payment.shortened === undefined ? null : <p>{words('pay.shortened', payment.shortened)}</p>}
        <Countdown
          endsAtMs={Date.parse(payment.deadlineAt)}
          clock={businessNowMs}
          label={words('pay.left')}
          onEnd={() => void queryClient.invalidateQueries({ queryKey: transferQuery(transferId).queryKey })}
        />
      </Parts>
    </Card>
  )
}
