import { styled } from '@mui/material/styles'
import { below, Card } from '@puente/ui'
import { memo, type ReactNode } from 'react'
import { orNothing } from '../../parts/or-nothing.tsx'
import { AmountRow } from './amount-row.tsx'
import { Arrival } from './arrival/arrival.tsx'
import { MarketPlace } from './price/market-rate-slot.tsx'
import { DestinationSelect } from './countries/destination-select.tsx'
import { PriceBreakdown, TotalCost } from './price/price-breakdown.tsx'
import type { Calculation } from './use-calculation.ts'
import { words } from './words.ts'

// Loaded after the first price, to keep it out of the entry chunk.
const AnnouncedPrice = orNothing(async () => (await import('./price/spoken-price.tsx')).AnnouncedPrice)

const MoneyBridge = orNothing(async () => (await import('./bridge/money-bridge.tsx')).MoneyBridge)

// Memoized: the lines are rendered again only when their price changes.
const PriceLines = memo(PriceBreakdown)

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

// Figures of an earlier amount are dimmed while the next ones load.
const Figures = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  transition: 'opacity 120ms',
  '&[data-waiting]': { opacity: 0.45 },
})

const BridgePlace = styled('div')({ minHeight: 28 })

// Reserves two lines, three on phones, until the price is loaded.
const ArrivalPlace = styled('div')({ minHeight: 44, [below.sm]: { minHeight: 72 } })

interface CalculatorProps {
  calculation: Calculation
  /** The main action, below the price. */
  children: ReactNode
}

/** The price calculator: two amounts, one of which is fixed, and the price breakdown between them. */
export function Calculator({ calculation, children }: CalculatorProps) {
  const { corridor, price, settled } = calculation
  const currency = corridor?.currency ?? 'USD'
  const waiting = (price !== undefined && !settled) || undefined
  return (
    <Card tone="raised">
      <Parts role="group" aria-label={words('calculator.label')}>
        <BridgePlace>
          {corridor === undefined ? null : <MoneyBridge country={corridor.country} size="small" />}
        </BridgePlace>
        <DestinationSelect calculation={calculation} />
        <AmountRow calculation={calculation} side="send" currency="CLP" />
        <Figures data-waiting={waiting}>
          <PriceLines price={price} currency={currency} />
          <MarketPlace calculation={calculation} />
        </Figures>
        <AmountRow calculation={calculation} side="receive" currency={currency} />
        <Figures data-waiting={waiting}>
          <TotalCost price={price} />
          <ArrivalPlace>
            {price === undefined ? null : (
              <Arrival estimatedAt={price.arrival.estimatedAt} reasons={price.arrival.reasons} />
            )}
          </ArrivalPlace>
        </Figures>
        {children}
      </Parts>
      {price === undefined ? null : <AnnouncedPrice calculation={calculation} />}
    </Card>
  )
}
