import { styled } from '@mui/material/styles'
import type { TransferWire } from '@puente/contract/customer'
import { Amount, BackLink, ButtonLink, Card, Column, LiveRegion, PageHeading, v } from '@puente/ui'
import { format } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { paths } from '../../paths.ts'
import { useMay, useSession } from '../access/session.ts'
import { BankAwaited } from './bank-awaited.tsx'
import { useChanges } from '../../parts/changes/use-changes.ts'
import { MoneyBridge } from '../quotes/bridge/money-bridge.tsx'
import { StandingNotice } from '../restrictions/standing-notice.tsx'
import { TransferNotices } from './outcomes/notices.tsx'
import { ReceivedPayments } from './received-payments.tsx'
import { RateTransfer } from './services/rate-transfer.tsx'
import { TrackingLink } from './services/tracking-link.tsx'
import { TransferActions } from './transfer-actions.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { Celebration } from './celebration.tsx'
import { pollWhileLive, transferChanges, transferQuery } from './transfer-queries.ts'
import { TransferTimeline } from './transfer-timeline.tsx'
import { amountsOf, deliveredAtOf, explanationOf, headlineOf, isUnpaid, wordOf } from './transfer-words.ts'
import { words } from './words.ts'

const Amounts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '16px 48px',
  margin: 0,
  '& dt': { color: v.inkMuted },
  '& dd': { margin: 0 },
})

const Way = styled('div')({ marginBottom: 24 })

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

/** One transfer: its state in one sentence, its timeline, all actions, and `help`, its thread with support. */
export function TransferScreen({ help: Help }: { help: ComponentType<{ transferId: string }> }) {
  const { id = '' } = useParams({ strict: false })
  const isLive = useChanges(transferChanges(id), transferQuery(id).queryKey)
  const { data: transfer } = useSuspenseQuery({ ...transferQuery(id), ...(isLive ? pollWhileLive : {}) })
  const { recipient } = transfer
  const mayOperate = useMay('operate')
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.transfers()}>{words('page.back')}</BackLink>}
        title={headlineOf(transfer)}
        documentTitle={words('page.documentTitle', { name: recipient.name })}
        lead={explanationOf(transfer)}
      />
      <Celebration name={id} deliveredAt={deliveredAtOf(transfer)} sentence={words('celebration')} />
      <TransferNotices transfer={transfer} />
      <TransferAmounts transfer={transfer} />
      <PaymentBlock transfer={transfer} />
      <Card title={words('page.timeline')}>
        <Way>
          <MoneyBridge
            country={recipient.country}
            state={transfer.state}
            isPaid={!isUnpaid(transfer.situation)}
            stateText={wordOf(transfer.situation)}
          />
        </Way>
        <TransferTimeline transfer={transfer} />
      </Card>
      <TransferActions transfer={transfer} />
      <RateTransfer transfer={transfer} />
      <TransferDetails transfer={transfer} />
      {mayOperate ? <TrackingLink transfer={transfer} /> : null}
      <Help transferId={id} />
      <LiveRegion message={words('page.updated', { state: wordOf(transfer.situation) })} />
    </Column>
  )
}

/** Both amounts; the amount that matters in the current situation is larger. */
function TransferAmounts({ transfer }: { transfer: TransferWire }) {
  return (
    <Amounts>
      {amountsOf(transfer).map(({ key, money, term }, place) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>
            <Amount
              size={place === 0 ? 'display' : 'large'}
              value={format.amount(money)}
              currency={money.currency}
            />
          </dd>
        </div>
      ))}
    </Amounts>
  )
}

/**
 * Shown while a payment funds the order: the amount due, the deadline and the payment button; while a restriction stops the
 * customer's orders, why it should not be paid.
 */
export function PaymentBlock({ transfer: { id, payment } }: { transfer: TransferWire }) {
  const mayPay = useMay('operate')
  const actingAs = useSession()?.actingAs
  if (payment?.open !== true) return null
  if (actingAs?.restriction !== undefined)
    return (
      <>
        <StandingNotice actingAs={actingAs} />
        <ReceivedPayments payment={payment} />
      </>
    )
  return (
    <>
      <BankAwaited transferId={id} receivedMinor={payment.receivedMinor} />
      <Card tone="soft">
        <Actions>
          {mayPay ? (
            <ButtonLink kind="main" href={paths.sendPay(id)}>
              {words('page.pay', { amount: format.clp(payment.remainingMinor) })}
            </ButtonLink>
          ) : (
            <strong>{words('page.unpaid', { amount: format.clp(payment.remainingMinor) })}</strong>
          )}
          <span>{words('page.payUntil', { when: format.dateTime(payment.deadlineAt) })}</span>
        </Actions>
        <ReceivedPayments payment={payment} />
      </Card>
    </>
  )
}
