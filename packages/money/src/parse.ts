import { exponentOf, minorPerUnit, type Currency } from './currencies.ts'
import { largestAmountMinor, money, type Money } from './money.ts'

/** Why a text is not an amount. The web app has a message for each code. */
export type ParseFault =
  'empty' | 'letters' | 'separators' | 'too-many-decimals' | 'negative' | 'too-large' | 'zero'

/**
 * Symbols that people write beside an amount instead of the currency's code. A single $ means pesos, never dollars.
 */
const symbols: Partial<Record<Currency, string>> = { CLP: '$', USD: 'US$', EUR: '€', GBP: '£' }

/**
 * Parses an amount as people in Chile write it: dots between thousands, a comma before decimals ('1.234.567', '$
 * 1.234', '1.234,50 USD'). Any other position of separators is a fault; nothing is guessed.
 */
export function parseMoney<C extends Currency>(
  text: string,
  currency: C,
): Money<C> | { readonly fault: ParseFault } {
  const { mark, negative, digits } = split(text, currency)
  if (!mark || /[^0-9.,'’\s]/.test(digits)) return { fault: 'letters' }
  if (digits === '') return { fault: 'empty' }
  const match = /^([0-9]+|[1-9][0-9]{0,2}(?:[.][0-9]{3})+)(?:,([0-9]+))?$/.exec(digits)
  if (match === null) return { fault: 'separators' }
  const fraction = match[2] ?? ''
  if (fraction.length > exponentOf(currency)) return { fault: 'too-many-decimals' }
  const units = (match[1] ?? '').replaceAll('.', '').replace(/^0+/, '')
  // The length is checked before the conversion: converting a million digits would block the process.
  if (units.length > 18) return { fault: negative ? 'negative' : 'too-large' }
  const minor = BigInt(units) * minorPerUnit(currency) + BigInt(fraction.padEnd(exponentOf(currency), '0'))
  if (minor === 0n) return { fault: 'zero' }
  if (negative) return { fault: 'negative' }
  return minor > largestAmountMinor ? { fault: 'too-large' } : money(minor, currency)
}

interface Typed {
  /** Whether the text before the digits is empty, the currency's code, its symbol or both. */
  readonly mark: boolean
  readonly negative: boolean
  readonly digits: string
}

function split(text: string, currency: Currency): Typed {
  const symbol = symbols[currency] ?? ''
  const start = text.search(/[0-9.,]/)
  const before = (start < 0 ? text : text.slice(0, start)).replace(/\s/g, '').toUpperCase()
  const mark = before.replace(/[-−]/, '')
  let digits = start < 0 ? '' : text.slice(start).trimEnd().toUpperCase()
  const after = [currency, symbol].find((known) => known !== '' && digits.endsWith(known))
  if (after !== undefined) digits = digits.slice(0, -after.length).trimEnd()
  return {
    mark: ['', currency, symbol, currency + symbol].includes(mark),
    negative: mark !== before,
    digits,
  }
}
