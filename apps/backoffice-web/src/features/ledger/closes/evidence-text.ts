import type { CloseLineWire } from '@puente/contract/staff'
import { format } from '@puente/web'
import { accountName } from '../words.ts'
import { words } from './words.ts'

const MONTH = /^(\d{4})-(\d{2})$/

/** A name in a line: an account with its currency, a day with its currency, a month, or a currency. */
function nameText(name: string): string {
  const [first = '', currency] = name.split(' ')
  if (currency === undefined) return first.replace(MONTH, '$2/$1')
  return `${accountName(first) ?? format.date(first)} ${currency}`
}

/** What a line says in one sentence. */
export function evidenceText({ check, state, count, names, at }: CloseLineWire): string {
  if (state === 'not-needed') return words('states.not-needed')
  if (state === 'ok') return words(`clean.${check}`, { at: at === undefined ? '' : format.dateTime(at) })
  const shown = names.map(nameText).join(', ')
  return words(`missing.${check}`, { count, names: names.length < count ? `${shown}…` : shown })
}
