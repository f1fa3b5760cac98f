import { currencies, isCurrency, parseMoney, type Currency } from '@puente/money'

/** An amount that a typed text may mean. */
export interface AmountMeant {
  readonly currency: Currency
  readonly minor: bigint
}

const supported: readonly Currency[] = Object.keys(currencies).filter(isCurrency)

/**
 * The amounts that a text may mean, one for each currency in which it can be written: '209.917' may be of any, '$ 209.917' is
 * in pesos, 'USD 207,56' in dollars. Digits with a leading zero are no amount.
 */
export function amountsIn(text: string): AmountMeant[] {
  if (text.length > 40 || !/[0-9]/.test(text) || /^0[0-9]/.test(text)) return []
  return supported.flatMap((currency) => {
    const amount = parseMoney(text, currency)
    return 'fault' in amount ? [] : [{ currency, minor: amount.minor }]
  })
}
