/** ISO 4217: the currencies the product touches and how many decimal digits each one has. */
export const currencies = {
  ARS: 2,
  AUD: 2,
  BOB: 2,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  CLF: 4,
  CLP: 0,
  CNY: 2,
  COP: 2,
  CRC: 2,
  CZK: 2,
  DOP: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  HTG: 2,
  HUF: 2,
  INR: 2,
  JPY: 0,
  KWD: 3,
  MXN: 2,
  PEN: 2,
  PYG: 0,
  SGD: 2,
  USD: 2,
  UYU: 2,
  VES: 2,
} as const

export type Currency = keyof typeof currencies

/** True when the text is the code of a currency we know, in capitals. */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text)
}

/** How many decimal digits the currency has: 0 for CLP, 2 for USD. */
export function exponentOf(currency: Currency): number {
  return currencies[currency]
}

/** Minor units in one unit of the currency: 1 for CLP, 100 for USD. */
export function minorPerUnit(currency: Currency): bigint {
  return 10n ** BigInt(currencies[currency])
}

/** Currencies whose rails pay whole units: nobody there reads an amount with its cents. */
const paidWhole: ReadonlySet<Currency> = new Set(['COP'])

/**
 * How many decimals this amount is written with wherever it is read: all that its currency has, and none where rails pay
 * whole units. An amount that has cents all the same is written exactly.
 */
export function decimalsOf(minor: bigint, currency: Currency): number {
  return paidWhole.has(currency) && minor % minorPerUnit(currency) === 0n ? 0 : exponentOf(currency)
}
