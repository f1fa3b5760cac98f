import type { Field, Fields } from '@puente/contract/staff'
import { format } from '@puente/web'
import { dayText } from '../../../shell/moments/moment.tsx'
import { settingsMessages } from './messages.es.ts'
import { shownFields } from '../shown-fields.ts'
import { decimals } from '../typed.ts'
import { wordsIn, type FieldWords } from './words-of.ts'
import { words } from './words.ts'

type Data = Readonly<Record<string, unknown>>
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,18}$/.test(value)

/** '3 días hábiles', '5' */
function countText(count: number, unit: string): string {
  const { amounts } = settingsMessages
  return Object.hasOwn(amounts, unit)
    ? words(`amounts.${unit as keyof typeof amounts}`, { count })
    : format.count(count)
}

function namedText(value: unknown, { values = {} }: FieldWords): string {
  return typeof value === 'string' ? (values[value] ?? value) : String(value)
}

const weekdayText = (value: unknown): string => {
  const name = String(value)
  const { weekdays } = settingsMessages
  return Object.hasOwn(weekdays, name) ? words(`weekdays.${name as keyof typeof weekdays}`) : name
}

const listed = (values: readonly unknown[], text: (value: unknown) => string): string =>
  values.length === 0 ? words('changes.empty') : values.map(text).join(', ')

/**
 * A value in words; a value that does not fit its field is shown as stored. `currency` applies to amounts
 * without their own.
 */
export function valueText(field: Field, own: FieldWords, value: unknown, currency: string): string {
  const { spec } = field
  const inner = (item: Field, its: FieldWords, one: unknown, name?: string) =>
    valueText(item, its, one, name !== undefined && /^[A-Z]{3}$/.test(name) ? name : currency)
  if (spec.control === 'money' && isAmount(value))
    return format.money({ amount: value, currency: spec.currency ?? currency })
  if (typeof value === 'number' && spec.control === 'count') return countText(value, spec.unit)
  if (typeof value === 'number' && spec.control === 'share')
    return spec.whole === true ? words('items.percent', { count: value }) : format.percent(value)
  if (spec.control === 'decimal') return decimals.write(value)
  if (spec.control === 'day' && typeof value === 'string') return dayText(value)
  if (typeof value === 'boolean') return words(value ? 'items.yes' : 'items.no')
  if (spec.control === 'choice') return namedText(value, own)
  if (Array.isArray(value)) {
    if (spec.control === 'choices') return listed(value, (one) => namedText(one, own))
    if (spec.control === 'weekdays') return listed(value, weekdayText)
    if (spec.control === 'list') return listed(value, (one) => inner(spec.item, own, one))
    if (spec.control === 'rows') return listed(value, (row) => rowTitle(spec.fields, own, row, currency))
  }
  if (isData(value)) {
    if (spec.control === 'group') return rowText(spec.fields, own, value, currency)
    if (spec.control === 'record') {
      const texts = Object.entries(value).map(([name, one]) => {
        const its = wordsIn(spec.of === undefined ? own.value : own.fields?.[name])
        const label = spec.of === undefined ? name : its.label
        return words('items.of', { label, name: inner(spec.item, its, one, name) })
      })
      return texts.length === 0 ? words('changes.empty') : texts.join(' · ')
    }
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? '')
}

/** The fields that can be a row's title; the first one present is used. */
const titles = [
  'name',
  'label',
  'title',
  'value',
  'code',
  'id',
  'kind',
  'customer',
  'group',
  'from',
  'day',
] as const

/** The title of a row; empty when it has none yet. */
export function rowTitle(fields: Fields, own: FieldWords, row: unknown, currency: string): string {
  if (!isData(row)) return ''
  const shown = Object.fromEntries(shownFields(fields))
  const name = titles.find((one) => Object.hasOwn(shown, one) && row[one] !== undefined && row[one] !== '')
  const field = name === undefined ? undefined : shown[name]
  return name === undefined || field === undefined
    ? ''
    : valueText(field, wordsIn(own.fields?.[name]), row[name], currency)
}

/** A row or group with all its fields: 'Nombre: Uno · Código: uno'. */
export function rowText(
  fields: Fields,
  own: FieldWords,
  row: Data,
  currency: string,
  without?: string,
): string {
  return shownFields(fields)
    .filter(([name]) => name !== without && row[name] !== undefined)
    .map(([name, field]) => {
      const its = wordsIn(own.fields?.[name])
      return words('items.of', { label: its.label, name: valueText(field, its, row[name], currency) })
    })
    .join(' · ')
}
