import { styled } from '@mui/material/styles'
import type { PriceSide } from '@puente/contract'
import { AmountInput, HiddenText, LockIcon, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import { memo } from 'react'
import { useIsPrerendered } from '../../parts/pages/still-page.ts'
import type { Calculation } from './use-calculation.ts'
import { words } from './words.ts'

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

interface AmountRowProps {
  calculation: Calculation
  side: PriceSide
  currency: string
}

/** One of the two amounts: the typed one if it is fixed, otherwise the one that results from the price. */
export function AmountRow({ calculation, side, currency }: AmountRowProps) {
  const { amount, fault, price, setAmount } = calculation
  const isFixed = side === calculation.side
  return (
    <Amount
      side={side}
      currency={currency}
      isFixed={isFixed}
      value={isFixed ? amount : (price?.[side].amount ?? '')}
      fault={isFixed && fault?.at === 'amount' ? fault.text : undefined}
      setAmount={setAmount}
    />
  )
}

interface AmountProps extends Pick<Calculation, 'setAmount'> {
  side: PriceSide
  currency: string
  isFixed: boolean
  value: string
  fault: string | undefined
}

/** Memoized: an amount is not rendered again when the other one is typed. */
const Amount = memo(({ side, currency, isFixed, value, fault, setAmount }: AmountProps) => {
  const isStill = useIsPrerendered()
  return (
    <AmountInput
      name={side}
      label={words(`calculator.${side}`)}
      currency={currency}
      decimals={format.decimals(currency)}
      size="big"
      value={value}
      onChange={(minor) => setAmount(side, minor)}
      fault={fault}
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
})
