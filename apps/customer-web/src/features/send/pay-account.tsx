import { styled } from '@mui/material/styles'
import type { TransferWire } from '@puente/contract/customer'
import { Card, CopyButton, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

const Lines = styled('dl')({
  margin: '8px 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: 12,
    minHeight: 60,
    padding: '8px 0',
    borderBottom: `1px solid ${v.line}`,
  },
  '& > div:last-of-type': { borderBottom: 0, paddingBottom: 0 },
  '& dt': { gridColumn: 1, color: v.inkMuted, fontSize: rem(13) },
  '& dd': { gridColumn: 1, margin: 0, fontSize: rem(15), fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd[data-part="copy"]': { gridColumn: 2, gridRow: '1 / span 2' },
})

const Lead = styled('p')({ margin: 0, color: v.inkMuted })

/** The plain way: what to write in a bank transfer, each line ready to be copied, and what has arrived so far. */
export function PayAccount({ payment }: { payment: NonNullable<TransferWire['payment']> }) {
  const { account, reference, receivedMinor, remainingMinor, payments } = payment
  return (
    <Card title={words('pay.or')}>
      <Lead>{words('pay.orHint')}</Lead>
      <Lines>
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
        <Line term="remaining" value={format.clp(remainingMinor)} copied={remainingMinor} />
        <Line term="reference" value={reference} />
        {(['bank', 'type', 'number', 'holder', 'rut', 'email'] as const).map((term) => (
          <Line key={term} term={term} value={account[term]} />
        ))}
      </Lines>
    </Card>
  )
}

interface LineProps {
  term: 'remaining' | 'reference' | keyof NonNullable<TransferWire['payment']>['account']
  value: string
  /** What goes to the clipboard, where it is not what is shown: digits without separators. */
  copied?: string
}

function Line({ term, value, copied = value }: LineProps) {
  return (
    <div>
      <dt>{words(`pay.${term}`)}</dt>
      <dd>{value}</dd>
      <dd data-part="copy">
        <CopyButton value={copied} label={words('pay.copyThing', { thing: words(`pay.${term}`) })} />
      </dd>
    </div>
  )
}
