import { styled } from '@mui/material/styles'
import { rem, v } from '../theme/vars.ts'

const Figure = styled('span')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.35em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&[data-strong]': { fontWeight: 600 },
  '&[data-size="large"]': { fontSize: rem(24), fontWeight: 600, letterSpacing: '-0.01em' },
  '&[data-size="display"]': {
    fontSize: `clamp(${rem(32)}, 9vw, ${rem(44)})`,
    fontWeight: 600,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  '& > small': { color: v.inkMuted, fontSize: '0.85em', fontWeight: 500, letterSpacing: 0 },
  '&[data-size="large"] > small': { fontSize: '0.6em' },
  '&[data-size="display"] > small': { fontSize: '0.45em' },
})

interface AmountProps {
  /** Already formatted: "1.234.567". */
  value: string
  /** The currency code; omit it only when there is no other currency nearby. */
  currency?: string | undefined
  size?: 'body' | 'large' | 'display'
  strong?: boolean
}

/** An amount of money in tabular figures on one line, with its currency. */
export function Amount({ value, currency, size = 'body', strong = false }: AmountProps) {
  return (
    <Figure data-figures data-size={size} data-strong={strong || undefined}>
      <span>{value}</span>
      {currency === undefined ? null : <small>{currency}</small>}
    </Figure>
  )
}
