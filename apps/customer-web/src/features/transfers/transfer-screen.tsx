import { styled } from '@mui/material/styles'
import type { PublicState } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import { Amount, BackLink, ButtonLink, Card, Column, LiveRegion, PageHeading, v } from '@puente/ui'
import { format } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { BankAwaited } from './bank-awaited.tsx'
import { CancelTransfer } from './cancel-transfer.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { transferQuery } from './transfer-queries.ts'
import { TransferTimeline } from './transfer-timeline.tsx'
import { explanationOf, headlineOf } from './transfer-words.ts'
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

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

const cancellable = new Set<PublicState>(['waiting-for-payment'])
const turnedBack = new Set<PublicState>(['refunding', 'refunded', 'expired', 'cancelled', 'stopped'])
const over = new Set<PublicState>(['delivered', 'refunded', 'expired', 'cancelled', 'stopped'])

/** One transfer: where the money is, in one sentence, and its whole way from the order to the account. */
export function TransferScreen() {
  const { id = '' } = useParams({ strict: false })
  const { data: transfer } = useSuspenseQuery(transferQuery(id))
  const { recipient, state } = transfer
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.transfers()}>{words('page.back')}</BackLink>}
        title={headlineOf(transfer)}
        documentTitle={words('page.documentTitle', { name: recipient.name })}
        lead={explanationOf(transfer)}
      />
      <TransferAmounts transfer={transfer} />
      <PaymentBlock transfer={transfer} />
      <Card title={words('page.timeline')}>
        <TransferTimeline steps={transfer.timeline} />
      </Card>
      <TransferDetails transfer={transfer} />
      <Actions>
        {over.has(state) ? (
          <ButtonLink href={paths.send({ recipient: recipient.id })}>
            {words('page.repeat', { name: recipient.name })}
          </ButtonLink>
        ) : null}
        {cancellable.has(state) ? <CancelTransfer transfer={transfer} /> : null}
      </Actions>
      <LiveRegion message={words('page.updated', { state: words(`state.${state}`) })} />
    </Column>
  )
}

/** Both amounts, the one that matters now larger: what arrives, or what was sent when nothing will arrive. */
function TransferAmounts({ transfer: { price, state } }: { transfer: TransferWire }) {
  const { send, receive } = price
  const arrives = !turnedBack.has(state)
  const sides = [
    { key: 'receive', money: receive, term: words(arrives ? 'page.receives' : 'page.wouldReceive') },
    { key: 'send', money: send, term: words('page.sent') },
  ]
  return (
    <Amounts>
      {(arrives ? sides : sides.toReversed()).map(({ key, money, term }, place) => (
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

/** While money is missing: how much, until when, and the way to pay it. */
function PaymentBlock({ transfer: { id, payment, state } }: { transfer: TransferWire }) {
  if (payment === undefined || state !== 'waiting-for-payment') return null
  return (
    <>
      <BankAwaited transferId={id} />
      <Card tone="soft">
        <Actions>
          <ButtonLink kind="main" href={paths.sendPay(id)}>
            {words('page.pay', { amount: format.clp(payment.remainingMinor) })}
          </ButtonLink>
          <span>{words('page.payUntil', { when: format.dateTime(payment.deadlineAt) })}</span>
        </Actions>
      </Card>
    </>
  )
}
