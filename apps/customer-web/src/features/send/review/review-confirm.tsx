import { styled } from '@mui/material/styles'
import type { PriceWire, QuoteWire } from '@puente/contract/customer'
import { Amount, Button, DefinitionList, Link, LiveRegion, LockIcon, Notice, v } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { limitText } from '../../limits/limit-text.ts'
import type { directPayment } from '../payment/bank-advice.ts'
import { words as bankWords } from '../payment/bank-words.ts'
import { StepActions } from '../step-page.tsx'
import type { FirmPrice } from './use-firm-price.ts'
import { words } from '../words.ts'

const Clock = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& svg': { color: v.primary },
})

const Small = styled('p')({ margin: 0, color: v.inkMuted })

const End = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })

interface ReviewConfirmProps {
  firm: FirmPrice
  quote: QuoteWire
  /** Whether the payment starts with the order, and whether to say that banks limit it. */
  direct: ReturnType<typeof directPayment>
  /** What was pressed and is under way. */
  busy: 'pay' | 'later' | undefined
  /** Confirms the order without the payment. */
  onLater: () => void
}

/** The payment deadline of the order and the allowance. */
function Terms({ quote: { funding, allowance } }: Pick<ReviewConfirmProps, 'quote'>) {
  return (
    <>
      {funding === undefined ? null : (
        <Small>
          {funding.unpaid === undefined
            ? words('review.payWithin', { hours: funding.hours })
            : words('review.payWithinShort', { hours: funding.hours, unpaid: funding.unpaid })}
        </Small>
      )}
      {allowance === undefined ? null : (
        <Small>
          {limitText(allowance)} <Link href={paths.limits()}>{words('amount.limits')}</Link>
        </Small>
      )}
    </>
  )
}

/**
 * The button to confirm the order and pay it, and the one to confirm it only; for a price that expired or changed, the new price must be accepted first.
 */
export function ReviewConfirm({ firm, quote, direct, busy, onLater }: ReviewConfirmProps) {
  const { price } = quote
  const { expired, replaced, renewing, secondsLeft, renew, accept } = firm
  if (expired || renewing) {
    return (
      <div role="alert">
        <Notice
          tone="warn"
          title={words('review.expired')}
          actions={
            <Button kind="primary" busy={renewing} onPress={renew}>
              {words('review.renew')}
            </Button>
          }
        >
          {words('review.expiredText')}
        </Notice>
      </div>
    )
  }
  if (replaced !== undefined) return <PriceChange before={replaced} now={price} onAccept={accept} />
  const amount = format.amount(price.send)
  const minutes = Math.floor(secondsLeft / 60)
  return (
    <>
      <End>
        <Small>{words(direct.pays ? 'review.payNote' : 'review.confirmNote')}</Small>
        <Terms quote={quote} />
        {direct.warns ? <Small>{bankWords('cap')}</Small> : null}
        {direct.pays ? (
          <div>
            <Button kind="text" busy={busy === 'later' && direct.pays} onPress={onLater}>
              {words('review.payLater', { amount })}
            </Button>
          </div>
        ) : null}
      </End>
      <StepActions>
        <Clock role="timer">
          <LockIcon aria-hidden />
          {words('review.holds', {
            minutes: String(minutes),
            seconds: String(secondsLeft % 60).padStart(2, '0'),
          })}
        </Clock>
        <LiveRegion message={secondsLeft <= 60 ? words('review.lastMinute') : ''} />
        <Button type="submit" kind="main" fullWidth busy={busy === (direct.pays ? 'pay' : 'later')}>
          {words(direct.pays ? 'review.pay' : 'review.confirm', { amount })}
        </Button>
      </StepActions>
    </>
  )
}

interface PriceChangeProps {
  before: PriceWire
  now: PriceWire
  onAccept: () => void
}

/** The old and the new amount of the side that changes, with a button to accept. */
function PriceChange({ before, now, onAccept }: PriceChangeProps) {
  const moving = now.fixedSide === 'send' ? 'receive' : 'send'
  const isSame = before[moving].amount === now[moving].amount
  const line = (price: PriceWire) => (
    <>
      {words(`review.${moving}`)}{' '}
      <Amount strong value={format.amount(price[moving])} currency={price[moving].currency} />
    </>
  )
  return (
    <div role="alert">
      <Notice
        title={words(isSame ? 'review.same' : 'review.changed')}
        actions={
          <Button kind="main" onPress={onAccept}>
            {words('review.accept')}
          </Button>
        }
      >
        <p>{words(isSame ? 'review.sameText' : 'review.changedText')}</p>
        <DefinitionList
          items={[
            { term: words('review.before'), value: line(before) },
            { term: words('review.now'), value: line(now) },
          ]}
        />
      </Notice>
    </div>
  )
}
