import { styled } from '@mui/material/styles'
import type { TransferWire } from '@puente/contract/customer'
import { Button, Card, Countdown, ExternalIcon, RefusalNotice, v } from '@puente/ui'
import { businessNowMs, describeFailure, format, leaveFor } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { beginPaying } from '../../session-storage/paying.ts'
import { transferQuery } from '../../transfers/transfer-queries.ts'
import { usePaymentStart } from './use-payment-start.ts'
import { words } from '../words.ts'

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
  const bank = usePaymentStart()
  const start = useMutation({
    mutationFn: () => bank.start(transferId),
    onSuccess: (url) => {
      beginPaying(transferId, payment.receivedMinor)
      leaveFor(url)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: transferQuery(transferId).queryKey }),
    onSettled: (_, error) => bank.settled(error),
  })
  const failure = start.error === null ? undefined : describeFailure(start.error)
  return (
    <Card tone="raised">
      <Parts>
        <RefusalNotice refusal={failure} />
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
          calm
          endsAtMs={Date.parse(payment.deadlineAt)}
          clock={businessNowMs}
          label={words('pay.left')}
          onEnd={() => void queryClient.invalidateQueries({ queryKey: transferQuery(transferId).queryKey })}
        />
      </Parts>
    </Card>
  )
}
