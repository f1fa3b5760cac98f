import { styled } from '@mui/material/styles'
import type { PayerBankWire, TransferWire } from '@puente/contract/customer'
import { Card, Initials, Link, Notice, Select, SkeletonLines } from '@puente/ui'
import { businessNowMs, format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayText } from '../../../parts/times/day-text.ts'
import { keepBank, keptBank } from '../../session-storage/payer-bank.ts'
import { adviceFor, bankFirst } from './bank-advice.ts'
import { words } from './bank-words.ts'
import { payerBanksQuery } from './payer-banks-query.ts'

const Chosen = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  alignItems: 'end',
  '&[data-none]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > [data-shape]': { marginBottom: 4 },
})
const Advice = styled('div')({ marginTop: 16, '& p': { margin: '4px 0 0' } })

interface PayerBankProps {
  payment: NonNullable<TransferWire['payment']>
}

/** The customer's own bank, the last one first, and what it allows in a first transfer to a new recipient. */
export function PayerBank({ payment }: PayerBankProps) {
  const [name, setName] = useState(() => keptBank() ?? '')
  const { data, isPending } = useQuery(payerBanksQuery)
  const choose = (chosen: string) => {
    setName(chosen)
    keepBank(chosen)
  }
  // Without the list the page stays usable: it has the general advice.
  const banks = bankFirst(data?.items ?? [], name)
  const bank = banks.find((one) => one.name === name)
  if (isPending) return <SkeletonLines lines={3} />
  return (
    <Card title={words('bankTitle')}>
      {banks.length === 0 ? null : (
        <Chosen data-none={bank === undefined || undefined}>
          {bank === undefined ? null : <Initials name={bank.name} shape="square" />}
          <Select
            name="payer-bank"
            label={words('bankChoose')}
            placeholder={words('bankNone')}
            value={bank?.name ?? ''}
            onChange={(event) => choose(event.target.value)}
            options={banks.map((one) => ({ value: one.name, label: one.name }))}
          />
        </Chosen>
      )}
      <Advice role="status">
        <BankAdvice bank={bank} payment={payment} />
      </Advice>
    </Card>
  )
}

function BankAdvice({ bank, payment }: PayerBankProps & { bank: PayerBankWire | undefined }) {
  const first = bank?.firstTransfers
  if (bank === undefined || first === undefined)
    return <Notice title={words('capTitle')}>{words('cap')}</Notice>
  const advice = adviceFor(first, payment, businessNowMs())
  const facts = { bank: bank.name, most: format.amount(first.most), hours: first.hours }
  return (
    <Notice title={words('limitTitle', facts)} tone={advice === 'too-late' ? 'warn' : 'info'}>
      <p>{words('limit', facts)}</p>
      <p>{words(`advice.${advice}`, { ...facts, remaining: format.clp(payment.remainingMinor) })}</p>
      <p>
        <Link href={first.source}>{words('limitSource', { date: dayText(first.asOf) })}</Link>
      </p>
    </Notice>
  )
}
