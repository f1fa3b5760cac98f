import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { rem, v } from '../theme/vars.ts'
import { useUiWords } from '../words.ts'
import { Field, useFieldTies, type FieldProps } from './field.tsx'
import { useAmountText } from './use-amount-text.ts'

interface AmountInputProps extends FieldProps {
  /** The ISO code shown beside the amount. */
  currency: string
  /** The currency's minor digits: 0 for CLP, 2 for USD. */
  decimals: number
  /** Minor units as a decimal string; '' while the text is empty or not an amount. */
  value: string
  onChange: (minor: string) => void
  /** big is for the calculator. */
  size?: 'normal' | 'big'
  /** Replaces the currency code, for example by a currency chooser. */
  end?: ReactNode
  disabled?: boolean
  /** The value can be read and copied but not changed. */
  readOnly?: boolean
  autoFocus?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

/** Longer texts do not fit beside the currency on a phone at the calculator's size. */
const longText = 12

const Code = styled('span')({ paddingInline: 8, color: v.inkMuted, fontSize: rem(15), fontWeight: 600 })

const Box = styled(OutlinedInput)({
  '& input': { fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 500 },
  '&&[data-size="big"]': { borderRadius: 10, paddingRight: 8 },
  '&[data-size="big"] input': {
    height: 64,
    fontSize: `${rem(32)} !important`,
    fontWeight: 600,
    letterSpacing: '-0.01em',
  },
  '&[data-long] input': { fontSize: `${rem(24)} !important` },
})

/**
 * An amount of money with thousands separators in Chilean format. Ambiguous text is never interpreted: it
 * stays as typed, with a message, and counts as no amount.
 */
export function AmountInput(props: AmountInputProps) {
  const { name, label, hint, optional, currency, decimals, size = 'normal', end } = props
  const { disabled = false, readOnly = false, autoFocus = false, onFocus } = props
  const words = useUiWords()
  const text = useAmountText(props.value, decimals, props.onChange)
  const unclear = {
    'no-decimals': words.amountNoDecimals,
    separators: words.amountSeparators,
    'too-long': words.amountTooLong,
  }
  const ties = useFieldTies({
    name,
    hint,
    fault: text.fault === undefined ? props.fault : unclear[text.fault],
  })
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <Box
        fullWidth
        data-size={size}
        data-long={text.shown.length > longText || undefined}
        error={ties.fault !== undefined}
        id={ties.id}
        name={name}
        value={text.shown}
        inputRef={text.ref}
        autoComplete="off"
        disabled={disabled}
        readOnly={readOnly}
        autoFocus={autoFocus}
        slotProps={{
          input: {
            inputMode: decimals === 0 ? 'numeric' : 'decimal',
            'aria-describedby': ties.describedBy,
          },
        }}
        endAdornment={end ?? <Code>{currency}</Code>}
        onChange={text.onChange}
        onSelect={text.onSelect}
        onBlur={() => {
          text.onBlur()
          props.onBlur?.()
        }}
        onFocus={() => {
          text.onSelect()
          onFocus?.()
        }}
      />
    </Field>
  )
}
