import { styled } from '@mui/material/styles'
import type { PriceWire } from '@puente/contract/customer'
import { Button, RefreshRing, rem, v } from '@puente/ui'
import { memo } from 'react'
import { MarketLines } from './price-breakdown.tsx'
import { refreshEveryMs } from './price-queries.ts'
import type { Calculation } from '../use-calculation.ts'
import { words } from '../words.ts'

// Reserves four lines, less the height of a fault at the amount, so that nothing below moves.
const Place = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 77,
  paddingLeft: 34,
  marginTop: -8,
  color: v.inkMuted,
  fontSize: rem(12),
  lineHeight: 1.6,
  '& p': { flex: 1, margin: 0 },
  '&[data-shared]': { minHeight: 52 },
  '&[data-fault] p': { color: v.warn, fontSize: rem(13), lineHeight: 1.45 },
  '& button': { margin: '-4px -8px 0 0' },
})

/** The mid-market rate, or the reason why there is no price to compare with it. */
export function MarketPlace({ calculation }: { calculation: Calculation }) {
  const { amount, fault, price, readAt, retry } = calculation
  if (price !== undefined) return <Market price={price} readAt={readAt} />
  if (fault?.at === 'amount') return <Place data-shared />
  if (fault !== undefined)
    return (
      <Place data-fault role="alert">
        <p>{fault.text}</p>
        <Button kind="text" size="small" onPress={retry}>
          {words('calculator.retry')}
        </Button>
      </Place>
    )
  return (
    <Place>
      <p>{words(amount === '' ? 'calculator.empty' : 'calculator.loading')}</p>
    </Place>
  )
}

/** Memoized: it is rendered again only when the price changes. */
const Market = memo(({ price, readAt }: { price: PriceWire; readAt: number }) => (
  <Place>
    <p>
      <MarketLines price={price} />
    </p>
    <RefreshRing key={readAt} durationMs={refreshEveryMs} label={words('calculator.refresh')} />
  </Place>
))
