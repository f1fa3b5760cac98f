import type { TransferWire } from '@puente/contract/customer'
import { bridgePlaceOf } from '@puente/contract/bridge'
import {
  BackLink,
  ButtonLink,
  Column,
  HeldDrawing,
  LiveRegion,
  Notice,
  PageHeading,
  RefusedDrawing,
  SuccessDrawing,
  WaitingDrawing,
} from '@puente/ui'
import { format } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../../paths.ts'
import { useSession } from '../../access/session.ts'
import { StandingNotice } from '../../restrictions/standing-notice.tsx'
import { BankAwaited } from '../../transfers/bank-awaited.tsx'
import { ContinueOnPhone } from '../../documents/continue-on-phone.tsx'
import { CancelTransfer } from '../../transfers/cancel-transfer.tsx'
import { endPaying } from '../../session-storage/paying.ts'
import { transferQuery } from '../../transfers/transfer-queries.ts'
import { explanationOf, headlineOf } from '../../transfers/transfer-words.ts'
import { words as bankWords } from './bank-words.ts'
import { PayAccount } from './pay-account.tsx'
import { PayAtBank } from './pay-at-bank.tsx'
import { PayerBank } from './payer-bank.tsx'
import { ReportedPaid } from './said-paid.tsx'
import { StepPage } from '../step-page.tsx'
import { words } from '../words.ts'

/** How to pay an order; for an order that is paid or has ended, its state and no way to pay again. */
export function PayScreen() {
  const { id = '' } = useParams({ strict: false })
  const { data: transfer } = useSuspenseQuery(transferQuery(id))
  const payment = transfer.payment?.open === true ? transfer.payment : undefined
  return (
    <>
      {payment === undefined ? (
        <Column>
          <Result transfer={transfer} />
        </Column>
      ) : (
        <Unpaid transfer={transfer} payment={payment} />
      )}
      <LiveRegion message={payment === undefined ? headlineOf(transfer) : ''} />
    </>
  )
}

interface UnpaidProps {
  transfer: TransferWire
  payment: NonNullable<TransferWire['payment']>
}

function Unpaid({ transfer, payment }: UnpaidProps) {
  const { id, price, recipient } = transfer
  const isPartial = payment.receivedMinor !== '0'
  const amount = format.clp(payment.remainingMinor)
  const actingAs = useSession()?.actingAs
  const isStopped = actingAs?.restriction !== undefined
  return (
    <StepPage
      step="pay"
      back={<BackLink href={paths.transfer(id)}>{words('pay.see')}</BackLink>}
      title={
        isStopped ? headlineOf(transfer) : words(isPartial ? 'pay.titleRemaining' : 'pay.title', { amount })
      }
      lead={words('pay.to', { name: recipient.name, receive: format.money(price.receive) })}
      facts={{ price, recipient: recipient.name, isOrdered: true }}
    >
      {isStopped ? (
        <StandingNotice actingAs={actingAs} />
      ) : (
        <>
          <BankAwaited transferId={id} receivedMinor={payment.receivedMinor} />
          <PayAtBank transferId={id} payment={payment} />
          {isPartial ? <Notice>{words('pay.partial')}</Notice> : null}
          <PayerBank payment={payment} />
          <PayAccount payment={payment} />
          <ContinueOnPhone texts={{ open: bankWords('phone.open'), text: bankWords('phone.text') }} />
          <ReportedPaid transferId={id} payment={payment} />
        </>
      )}
      <div>
        <CancelTransfer transfer={transfer} />
      </div>
    </StepPage>
  )
}

const drawings = {
  waiting: WaitingDrawing,
  moving: SuccessDrawing,
  held: HeldDrawing,
  back: WaitingDrawing,
  problem: RefusedDrawing,
  done: SuccessDrawing,
  ended: RefusedDrawing,
}

function Result({ transfer }: { transfer: TransferWire }) {
  const { id, state } = transfer
  useEffect(() => endPaying(), [])
  const isUnderWay = state === 'converting' || state === 'sent-to-bank'
  const Drawing = drawings[bridgePlaceOf(state).mark]
  return (
    <>
      <Drawing />
      <PageHeading
        title={isUnderWay ? words('pay.paid') : headlineOf(transfer)}
        lead={isUnderWay ? words('pay.paidText') : explanationOf(transfer)}
      />
      <div>
        <ButtonLink kind="main" href={paths.transfer(id)}>
          {words('pay.see')}
        </ButtonLink>
      </div>
    </>
  )
}
