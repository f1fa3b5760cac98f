import { styled } from '@mui/material/styles'
import type { FundsSource, Purpose } from '@puente/contract'
import type { PriceWire } from '@puente/contract/customer'
import { Amount, Card, DefinitionList, rem, SummaryFold, v } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { LimitUse } from '../limits/limit-use.tsx'
import { Arrival } from '../quotes/arrival/arrival.tsx'
import { PriceBreakdown, TotalCost } from '../quotes/price/price-breakdown.tsx'
import { priceQuery } from '../quotes/price/price-queries.ts'
import { recipientQuery } from '../recipients/recipient-queries.ts'
import type { SendDraft } from '../session-storage/draft-store.ts'
import { words as transferWords } from '../transfers/words.ts'
import { askedOf } from './quote-draft.ts'
import { words } from './words.ts'

/** What is known about a transfer. */
export interface SummaryFacts {
  readonly price: PriceWire | undefined
  /** The price belongs to earlier values while the next one loads. */
  readonly isWaiting?: boolean
  /** The currency of the recipient before there is a price. */
  readonly currency?: string | undefined
  readonly recipient?: string | undefined
  readonly purpose?: Purpose | undefined
  readonly fundsSource?: FundsSource | undefined
  /** The order is placed: its amount is among the used ones. */
  readonly isOrdered?: boolean
}

/** The facts of a draft, with its price of now and its recipient. */
export function useDraftFacts(draft: SendDraft): SummaryFacts {
  const { recipientId, purpose, fundsSource } = draft
  const price = useQuery(priceQuery(askedOf(draft))).data
  return { price, recipient: useRecipientName(recipientId), purpose, fundsSource }
}

/** The name of a recipient, once it is loaded. */
export const useRecipientName = (id: string | undefined): string | undefined =>
  useQuery({ ...recipientQuery(id ?? ''), enabled: id !== undefined }).data?.name

const Figures = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  transition: 'opacity 120ms',
  '&[data-waiting]': { opacity: 0.45 },
})

const Amounts = styled('dl')({
  display: 'grid',
  gap: 4,
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& dt': { color: v.inkMuted },
  '& dd': { margin: '0 0 0 auto' },
})

const Rest = styled('div')({
  display: 'grid',
  gap: 8,
  marginTop: 12,
  borderTop: `1px solid ${v.line}`,
  paddingTop: 4,
  fontSize: rem(13),
})

const unknown = '–'

interface SendSummaryProps {
  facts: SummaryFacts
  /** Without the calculation, where the screen itself shows it. */
  isShort?: boolean
}

/** The transfer so far: price, recipient, purpose, and the limit used and left. */
export const SendSummary = memo((props: SendSummaryProps) => (
  <Card title={words('summary.label')}>
    <SummaryRows {...props} />
  </Card>
))

function SummaryRows({ facts, isShort = false }: SendSummaryProps) {
  const { price, isWaiting, currency, recipient, purpose, fundsSource, isOrdered } = facts
  const open = words('summary.open')
  return (
    <>
      <Figures data-waiting={isWaiting === true || undefined}>
        <Amounts>
          <div>
            <dt>{words('review.send')}</dt>
            <dd>
              <Amount
                strong
                value={price === undefined ? unknown : format.amount(price.send)}
                currency="CLP"
              />
            </dd>
          </div>
          <div>
            <dt>{words('review.receive')}</dt>
            <dd>
              <Amount
                size="large"
                value={price === undefined ? unknown : format.amount(price.receive)}
                currency={price?.receive.currency ?? currency}
              />
            </dd>
          </div>
        </Amounts>
        {isShort ? null : <Calculated price={price} currency={currency} />}
      </Figures>
      <Rest>
        <DefinitionList
          items={[
            { term: words('review.recipient'), value: recipient ?? open },
            ...(isOrdered === true
              ? []
              : [
                  {
                    term: words('review.purpose'),
                    value: purpose === undefined ? open : transferWords(`purposes.${purpose}`),
                  },
                  {
                    term: words('review.funds'),
                    value: fundsSource === undefined ? open : transferWords(`fundsSources.${fundsSource}`),
                  },
                ]),
          ]}
        />
        <LimitUse addingMinor={isOrdered === true ? '0' : price?.send.amount} />
      </Rest>
    </>
  )
}

const ArrivalPlace = styled('div')({ minHeight: 66 })

/** How the price is calculated, what it costs, and when the money arrives. */
const Calculated = ({ price, currency = 'USD' }: Pick<SummaryFacts, 'price' | 'currency'>) => (
  <>
    <PriceBreakdown price={price} currency={price?.receive.currency ?? currency} />
    <TotalCost price={price} />
    <ArrivalPlace>
      {price === undefined ? null : (
        <Arrival estimatedAt={price.arrival.estimatedAt} reasons={price.arrival.reasons} />
      )}
    </ArrivalPlace>
  </>
)

/** The summary as one line that opens. */
export const FoldedSummary = memo(({ facts, isShort = false }: SendSummaryProps) => {
  const { price, recipient } = facts
  return (
    <SummaryFold line={price === undefined ? words('summary.label') : lineOf(price, recipient)}>
      <SummaryRows facts={facts} isShort={isShort} />
    </SummaryFold>
  )
})

const lineOf = (price: PriceWire, recipient: string | undefined): string =>
  words(recipient === undefined ? 'summary.line' : 'summary.lineTo', {
    send: format.amount(price.send),
    receive: format.money(price.receive),
    name: recipient ?? '',
  })
