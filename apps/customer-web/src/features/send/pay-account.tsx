import { styled } from '@mui/material/styles'
import type { TransferWire } from '@puente/contract/customer'
import { Card, Meter, v } from '@puente/ui'
import { format } from '@puente/web'
import { AccountLines } from './account-lines.tsx'
import { words } from './words.ts'

const Lead = styled('p')({ margin: 0, color: v.inkMuted })
const Arrived = styled('div')({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  '& p': { margin: 0, fontWeight: 600 },
})

/** Payment by manual bank transfer: its fields, each with a copy button, and the amounts received so far. */
export function PayAccount({ payment }: { payment: NonNullable<TransferWire['payment']> }) {
  const { account, reference, receivedMinor, remainingMinor, payments } = payment
  return (
    <Card title={words('pay.or')}>
      <Lead>{words('pay.orHint')}</Lead>
      {receivedMinor === '0' ? null : <Part receivedMinor={receivedMinor} remainingMinor={remainingMinor} />}
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

interface PartProps {
  receivedMinor: string
  remainingMinor: string
}

/** How much of the amount has arrived. */
function Part({ receivedMinor, remainingMinor }: PartProps) {
  const total = BigInt(receivedMinor) + BigInt(remainingMinor)
  return (
    <Arrived>
      <p>{words('pay.part', { received: format.clp(receivedMinor), total: format.clp(String(total)) })}</p>
      <Meter share={Number(receivedMinor) / Number(total)} />
    </Arrived>
  )
}
