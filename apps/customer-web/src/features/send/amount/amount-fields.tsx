import { styled } from '@mui/material/styles'
import { Card, from } from '@puente/ui'
import { AmountRow } from '../../quotes/amount-row.tsx'
import { MarketPlace } from '../../quotes/price/market-rate-slot.tsx'
import { AnnouncedPrice } from '../../quotes/price/spoken-price.tsx'
import type { Calculation } from '../../quotes/use-calculation.ts'
import { words } from '../../quotes/words.ts'
import { CountryField } from './country-field.tsx'

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

// The place of the market rate is shorter by the height of a fault at the amount above it, so that nothing below moves.
const Amounts = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [from.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > [data-slot="market"]': { gridColumn: '1 / -1', gridRow: 2 },
  },
})

/** The destination and the two amounts, one of which is fixed. The summary shows the calculation. */
export function AmountFields({ calculation }: { calculation: Calculation }) {
  return (
    <Card>
      <Parts role="group" aria-label={words('calculator.label')}>
        <CountryField calculation={calculation} />
        <Amounts>
          <AmountRow calculation={calculation} side="send" currency="CLP" />
          <div data-slot="market">
            <MarketPlace calculation={calculation} />
          </div>
          <AmountRow
            calculation={calculation}
            side="receive"
            currency={calculation.corridor?.currency ?? 'USD'}
          />
        </Amounts>
      </Parts>
      <AnnouncedPrice calculation={calculation} />
    </Card>
  )
}
