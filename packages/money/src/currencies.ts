/** The supported currencies with their number of decimal digits (ISO 4217). */
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

/** Whether the text is the code of a supported currency, in capitals. */
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

/** Currencies whose rails pay whole units only. People there do not read amounts with cents. */
const paidWhole: ReadonlySet<Currency> = new Set(['COP'])

/**
 * The number of decimals to write this amount with: those of its currency, or none where rails pay whole units. An
 * amount in such a currency that has cents nevertheless is written with all its decimals.
 */
export function decimalsOf(minor: bigint, currency: Currency): number {
  return paidWhole.has(currency) && minor % minorPerUnit(currency) === 0n ? 0 : exponentOf(currency)
}
