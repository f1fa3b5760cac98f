import { exponentOf, isCurrency } from '@puente/money'
import { fromSantiago, isDay } from '../../corridors/index.ts'
import { FileProblem, type Place } from './statement-file.ts'

/** Larger amounts do not fit a ledger entry. */
const DIGITS_MAX = 17

function minorOf(whole: string, decimals: string, currency: string, place: Place, text: string): bigint {
  const digits = isCurrency(currency) ? exponentOf(currency) : 2
  const kept = decimals.replace(/0+$/, '')
  if (kept.length > digits || whole.length + digits > DIGITS_MAX) throw new FileProblem('number', place, text)
  return BigInt(whole + kept.padEnd(digits, '0'))
}

/** An amount in Chilean format: dots between thousands, a comma before decimals. Empty is zero. */
export function chileanAmount(text: string, currency: string, place: Place): bigint {
  const plain = text.replaceAll(/[\s$]/g, '')
  if (plain === '') return 0n
  const match = /^([+-]?)([0-9]+|[0-9]{1,3}(?:[.][0-9]{3})+)(?:,([0-9]+))?$/.exec(plain)
  if (match === null) throw new FileProblem('number', place, text)
  const minor = minorOf((match[2] ?? '').replaceAll('.', ''), match[3] ?? '', currency, place, text)
  return match[1] === '-' ? -minor : minor
}

/** An amount in XML format: a dot before decimals, no sign. */
export function xmlAmount(text: string, currency: string, place: Place): bigint {
  const match = /^([0-9]+)(?:[.]([0-9]*))?$/.exec(text.trim())
  if (match === null) throw new FileProblem('number', place, text)
  return minorOf(match[1] ?? '', match[2] ?? '', currency, place, text)
}

/** A day written as 2026-11-24, 24/11/2026 or 24-11-2026; of a date and time, its day as written. */
export function dayIn(text: string, place: Place): string {
  const plain = text.trim()
  const chilean = /^([0-9]{2})[/-]([0-9]{2})[/-]([0-9]{4})$/.exec(plain)
  const day = chilean === null ? plain.slice(0, 10) : `${chilean[3]}-${chilean[2]}-${chilean[1]}`
  if (!isDay(day) || (chilean === null && plain.length > 10 && plain[10] !== 'T'))
    throw new FileProblem('date', place, text)
  return day
}

/**
 * An XML date and time as an instant; in the time zone of Santiago when it has no offset. Undefined for other texts.
 */
export function momentIn(text: string): Date | undefined {
  const [, day = '', hour, minute, offset] =
    /^([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}):([0-9]{2})(?::[0-9.]+)?(Z|[+-][0-9]{2}:[0-9]{2})?$/.exec(
      text.trim(),
    ) ?? []
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59) return undefined
  return offset === undefined
    ? fromSantiago(day, Number(hour) * 60 + Number(minute))
    : new Date(`${day}T${hour}:${minute}:00${offset}`)
}

/** A currency of the books. */
export function currencyIn(text: string, place: Place): string {
  const currency = text.trim().toUpperCase()
  if (!isCurrency(currency)) throw new FileProblem('currency', place, text)
  return currency
}
