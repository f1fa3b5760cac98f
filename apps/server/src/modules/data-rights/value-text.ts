import { formatDate, formatDateTime, formatMoney, isCurrency, money } from '@puente/money'
import { stateMessages } from '../transfers/index.ts'
import { myDataMessages as words } from './messages.es.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const COUNTRY = /^[A-Z]{2}$/
const countries = new Intl.DisplayNames('es-CL', { type: 'region' })

/**
 * Formats a stored value as Spanish text: days and instants in Chilean time, codes as their texts, structures part by part.
 * `name` is the column or part that contains the value; the same code may have another text in another column.
 */
export function textOf(value: unknown, name = ''): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return wordsOf(value, name)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((one) => textOf(one, name)).join(' · ')
  return Object.entries(value)
    .map(([part, of]) => `${wordIn(words.parts, part) ?? part}: ${textOf(of, part)}`)
    .join(' · ')
}

const wordIn = (of: Readonly<Record<string, string>> | undefined, key: string): string | undefined =>
  of !== undefined && Object.hasOwn(of, key) ? of[key] : undefined

function wordsOf(text: string, name: string): string {
  if (INSTANT.test(text)) return formatDateTime(new Date(text))
  if (DAY.test(text)) return formatDate(text)
  if (COUNTRY.test(text) && (name === 'country' || name === 'nationality')) return countries.of(text) ?? text
  const own = Object.hasOwn(words.codesOf, name) ? words.codesOf[name] : undefined
  return wordIn(own, text) ?? wordIn(words.codes, text) ?? wordIn(stateMessages, text) ?? text
}

/** Formats one column of a stored row. `receive_minor` is in the currency of its row; other amounts are in pesos. */
export function columnText(column: string, row: Readonly<Record<string, unknown>>): string {
  const value = row[column]
  if (column === 'ceiling_usd_cents') return amountText(value, 'USD')
  if (!column.endsWith('_minor')) return textOf(value, column)
  return amountText(value, column === 'receive_minor' ? (row['receive_currency'] ?? row['currency']) : 'CLP')
}

function amountText(minor: unknown, currency: unknown): string {
  const text = String(minor)
  return typeof currency === 'string' && isCurrency(currency) && /^-?\d+$/.test(text)
    ? formatMoney(money(BigInt(text), currency))
    : textOf(minor)
}
