import { styled } from '@mui/material/styles'
import type { TransferWire } from '@puente/contract/customer'
import { Card, v } from '@puente/ui'
import { format } from '@puente/web'
import { AccountLines } from './account-lines.tsx'
import { PartReceived } from './part-received.tsx'
import { words } from '../words.ts'

const Lead = styled('p')({ margin: 0, color: v.inkMuted })

/** Payment by manual bank transfer: its fields, each with a copy button, and the amounts received so far. */
export function PayAccount({ payment }: { payment: NonNullable<TransferWire['payment']> }) {
  const { account, reference, receivedMinor, remainingMinor, payments } = payment
  return (
    <Card title={words('pay.or')}>
      <Lead>{words('pay.orHint')}</Lead>
      <PartReceived receivedMinor={receivedMinor} remainingMinor={remainingMinor} />
      <AccountLines remainingMinor={remainingMinor} reference={reference} account={account}>
        {payments.map(({ amount, at }) => (
          <div key={at}>
            <dt>{words('pay.each', { when: format.dateTime(at) })}</dt>
            <dd>{format.amount(amount)}</dd>
          </div>
        ))}
        {payments.length > 1 ? (
          <div>
            <dt>{words('pay.received')}</dt>
            <dd>{format.clp(receivedMinor)}</dd>
          </div>
        ) : null}
      </AccountLines>
    </Card>
  )
}
