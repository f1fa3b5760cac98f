import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { NumericFormat } from 'react-number-format'
import { rem, v } from '../theme/vars.ts'
import { Field, useFieldTies, type FieldProps } from './field.tsx'
import { minorOf, typedOf } from './minor-units.ts'

interface AmountInputProps extends FieldProps {
  /** The ISO code that stands beside the amount. */
  currency: string
  /** The currency's minor digits: 0 for CLP, 2 for USD. */
  decimals: number
  /** Minor units as a decimal string; '' while nothing is typed. */
  value: string
  onChange: (minor: string) => void
  /** big is the calculator's. */
  size?: 'normal' | 'big'
  /** Instead of the code: a currency chooser, a lock. */
  end?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

/** Thirteen whole digits: more than any limit, less than the wire's eighteen with their cents. */
const longestAmount = 10n ** 13n

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
})

/** An amount of money, grouped as in Chile while it is typed: points are ours, a comma begins the decimals. */
export function AmountInput(props: AmountInputProps) {
  const {
    name,
    label,
    hint,
    fault,
    optional,
    currency,
    decimals,
    value,
    onChange,
    size = 'normal',
    end,
  } = props
  const { disabled = false, autoFocus = false, onFocus, onBlur } = props
  const ties = useFieldTies({ name, hint, fault })
  // "12,5" and "12,50" are the same amount: while the owner types, their own text stands.
  const [typed, setTyped] = useState(typedOf(value, decimals))
  const shown = minorOf(typed, decimals) === value ? typed : typedOf(value, decimals)
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <NumericFormat
        customInput={Box}
        {...{ 'data-size': size, fullWidth: true, error: ties.fault !== undefined }}
        id={ties.id}
        name={name}
        value={shown}
        valueIsNumericString
        thousandSeparator="."
        decimalSeparator=","
        decimalScale={decimals}
        allowNegative={false}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        disabled={disabled}
        autoFocus={autoFocus}
        aria-describedby={ties.describedBy}
        endAdornment={end ?? <Code>{currency}</Code>}
        isAllowed={({ value: text }) => BigInt(text.split('.')[0] || '0') < longestAmount}
        onValueChange={({ value: text }, { source }) => {
          if (source !== 'event') return
          setTyped(text)
          onChange(minorOf(text, decimals))
        }}
        {...(onFocus === undefined ? {} : { onFocus })}
        {...(onBlur === undefined ? {} : { onBlur })}
      />
    </Field>
  )
}
