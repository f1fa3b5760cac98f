import { styled } from '@mui/material/styles'
import type { PriceSide } from '@puente/contract'
import { AmountInput, below, Card, HiddenText, LockIcon, rem, Select, v } from '@puente/ui'
import { format } from '@puente/web'
import { Suspense, type ReactNode } from 'react'
import { orNothing } from '../../parts/or-nothing.ts'
import { useIsPrerendered } from '../../parts/still-page.ts'
import { Arrival } from './arrival.tsx'
import { MarketPlace } from './market-rate-slot.tsx'
import { byCountryName, countryName } from './country-names.ts'
import { PriceBreakdown, TotalCost } from './price-breakdown.tsx'
import type { Calculation } from './use-calculation.ts'
import { words } from './words.ts'

// Loaded after the first price, to keep it out of the entry chunk.
const AnnouncedPrice = orNothing(async () => (await import('./spoken-price.tsx')).AnnouncedPrice)

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

// Figures of an earlier amount are dimmed while the next ones load.
const Figures = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  transition: 'opacity 120ms',
  '&[data-waiting]': { opacity: 0.45 },
})

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
        <Destination calculation={calculation} />
        <AmountRow calculation={calculation} side="send" currency="CLP" />
        <Figures data-waiting={waiting}>
          <PriceBreakdown price={price} currency={currency} />
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
      <Suspense fallback={null}>
        {price === undefined ? null : <AnnouncedPrice calculation={calculation} />}
      </Suspense>
    </Card>
  )
}

function Destination({ calculation }: { calculation: Calculation }) {
  const { destinations, country, corridor, fault, setCorridor } = calculation
  // A country page has a fixed country; only a choice between its corridors remains.
  if (country !== undefined && destinations.length < 2) return null
  const none = words(fault?.at === 'price' ? 'calculator.countryFailed' : 'calculator.countryLoading')
  return (
    <Select
      name="corridor"
      label={words('calculator.country')}
      value={corridor?.id ?? ''}
      onChange={(event) => setCorridor(event.target.value)}
      placeholder={destinations.length === 0 ? none : undefined}
      options={byCountryName(destinations).map((one) => ({
        value: one.id,
        label: words('calculator.countryOption', {
          country: countryName(one.country),
          currency: one.currency,
        }),
      }))}
    />
  )
}

interface AmountRowProps {
  calculation: Calculation
  side: PriceSide
  currency: string
}

/** One of the two amounts: the typed one if it is fixed, otherwise the one that results from the price. */
function AmountRow({ calculation, side, currency }: AmountRowProps) {
  const { amount, fault, price, setAmount } = calculation
  const isFixed = side === calculation.side
  const isStill = useIsPrerendered()
  return (
    <AmountInput
      name={side}
      label={words(`calculator.${side}`)}
      currency={currency}
      decimals={format.decimals(currency)}
      size="big"
      value={isFixed ? amount : (price?.[side].amount ?? '')}
      onChange={(minor) => setAmount(side, minor)}
      fault={isFixed && fault?.at === 'amount' ? fault.text : undefined}
      readOnly={isStill && !isFixed}
      end={
        <Currency>
          {isFixed ? (
            <>
              <LockIcon titleAccess={words('calculator.fixedHint')} aria-hidden />
              <HiddenText>{words('calculator.fixed')}</HiddenText>
            </>
          ) : null}
          {currency}
        </Currency>
      }
    />
  )
}
