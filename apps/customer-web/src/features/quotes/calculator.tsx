import { styled } from '@mui/material/styles'
import type { PriceSide } from '@puente/contract'
import { AmountInput, Card, HiddenText, LiveRegion, LockIcon, RefreshRing, rem, Select, v } from '@puente/ui'
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

const ArrivalPlace = styled('div')({ minHeight: 44 })

interface CalculatorProps {
  calculation: Calculation
  /** The one main action, under the price. */
  children: ReactNode
}

/** The product's face: two amounts of which one is fixed, and between them everything that happens to the money. */
export function Calculator({ calculation, children }: CalculatorProps) {
  const { corridor, side, amount, price, settled, fault, setAmount, setCorridor } = calculation
  const corridors = useQuery(corridorsQuery).data?.items ?? []
  const currency = corridor?.currency ?? 'USD'
  const spoken = useSpokenPrice(settled ? price : undefined, `${corridor?.id} ${side} ${amount}`)
  const valueOf = (of: PriceSide) => (of === side ? amount : (price?.[of].amount ?? ''))

  const row = (of: PriceSide, code: string) => (
    <AmountInput
      name={of}
      label={words(`calculator.${of}`)}
      currency={code}
      decimals={format.decimals(code)}
      size="big"
      value={valueOf(of)}
      onChange={(minor) => setAmount(of, minor)}
      fault={of === side ? fault : undefined}
      end={
        <Currency>
          {of === side ? (
            <>
              <LockIcon aria-hidden />
              <HiddenText>{words('calculator.fixed')}</HiddenText>
            </>
          ) : null}
          {code}
        </Currency>
      }
    />
  )

  return (
    <Card tone="raised">
      <Parts role="group" aria-label={words('calculator.label')}>
        <Select
          name="corridor"
          label={words('calculator.country')}
          value={corridor?.id ?? ''}
          onChange={(event) => setCorridor(event.target.value)}
          options={corridors.map(({ id, country, currency: code }) => ({
            value: id,
            label: words('calculator.countryOption', { country: countryName(country), currency: code }),
          }))}
        />
        {row('send', 'CLP')}
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
        {row('receive', currency)}
        <TotalCost price={price} />
        <ArrivalPlace>
          {price === undefined ? null : (
            <Arrival estimatedAt={price.arrival.estimatedAt} reasons={price.arrival.reasons} />
          )}
        </ArrivalPlace>
        {children}
      </Parts>
      <LiveRegion
        message={
          spoken === undefined
            ? ''
            : words('calculator.announce', {
                send: format.amount(spoken.send),
                receive: format.money(spoken.receive),
                cost: format.amount(spoken.totalCost.amount),
              })
        }
      />
    </Card>
  )
}
