import { styled } from '@mui/material/styles'
import type { TransferWire } from '@puente/contract/customer'
import { CopyButton, Initials, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import type { ReactNode } from 'react'
import { words } from '../words.ts'

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
  '& dd[data-part="bank"]': { display: 'flex', alignItems: 'center', gap: 8 },
  '& dd[data-part="copy"]': { gridColumn: 2, gridRow: '1 / span 2' },
})

const All = styled('div')({ marginTop: 8 })

type Account = NonNullable<TransferWire['payment']>['account']

interface AccountLinesProps {
  /** The amount still due, in pesos. */
  remainingMinor: string
  reference: string
  account: Account
  /** Lines shown first: what has been received so far. */
  children?: ReactNode
}

const terms = ['bank', 'type', 'number', 'holder', 'rut', 'email'] as const

/** The fields of a bank transfer: copied one by one, or together as lines of text. */
export function AccountLines({ remainingMinor, reference, account, children }: AccountLinesProps) {
  const together = [
    ...terms.map((term) => `${words(`pay.${term}`)}: ${account[term]}`),
    `${words('pay.amount')}: ${remainingMinor}`,
    `${words('pay.message')}: ${reference}`,
  ].join('\n')
  return (
    <>
      <Lines>
        {children}
        <Line term="remaining" value={format.clp(remainingMinor)} copied={remainingMinor} />
        <Line term="reference" value={reference} />
        {terms.map((term) => (
          <Line key={term} term={term} value={account[term]} />
        ))}
      </Lines>
      <All>
        <CopyButton value={together} label={words('pay.copyAll')} text={words('pay.copyAll')} />
      </All>
    </>
  )
}

interface LineProps {
  term: 'remaining' | 'reference' | keyof Account
  value: string
  /** The value to copy when it differs from the text shown: digits without separators. */
  copied?: string
}

function Line({ term, value, copied = value }: LineProps) {
  return (
    <div>
      <dt>{words(`pay.${term}`)}</dt>
      <dd data-part={term === 'bank' ? 'bank' : undefined}>
        {term === 'bank' ? <Initials name={value} shape="square" size="small" /> : null}
        {value}
      </dd>
      <dd data-part="copy">
        <CopyButton value={copied} label={words('pay.copyThing', { thing: words(`pay.${term}`) })} />
      </dd>
    </div>
  )
}
