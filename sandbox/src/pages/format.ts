import { wallTime } from '../clock/santiago.ts'

/** ISO 4217 currencies without decimals. Intl follows common usage and gives the Colombian peso none. */
const whole: readonly string[] = ['CLP', 'JPY', 'PYG']

/** Minor units in Chilean notation: `$1.234.567` for pesos, `USD 1.234,56` for other currencies. */
export function money(minor: string, currency = 'CLP'): string {
  const sign = minor.startsWith('-') ? '-' : ''
  const places = whole.includes(currency) ? 0 : 2
  const digits = minor.replace('-', '').padStart(places + 1, '0')
  const units = dotted(digits.slice(0, digits.length - places))
  const cents = places === 0 ? '' : `,${digits.slice(-places)}`
  return currency === 'CLP' ? `${sign}$${units}` : `${currency} ${sign}${units}${cents}`
}

/** Digits in groups of three with dots. */
function dotted(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.')
}

/** An instant in Santiago: `24/11/2026, 18:00:05`. */
export function moment(atMs: number): string {
  const { date, time } = wallTime(atMs)
  return `${day(date)}, ${time}`
}

/** `24/11/2026` for `2026-11-24`. */
export function day(date: string): string {
  return date.split('-').reverse().join('/')
}

/**
 * An amount of pesos as typed (`200.000`, `$200000`, `200 000`) in minor units; null when it is not a whole
 * amount above zero.
 */
export function typedPesos(text: string | undefined): string | null {
  const plain = (text ?? '').replace(/[\s$]/g, '')
  if (!/^(\d{1,15}|\d{1,3}(\.\d{3}){1,4})$/.test(plain)) return null
  const digits = plain.replaceAll('.', '').replace(/^0+/, '')
  return digits === '' ? null : digits
}
