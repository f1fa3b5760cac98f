import { styled } from '@mui/material/styles'
import type { PriceSide } from '@puente/contract'
import {
  AmountInput,
  below,
  Card,
  HiddenText,
  LiveRegion,
  LockIcon,
  RefreshRing,
  rem,
  Select,
  v,
} from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Arrival } from './arrival.tsx'
import { countryName } from './places.ts'
import { MarketLines, PriceBreakdown, TotalCost } from './price-breakdown.tsx'
import { corridorsQuery, refreshEveryMs } from './price-queries.ts'
import type { Calculation } from './use-calculation.ts'
import { useSpokenPrice } from './use-spoken-price.ts'
import { words } from './words.ts'

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

const Currency = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 6px 0 8px',
  color: v.inkMuted,
  fontSize: rem(15),
  fontWeight: 600,
  '& svg': { fontSize: rem(16), color: v.primary },
})

const Market = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 58,
  paddingLeft: 34,
  marginTop: -8,
  color: v.inkMuted,
  fontSize: rem(12),
  lineHeight: 1.6,
  '& p': { flex: 1, margin: 0 },
})

// The place of two lines, three on phones, is kept before the price is there.
const ArrivalPlace = styled('div')({ minHeight: 44, [below.sm]: { minHeight: 72 } })

interface CalculatorProps {
  calculation: Calculation
  /** The one main action, under the price. */
  children: ReactNode
}

/** The product's face: two amounts of which one is fixed, and between them everything that happens to the money. */
export function Calculator({ calculation, children }: CalculatorProps) {
  const { corridor, price } = calculation
  const currency = corridor?.currency ?? 'USD'
  return (
    <Card tone="raised">
      <Parts role="group" aria-label={words('calculator.label')}>
        <Destination calculation={calculation} />
        <AmountRow calculation={calculation} side="send" currency="CLP" />
        <PriceBreakdown price={price} currency={currency} />
        <Market>
          <p>{price === undefined ? null : <MarketLines price={price} />}</p>
          {price === undefined ? null : (
            <RefreshRing
              key={calculation.readAt}
              durationMs={refreshEveryMs}
              label={words('calculator.refresh')}
            />
          )}
        </Market>
        <AmountRow calculation={calculation} side="receive" currency={currency} />
        <TotalCost price={price} />
        <ArrivalPlace>
          {price === undefined ? null : (
            <Arrival estimatedAt={price.arrival.estimatedAt} reasons={price.arrival.reasons} />
          )}
        </ArrivalPlace>
        {children}
      </Parts>
      <SpokenPrice calculation={calculation} />
    </Card>
  )
}

function Destination({ calculation: { corridor, setCorridor } }: { calculation: Calculation }) {
  const corridors = useQuery(corridorsQuery).data?.items ?? []
  return (
    <Select
      name="corridor"
      label={words('calculator.country')}
      value={corridor?.id ?? ''}
      onChange={(event) => setCorridor(event.target.value)}
      options={corridors.map(({ id, country, currency }) => ({
        value: id,
        label: words('calculator.countryOption', { country: countryName(country), currency }),
      }))}
    />
  )
}

interface AmountRowProps {
  calculation: Calculation
  side: PriceSide
  currency: string
}

/** One of the two amounts: what was typed when it is the fixed one, else what the price makes of the other. */
function AmountRow({ calculation, side, currency }: AmountRowProps) {
  const { amount, fault, price, setAmount } = calculation
  const isFixed = side === calculation.side
  return (
    <AmountInput
      name={side}
      label={words(`calculator.${side}`)}
      currency={currency}
      decimals={format.decimals(currency)}
      size="big"
      value={isFixed ? amount : (price?.[side].amount ?? '')}
      onChange={(minor) => setAmount(side, minor)}
      fault={isFixed ? fault : undefined}
      end={
        <Currency>
          {isFixed ? (
            <>
              <LockIcon aria-hidden />
              <HiddenText>{words('calculator.fixed')}</HiddenText>
            </>
          ) : null}
          {currency}
        </Currency>
      }
    />
  )
}

/** Says the price to whoever listens instead of looking. */
function SpokenPrice({ calculation }: { calculation: Calculation }) {
  const { amount, corridor, price, settled, side } = calculation
  const spoken = useSpokenPrice(settled ? price : undefined, `${corridor?.id} ${side} ${amount}`)
  const message =
    spoken === undefined
      ? ''
      : words('calculator.announce', {
          send: format.amount(spoken.send),
          receive: format.money(spoken.receive),
          cost: format.amount(spoken.totalCost.amount),
        })
  return <LiveRegion message={message} />
}
